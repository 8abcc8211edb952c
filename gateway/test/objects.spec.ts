import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import type { ObjectStore } from '@lintel/platform/object-store';
import { createLogger, createMetrics, IdentityKey, LateObjectStore, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const JPEG = 'image/jpeg';
const releases: (() => Promise<void>)[] = [];
let objects: ObjectStore;
let address: string;
let withoutStore: string;
const coming = Promise.withResolvers<ObjectStore>();

async function start(store: ObjectStore): Promise<string> {
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
    upstreams: [
      upstreamOf('listings', { Query: {} }),
      // Told of what was changed, for which requests are listened to as well.
      upstreamOf('operations', { Mutation: {} }),
    ],
    objects: store,
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock: new FakeClock(),
    logger: createLogger('gateway', 'silent'),
    metrics: createMetrics(),
  });
  releases.push(() => gateway.stop());
  return `http://127.0.0.1:${await gateway.listen()}`;
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-objects-'));
  releases.push(() => rm(folder, { recursive: true, force: true }));
  objects = await openObjectStore(embeddedSettings(folder));
  releases.push(() => objects.close());
  address = await start(objects);
  withoutStore = await start(new LateObjectStore(coming.promise));
});
afterAll(async () => {
  for (const release of releases.reverse()) await release();
});

/** An address for an upload, at the gateway of this test. */
async function signed(key: string, maxBytes = 1_000_000, at = address): Promise<string> {
  const { pathname, search } = new URL(
    await objects.signUpload(key, { contentType: JPEG, maxBytes, expiresInSeconds: 900 }),
  );
  return `${at}${pathname}${search}`;
}

const put = (url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'PUT', body, headers: { 'content-type': JPEG, ...headers } });
const content = (length: number) => new Uint8Array(length).fill(7);

describe('signed addresses', () => {
  it('take a file of more than any other request may have, without cookies and from a page of anywhere', async () => {
    const answer = await put(await signed('uploads/incoming/large'), content(900_000), {
      origin: 'https://elsewhere.example',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await objects.head('uploads/incoming/large')).toMatchObject({ size: 900_000, contentType: JPEG });
  });

  it('take no more than was signed, said or not', async () => {
    const url = await signed('uploads/incoming/small', 1000);
    expect((await put(url, content(1001))).status).toBe(413);
    const unsaid = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': JPEG },
      body: new Blob([content(5000)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(unsaid.status).toBe(413);
    expect(await objects.head('uploads/incoming/small')).toBeNull();
  });

  it('take no other type, no other key and nothing without a signature', async () => {
    const url = await signed('uploads/incoming/other');
    const body = content(10);
    expect((await put(url, body, { 'content-type': 'text/html' })).status).toBe(415);
    expect((await put(url.replace('incoming/other', 'other.webp'), body)).status).toBe(403);
    expect((await put(`${address}/objects/uploads/incoming/other`, body)).status).toBe(403);
    expect((await fetch(`${address}/objects/demo/plan.svg`)).status).toBe(404);
    const posted = await fetch(url, { method: 'POST', body, headers: { 'content-type': JPEG } });
    expect(posted.status).toBe(404);
    expect(await objects.head('uploads/incoming/other')).toBeNull();
  });

  it('keep nothing of an upload that breaks off', async () => {
    const url = new URL(await signed('uploads/incoming/broken'));
    const ended = Promise.withResolvers<void>();
    const sending = request(
      { ...urlOf(url), method: 'PUT', headers: { 'content-type': JPEG, 'content-length': 500_000 } },
      () => undefined,
    );
    sending.on('error', () => undefined).on('close', () => ended.resolve());
    sending.write(content(450_000), () => sending.destroy());
    await ended.promise;
    expect((await put(url.href, content(500_000))).status).toBe(200);
    expect(await objects.head('uploads/incoming/broken')).toMatchObject({ size: 500_000 });
  });

  it('say that files cannot be taken while the store is away, and take them once it comes', async () => {
    const url = await signed('uploads/incoming/later', 100, withoutStore);
    const answer = await put(url, content(100));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.text()).toMatch(
      /^Files cannot be taken at the moment\. Try again in a minute\. Reference [\da-f]{8}$/,
    );
    coming.resolve(objects);
    expect((await put(url, content(100))).status).toBe(200);
  });
});

describe('uploaded files', () => {
  it.each(['uploads/incoming/hidden', 'uploads%2Fincoming%2Fhidden', 'uploads/%69ncoming/hidden'])(
    'are not shown as they came: /media/%s',
    async (path) => {
      await objects.put('uploads/incoming/hidden', content(3), { contentType: JPEG });
      expect((await fetch(`${address}/media/${path}`)).status).toBe(404);
    },
  );

  it('that are PDFs are shown in the browser under a plain name, and nothing else is made of them', async () => {
    await objects.put('uploads/plan.pdf', content(3), { contentType: 'application/pdf' });
    const answer = await fetch(`${address}/media/uploads/plan.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="document.pdf"');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

const urlOf = ({ hostname, port, pathname, search }: URL) => ({
  hostname,
  port,
  path: `${pathname}${search}`,
});

it('a file as it is sent never has more listeners than Node takes for a leak, which would be a warning each', async () => {
  await objects.put('uploads/flat.jpg', content(100_000), { contentType: JPEG });
  let most = 0;
  const onStart = (message: unknown) => {
    const { response } = message as { response: ServerResponse };
    response.on('newListener', () => (most = Math.max(most, response.listenerCount('close') + 1)));
  };
  subscribe('http.server.request.start', onStart);
  await (await fetch(`${address}/media/uploads/flat.jpg`)).arrayBuffer();
  unsubscribe('http.server.request.start', onStart);
  expect(most).toBeGreaterThan(1);
  // Who puts it into a process with others may add one.
  expect(most).toBeLessThan(EventEmitter.defaultMaxListeners);
});
