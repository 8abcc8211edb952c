import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import type { ObjectStore } from '@lintel/platform/object-store';
import { createLogger, createMetrics, IdentityKey, loadConfig, type Metrics } from '@lintel/service-kit';
import { embeddedSettings, eventually, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Gateway, gatewayConfigSchema, startGateway } from '../src/index.js';
import { publicSite } from '../src/pages/site.fixture.js';
import { upstreamOf } from './upstream.fixture.js';

let folder: string;
let objects: ObjectStore;
let gateway: Gateway;
let metrics: Metrics;
let port: number;
let told: object[];
let executed: string[];
let asked: PromiseWithResolvers<void>;
let gone: Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-left-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await writeFile(join(folder, 'shell/index.html'), '<!doctype html><head><title>Lintel</title></head>');
  const remote = join(folder, 'remotes/public-site');
  await mkdir(remote, { recursive: true });
  await writeFile(join(remote, 'pages.json'), JSON.stringify(publicSite));
  objects = await openObjectStore(embeddedSettings(folder));
});
afterAll(async () => {
  await objects.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a service answers takes until the visitor is gone, as the gateway sees it. */
async function untilGone(what: string): Promise<void> {
  executed.push(what);
  asked.resolve();
  await gone;
}

beforeEach(async () => {
  [told, executed] = [[], []];
  asked = Promise.withResolvers();
  metrics = createMetrics();
  gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
    upstreams: [
      upstreamOf('listings', {
        Query: {
          listing: async () => {
            await untilGone('listing');
            return { id: 12, description: 'Quiet. '.repeat(400) };
          },
        },
      }),
      upstreamOf('notifications', {
        Mutation: {
          subscribeToNewsletter: async (_: unknown, { email }: { email: string }) => {
            await untilGone('subscribeToNewsletter');
            return { email };
          },
        },
      }),
      upstreamOf('operations', {
        Mutation: {
          keepRequests: (_: unknown, { requests }: { requests: object[] }) => told.push(...requests),
        },
      }),
    ],
    objects,
    frontEnd: { shellFolder: join(folder, 'shell'), remoteFolders: [join(folder, 'remotes')] },
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock: new FakeClock(),
    logger: createLogger('gateway', 'silent'),
    metrics,
  });
  port = await gateway.listen();
});

/** Asks, and closes the connection as soon as a service is at work. */
async function askAndLeave(query: string): Promise<void> {
  const closed = Promise.withResolvers<void>();
  gone = closed.promise;
  const onRequest = (message: unknown) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    if (request.headers['x-visitor'] === 'leaves') socket.once('close', closed.resolve);
  };
  subscribe('http.server.request.start', onRequest);
  const body = JSON.stringify({ query });
  const visitor = connect(port, '127.0.0.1');
  visitor.write(
    [
      'POST /graphql HTTP/1.1',
      'host: localhost',
      'x-visitor: leaves',
      'accept-encoding: br',
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  await asked.promise;
  visitor.destroy();
  await gone;
  unsubscribe('http.server.request.start', onRequest);
  await eventually(async () => expect(await counted()).not.toEqual([]), { timeout: 5000 });
  // What would still go on has done so once another request is answered, and operations are told before it has stopped.
  await fetch(`http://127.0.0.1:${port}/livez`);
  await gateway.stop();
}
const counted = async () =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('lintel_http_request_seconds_count{route="/graphql"'));

describe('a visitor who left before the answer', () => {
  it('had their question asked once, and is counted as one who left', async () => {
    await askAndLeave('{ listing(id: 12) { id description } }');
    expect(executed).toEqual(['listing']);
    expect(await counted()).toEqual(['lintel_http_request_seconds_count{route="/graphql",status="left"} 1']);
    expect(told).toEqual([]);
  });

  it('changed what they asked to be changed, and operations are told of it', async () => {
    await askAndLeave('mutation { subscribeToNewsletter(email: "robin@example.org") { email } }');
    expect(executed).toEqual(['subscribeToNewsletter']);
    expect(told).toMatchObject([{ name: 'subscribeToNewsletter', outcome: 'done' }]);
    expect(await counted()).toEqual(['lintel_http_request_seconds_count{route="/graphql",status="left"} 1']);
  });
});
