import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, eventually, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import { type Gateway, gatewayConfigSchema, startGateway } from '../src/index.js';
import { upstreamOf } from './upstream.fixture.js';

const good = 'T0ken_of-a-feed_that-nobody-can-guess-00000';
const origin = 'https://homes.example.org';
const hostile = `<script>alert("1")</script> & 'Söns' ]]> \u0000\u0008 \ud800`;
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const clock = new FakeClock();
const metrics = createMetrics();
const told: string[] = [];
let away = false;
let homes: readonly ReturnType<typeof home>[];

const home = (id: number, updatedAt: string, about: object = {}) => ({
  updatedAt,
  listing: {
    ...{ id, listingType: 'sale', status: 'available', propertyType: 'flat', title: `Home ${id}` },
    ...{ price: 550_000, bedrooms: 2, location: 'Clapham, London', publishedAt: '2026-02-01T09:00:00.000Z' },
    images: [{ url: '/media/l/1-1600.webp', alt: 'The front', width: 1600, height: 1200 }],
    ...about,
  },
});
const unlessAway = <Answer>(answer: Answer): Answer => {
  if (away) throw new Error('the documents are away');
  return answer;
};

const upstreams = [
  upstreamOf('viewings', {
    Query: {
      viewingFeedFile: (_: unknown, given: { token: string; origin: string }) =>
        unlessAway(given.token === good && given.origin === origin ? calendar : null),
    },
  }),
  upstreamOf('search', {
    Query: {
      searchFeedContent: (_: unknown, given: { token: string }) =>
        unlessAway(
          given.token === good
            ? {
                ...{ id: 's1', name: hostile, changedAt: '2026-02-20T09:00:00.000Z', homes },
                resultsPath: '/properties?type=sale&maxPrice=600000',
              }
            : null,
        ),
    },
  }),
  upstreamOf('operations', {
    Mutation: {
      keepRequests: (_: unknown, { requests }: { requests: readonly object[] }) =>
        told.push(JSON.stringify(requests)),
    },
  }),
];

