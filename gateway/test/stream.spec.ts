import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingExample } from '@lintel/contracts';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Gateway, gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const { agent: _agent, ...home } = listingExample;
const entry = (position: number, change: object = {}) => ({
  position,
  type: 'lintel.listing.published.v1',
  event: JSON.stringify({
    ...{ specversion: '1.0', id: `event-${position}`, source: '/services/listings' },
    ...{ type: 'lintel.listing.published.v1', subject: '12', time: '2026-03-02T09:30:00.000Z' },
    ...{ sequence: position, datacontenttype: 'application/json' },
    dataschema: '/schemas/lintel.listing.published.v1.json',
    data: home,
  }),
  ...{ onlyFor: null, agencies: ['acme'], places: [{ outcode: 'SW4', latitude: 51.46, longitude: -0.14 }] },
  ...change,
});

let stored: ReturnType<typeof entry>[] = [];
let first = 1;
let away = false;
const pageOf = (entries: typeof stored) => {
  if (away) throw new Error('the documents are away');
  return { first, last: stored.at(-1)?.position ?? 0, entries };
};
const keys: Record<string, object> = {
  lintel_reader: { keyId: 'reader', agencyId: null, scopes: ['events:read'] },
  lintel_acme: { keyId: 'acme', agencyId: 'acme', scopes: ['events:read'] },
  lintel_hooks: { keyId: 'hooks', agencyId: null, scopes: ['webhooks:write'] },
};
const integrations = upstreamOf('integrations', {
  Query: {
    keyHolder: (_: unknown, { secret }: { secret: string }) => keys[secret] ?? null,
    streamAfter: (_: unknown, { position, first: most }: { position: number; first: number }) =>
      pageOf(stored.filter((one) => one.position > position).slice(0, most)),
    homesAt: (_: unknown, { after, first: most }: { after: number; first: number }) =>
      pageOf(stored.filter((one) => one.position > after).slice(0, most)),
  },
});

let folder: string;
let gateway: Gateway;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-stream-'));
  gateway = await startIt();
  address = `http://127.0.0.1:${await gateway.listen()}`;
});
const startIt = async () =>
  startGateway({
    config: { ...loadConfig(gatewayConfigSchema, { LINTEL_READ_LIMIT: '0' }), LINTEL_PORT: 0 },
    upstreams: [integrations],
    objects: await openObjectStore(embeddedSettings(folder)),
    identityKey: new IdentityKey('a secret that is long enough for anybody'),
    ...{ clock: new FakeClock(), logger: createLogger('gateway', 'silent'), metrics: createMetrics() },
  });
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  [stored, first, away] = [[], 1, false];
});
const store = (from: number, to: number, change: object = {}) => {
  for (let position = from; position <= to; position++) stored.push(entry(position, change));
};

interface Options {
  readonly key?: string;
  readonly headers?: Record<string, string>;
}
const get = (path: string, { key = 'lintel_reader', headers = {} }: Options = {}) =>
  fetch(`${address}${path}`, { headers: { authorization: `Bearer ${key}`, ...headers } });
const page = async (path: string, options: Options = {}) =>
  (await get(path, { ...options, headers: { accept: 'application/json' } })).json() as Promise<any>;
const positionsOf = (events: readonly { position: number }[]) => events.map(({ position }) => position);

/** Reads so many events of a stream, then leaves. */
async function listen(path: string, count: number, options: Options = {}): Promise<any[]> {
  const { body } = await get(path, options);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: any[] = [];
  for (let text = ''; events.length < count;) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (!data) continue;
      const event = JSON.parse(data);
      expect(block).toContain(`id: ${event.position}\n`);
      events.push(event);
    }
  }
  await reader.cancel();
  return events;
}

describe('the stream', () => {
  it('goes on after a position, through what was kept into what happens now', async () => {
    store(1, 1200);
    const heard = listen('/events?after=100', 1110);
    await new Promise((resolve) => setImmediate(resolve));
    store(1201, 1210);
    expect(positionsOf(await heard)).toEqual(Array.from({ length: 1110 }, (_, index) => index + 101));
  });

  it('goes on after the last id that a reader had', async () => {
    store(1, 5);
    const headers = { 'last-event-id': '3' };
    expect(positionsOf(await listen('/events?after=1', 2, { headers }))).toEqual([4, 5]);
  });

  it('begins now where nothing is said, and says first when that is', async () => {
    store(1, 5);
    const response = await get('/events');
    store(6, 6);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('data:')) text += (await reader.read()).value;
    await reader.cancel();
    expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)).toEqual(['5', '6']);
  });

  it('is of CloudEvents whose schema can be fetched', async () => {
    store(1, 1);
    const [event] = await listen('/events?after=0', 1);
    const { port } = new URL(address);
    expect(event).toMatchObject({ specversion: '1.0', position: 1, subject: '12' });
    expect(event.dataschema).toBe(`http://localhost:${port}/schemas/lintel.listing.published.v1.json`);
    expect((await fetch(event.dataschema.replace('localhost', '127.0.0.1'))).status).toBe(200);
  });

  it('waits for a reader that does not read, and loses nothing', async () => {
    store(1, 3000);
    const { hostname, port } = new URL(address);
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { authorization: 'Bearer lintel_reader' };
      httpRequest({ hostname, port, path: '/events?after=0', headers }, (answer) => {
        const heard: string[] = [];
        answer.setEncoding('utf8').pause();
        setImmediate(() => {
          store(3001, 3100);
          answer.on('data', (part: string) => {
            heard.push(part);
            if (!heard.slice(-2).join('').includes('id: 3100\n')) return;
            resolve(heard.join(''));
            answer.destroy();
          });
          answer.resume();
        });
      })
        .on('error', reject)
        .end();
    });
    const ids = [...text.matchAll(/^id: (\d+)\ndata: /gm)].map(([, id]) => Number(id));
    expect(new Set(ids).size).toBe(3100);
  });
});

