import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const releases: (() => Promise<void>)[] = [];
let address: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-questions-'));
  releases.push(() => rm(folder, { recursive: true, force: true }));
  const objects = await openObjectStore(embeddedSettings(folder));
  releases.push(() => objects.close());
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, {}), LINTEL_PORT: 0 },
    upstreams: [upstreamOf('listings', { Query: { listing: () => null } })],
    objects,
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock: new FakeClock(),
    logger: createLogger('gateway', 'silent'),
    metrics: createMetrics(),
  });
  releases.push(() => gateway.stop());
  address = `http://127.0.0.1:${await gateway.listen()}`;
});
afterAll(async () => {
  for (const release of releases.reverse()) await release();
});

async function send(path: string, init: RequestInit) {
  const response = await fetch(`${address}${path}`, init);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
const post = (body: string, path = '/graphql', type = 'application/json') =>
  send(path, { method: 'POST', headers: { 'content-type': type }, body });

describe('what is no question', () => {
  it.each([
    ['an array', '[{"query":"{ listing(id: 1) { id } }"}]', 'body'],
    ['null', 'null', 'body'],
    ['a text', '"{ listing(id: 1) { id } }"', 'body'],
    ['a number', '7', 'body'],
    ['variables that are a text', '{"query":"{ listing(id: 1) { id } }","variables":"x"}', 'variables'],
    ['variables that are a list', '{"query":"{ listing(id: 1) { id } }","variables":[1]}', 'variables'],
    ['a query that is a number', '{"query":5}', 'query'],
    ['a query that is a list', '{"query":["{ listing(id: 1) { id } }"]}', 'query'],
    [
      'an operation that is an object',
      '{"query":"{ listing(id: 1) { id } }","operationName":{}}',
      'operationName',
    ],
  ])('such as %s is told which field', async (_what, body, field) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { data: null, errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }] },
    });
  });

  it.each(['variables=x', 'variables=[1]', 'variables=%7B', 'query=a&query=b'])(
    'in an address is told as well: %s',
    async (more) => {
      const query = encodeURIComponent('{ listing(id: 1) { id } }');
      const { status, body } = await send(`/graphql?query=${query}&${more}`, {
        headers: { 'x-mercurius-operation-name': 'a' },
      });
      expect(status).toBe(400);
      expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  it('such as a change by an address is refused', async () => {
    const query = encodeURIComponent('mutation { endSession(refreshToken: "a") { accepted } }');
    const { status, body } = await send(`/graphql?query=${query}`, {
      headers: { 'x-mercurius-operation-name': 'a' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors[0].extensions.code).toBeTruthy();
  });
});

describe('whatever is sent', () => {
  it('is answered with a clear error in one format, never a 5xx', async () => {
    const json = fc.json({ maxDepth: 3 });
    const near = fc
      .record(
        {
          query: fc.anything({ maxDepth: 1 }),
          variables: fc.anything({ maxDepth: 2 }),
          operationName: fc.anything({ maxDepth: 1 }),
        },
        { requiredKeys: [] },
      )
      .map((value) =>
        JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner)),
      );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/graphql', '/session'),
        fc.oneof(json, near, fc.string()),
        fc.constantFrom('application/json', 'application/graphql', 'text/plain', 'application/xml'),
        async (path, body, type) => {
          const answer = await post(body, path, type);
          expect(answer.status).toBeGreaterThanOrEqual(200);
          expect([JSON.stringify(answer.body), answer.status < 500]).toEqual([
            JSON.stringify(answer.body),
            true,
          ]);
          if (answer.status >= 400)
            expect(answer.body.errors[0]).toMatchObject({
              message: expect.any(String),
              extensions: { code: expect.any(String) },
            });
        },
      ),
      { numRuns: 150 },
    );
  });
});