let folder: string;
let gateway: Gateway;
let address: string;
let logged = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-feeds-'));
  gateway = await startGateway({
    config: {
      ...loadConfig(gatewayConfigSchema, { LINTEL_PUBLIC_URL: origin, LINTEL_READ_LIMIT: '200' }),
      LINTEL_PORT: 0,
    },
    upstreams,
    objects: await openObjectStore(embeddedSettings(folder)),
    identityKey: new IdentityKey('a secret that is long enough for anybody'),
    logger: createLogger('gateway', 'debug', { write: (line) => void (logged += line) }),
    ...{ clock, metrics },
  });
  address = `http://127.0.0.1:${await gateway.listen()}`;
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  clock.advance({ seconds: 120 });
  away = false;
  homes = [
    home(2, '2026-03-01T08:00:00.000Z', { title: hostile, location: hostile, status: 'underOffer' }),
    home(1, '2026-02-25T09:00:00.000Z', { images: [], price: null, bedrooms: 0 }),
  ];
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${address}/feeds/${path}`, { method, headers });
const ics = `viewings/${good}.ics`;
const atom = `searches/${good}.atom`;
const json = `searches/${good}.json`;

/** As a strict reader of XML sees it: the texts of each element, and the attributes of those that have no text. */
function xml(document: string) {
  const found: { path: string; text: string; attributes: Record<string, string>; uri: string }[] = [];
  const open: (typeof found)[number][] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const path = [open.at(-1)?.path, local].filter(Boolean).join('/');
    const plain = Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]));
    const element = { path, text: '', attributes: plain, uri };
    open.push(element);
    found.push(element);
  });
  parser.on('text', (text) => {
    if (open.length > 0) open.at(-1)!.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(document).close();
  const texts = (path: string) => found.filter((each) => each.path === path).map(({ text }) => text);
  const links = (path: string) => found.filter((each) => each.path === path).map((each) => each.attributes);
  return { found, texts, links };
}

describe('feeds', () => {
  it.each([
    [ics, 'text/calendar; charset=utf-8'],
    [atom, 'application/atom+xml; charset=utf-8'],
    [json, 'application/feed+json; charset=utf-8'],
  ])('are private, never indexed, and fetched again only when they changed: %s', async (path, type) => {
    const first = await get(path);
    const said = (name: string) => first.headers.get(name);
    expect([first.status, said('content-type')]).toEqual([200, type]);
    expect(said('cache-control')).toBe('private, no-cache');
    expect(said('x-robots-tag')).toBe('noindex, nofollow');
    expect(said('referrer-policy')).toBe('no-referrer');
    expect(said('ratelimit-limit')).toBe('200');
    const etag = said('etag')!;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': tag });
      expect([tag, again.status, await again.text(), again.headers.get('etag')]).toEqual([
        tag,
        304,
        '',
        etag,
      ]);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('answer alike for an address that is unknown, revoked, malformed or of the other kind', async () => {
    const none = [
      `viewings/${'x'.repeat(43)}.ics`,
      `searches/${'x'.repeat(43)}.json`,
      `viewings/${good}`,
      `viewings/${good}A.ics`,
      `viewings/${good}.atom`,
      `searches/${good}.ics`,
      `searches/${encodeURIComponent("' OR 1=1")}.atom`,
      `searches/../viewings/${good}.json`,
      'viewings/',
      '',
    ];
    for (const path of none) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text(), answer.headers.get('x-robots-tag')]).toEqual([
        path,
        404,
        'There is no feed at this address.',
        'noindex, nofollow',
      ]);
      expect([path, (await get(path, {}, 'HEAD')).status]).toEqual([path, 404]);
    }
    expect((await get(ics, {}, 'POST')).status).toBe(404);
  });

  it('are not to be had from the public schema, in which secrets could be tried', async () => {
    for (const field of [
      'viewingFeedFile(token: "x", origin: "https://x.example")',
      'searchFeedContent(token: "x") { id }',
    ]) {
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `{ ${field} }` }),
      });
      expect(JSON.stringify(await answer.json())).toMatch(/Cannot query field/);
    }
  });

  it('are given out so often a minute and no more, each by itself', async () => {
    let refused: Response | undefined;
    for (let times = 0; times < 40 && !refused; times++) {
      const answer = await get(ics);
      if (answer.status !== 200) refused = answer;
    }
    expect([refused?.status, Number(refused?.headers.get('retry-after'))]).toEqual([429, 2]);
    clock.advance({ seconds: 2 });
    expect((await get(ics)).status).toBe(200);
  });

  it('say that they cannot be made while a service is away, and stand nowhere in what operations see', async () => {
    away = true;
    for (const path of [ics, atom, json]) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '60']);
    }
    await eventually(() => expect(told.join()).toContain('GET /feeds/*'), { timeout: 5000 });
    const seen = [logged, told.join(), await metrics.registry.metrics()].join();
    expect(seen).toContain('lintel_http_request_seconds');
    expect(seen).not.toContain(good);
  });
});

describe('a saved search as Atom', () => {
  it('is read by a strict parser, whatever people wrote, with ids that stay', async () => {
    const answer = await get(atom);
    const { found, texts, links } = xml(await answer.text());
    expect(new Set(found.map(({ uri }) => uri))).toEqual(new Set(['http://www.w3.org/2005/Atom']));
    const readable = hostile.replace(/\p{Cc}+/gu, ' ').replace('\ud800', '\ufffd');
    expect(texts('feed/title')).toEqual([`${readable}: Lintel`]);
    expect(texts('feed/id')).toEqual(['tag:lintel,2026:saved-search:s1']);
    expect(texts('feed/updated')).toEqual(['2026-03-01T08:00:00.000Z']);
    expect(texts('feed/author/name')).toEqual(['Lintel']);
    expect(links('feed/link')).toEqual([
      { rel: 'alternate', type: 'text/html', href: `${origin}/properties?type=sale&maxPrice=600000` },
    ]);
    expect(texts('feed/entry/id')).toEqual(['tag:lintel,2026:home:2', 'tag:lintel,2026:home:1']);
    expect(texts('feed/entry/title')).toEqual([readable, 'Home 1']);
    expect(texts('feed/entry/updated')).toEqual(['2026-03-01T08:00:00.000Z', '2026-02-25T09:00:00.000Z']);
    expect(links('feed/entry/link').map(({ href }) => href)).toEqual([
      `${origin}/property/2`,
      `${origin}/property/1`,
    ]);
    expect(texts('feed/entry/summary')).toEqual([
      `£550,000, 2 bed flat, ${readable}. Under offer.`,
      'Price on application, Studio flat, Clapham, London.',
    ]);
    const [content] = texts('feed/entry/content');
    expect(content).toContain(`<img src="${origin}/media/l/1-1600.webp" alt="The front"`);
    expect(content).not.toContain('<script');
    expect(JSON.stringify(found)).not.toContain(good);
  });

  it('is known by when it changed where a program keeps no tag', async () => {
    const since = (await get(atom)).headers.get('last-modified')!;
    expect(since).toBe('Sun, 01 Mar 2026 08:00:00 GMT');
    expect((await get(atom, { 'if-modified-since': since })).status).toBe(304);
    expect((await get(atom, { 'if-modified-since': 'Sun, 01 Mar 2026 07:59:59 GMT' })).status).toBe(200);
    expect((await get(atom, { 'if-modified-since': since, 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get(atom, { 'if-modified-since': 'nonsense' })).status).toBe(200);
    homes = [home(3, '2026-03-01T08:00:01.000Z')];
    expect((await get(atom, { 'if-modified-since': since })).status).toBe(200);
  });
});

describe('a saved search as JSON Feed 1.1', () => {
  it('has what the rules ask of a feed and of each item', async () => {
    const feed = (await (await get(json)).json()) as any;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/properties?type=sale&maxPrice=600000`,
      language: 'en-GB',
      authors: [{ name: 'Lintel' }],
    });
    expect(feed.title).toEqual(`${hostile}: Lintel`.replace('\ud800', feed.title.at(-9)));
    expect(feed.items.map(({ id }: { id: string }) => id)).toEqual([
      'tag:lintel,2026:home:2',
      'tag:lintel,2026:home:1',
    ]);
    for (const item of feed.items) {
      expect([typeof item.id, typeof item.content_html]).toEqual(['string', 'string']);
      expect(item.content_html).not.toContain('<script');
      for (const field of ['date_published', 'date_modified'])
        expect(new Date(item[field]).toISOString()).toBe(item[field]);
      for (const url of [item.url, item.image ?? origin]) expect(new URL(url).origin).toBe(origin);
    }
    expect(feed.items[0].image).toBe(`${origin}/media/l/1-1600.webp`);
    expect(feed.items[1]).not.toHaveProperty('image');
    expect(JSON.stringify(feed)).not.toContain(good);
  });
});