describe('a stop', () => {
  it('ends streams, and waits for no reader that does not read', async () => {
    store(1, 3000);
    const another = await startIt();
    const at = `http://127.0.0.1:${await another.listen()}`;
    const headers = { authorization: 'Bearer lintel_reader' };
    const [idle, reading] = await Promise.all(
      ['/events?after=0', '/events'].map((path) => fetch(`${at}${path}`, { headers })),
    );
    const ended = reading!.text();
    await another.stop();
    expect(await ended).toBe('id: 3000\n\n');
    await expect(idle!.text()).rejects.toThrow();
  });
});

describe('pages of the stream', () => {
  it('have the same positions', async () => {
    store(1, 250);
    const all: number[] = [];
    for (let next = 0, last = 1; next < last;) {
      const told = await page(`/events?after=${next}&limit=100`);
      all.push(...positionsOf(told.events));
      ({ next, last } = told);
    }
    expect(all).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  });

  it('may be empty and go on, where nothing of a long stretch was asked for', async () => {
    store(1, 6000, { agencies: ['other'] });
    store(6001, 6001);
    const one = await page('/events?after=0&agency=acme');
    expect(one.events).toEqual([]);
    const two = await page(`/events?after=${one.next}&agency=acme`);
    expect(positionsOf(two.events)).toEqual([6001]);
  });
});

describe('a filter', () => {
  beforeEach(() => {
    store(1, 1);
    stored.push(
      entry(2, { type: 'lintel.listing.removed.v1' }),
      entry(3, { places: [{ outcode: 'N1', latitude: 51.54, longitude: -0.1 }] }),
      entry(4, { agencies: ['other'] }),
      entry(5, { onlyFor: 'acme', type: 'lintel.viewing.requested.v1', places: [] }),
    );
  });

  it.each([
    ['', [1, 2, 3, 4]],
    ['type=lintel.listing.removed.v1', [2]],
    ['type=lintel.listing.removed.v1,lintel.viewing.requested.v1', [2]],
    ['outcode=n1', [3]],
    ['outcode=N1&outcode=SW4', [1, 2, 3, 4]],
    ['box=-0.2,51.4,0,51.5', [1, 2, 4]],
    ['agency=other', [4]],
    ['agency=other&outcode=N1', []],
  ])('%s', async (query, positions) => {
    expect(positionsOf((await page(`/events?after=0&${query}`)).events)).toEqual(positions);
  });

  it('is not needed for what is another agency’s own', async () => {
    const { events } = await page('/events?after=0', { key: 'lintel_acme' });
    expect(positionsOf(events)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['type=everything', 'type'],
    ['outcode=London', 'outcode'],
    ['box=1,2,3', 'box'],
    ['box=0,51.5,-0.2,51.4', 'box'],
    ['after=-1', 'after'],
    ['after=soon', 'after'],
    ['after=7', 'after'],
    ['limit=5000', 'limit'],
  ])('%s is refused at its field', async (query, field) => {
    const answer = await get(`/events?${query}`, { headers: { accept: 'application/json' } });
    const { errors } = (await answer.json()) as any;
    expect([answer.status, errors[0].extensions.field]).toEqual([400, field]);
  });
});

it('a position that is forgotten is said to be, with where to begin again', async () => {
  store(1, 9);
  first = 5;
  const answer = await get('/events?after=2');
  const { errors } = (await answer.json()) as any;
  expect(answer.status).toBe(410);
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('/events/snapshot'),
    extensions: { first: 5, last: 9 },
  });
  expect((await page('/events?after=4')).events).toHaveLength(5);
});

it.each([
  ['nobody', 'none', 401],
  ['a key without the scope', 'lintel_hooks', 403],
])('is not for %s', async (_who, key, status) => {
  for (const path of ['/events', '/events/snapshot']) expect((await get(path, { key })).status).toBe(status);
});

it('is said to be away while it is', async () => {
  away = true;
  for (const path of ['/events', '/events/snapshot']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  }
});

describe('the snapshot', () => {
  it('has a home a line, and after which position to go on', async () => {
    store(1, 1234);
    const answer = await get('/events/snapshot');
    expect(answer.headers.get('lintel-position')).toBe('1234');
    const lines = (await answer.text()).trim().split('\n');
    expect(positionsOf(lines.map((line) => JSON.parse(line)))).toHaveLength(1234);
  });
});
