import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Executor } from '@graphql-tools/utils';
import { openObjectStore } from '@lintel/platform/adapters';
import {
  createLogger,
  createMetrics,
  IdentityKey,
  loadConfig,
  type UpstreamContext,
} from '@lintel/service-kit';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema, startGateway, type Upstream } from '../src/index.js';
import { publicSite } from '../src/pages/site.fixture.js';
import { assertSiteMap } from './site-map.fixture.js';
import { upstreamOf } from './upstream.fixture.js';

const SHELL = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8" />
<meta name="description" content="The shell's own." /><title>Lintel</title><script defer src="/assets/index.js"></script></head>
<body><div id="root"></div></body></html>`;

/** What the page says of the brand and of the remotes. */
const KNOWN = /<meta name="theme-color".*<script type="application\/json" id="remotes">[^<]*<\/script>/;

const home = {
  id: 12,
  listingType: 'sale',
  status: 'available',
  propertyType: 'flat',
  title: 'Garden flat </script><img src=x onerror=alert(1)> & more',
  description: 'The lower floors of a Victorian house.\n\nA south-facing garden.',
  price: 575_000,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 742,
  location: 'Clapham, London',
  address: '14a Example Crescent, Clapham, London SW4 7AA',
  latitude: 51.4618,
  longitude: -0.1384,
  publishedAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  agent: { agency: 'Example & Daughters', name: 'Sam', position: '', phone: '020 7946 0000' },
  images: [
    {
      url: '/media/12/01-1600.webp',
      srcset: '',
      width: 1600,
      height: 1200,
      alt: 'The "front"',
      placeholder: '',
    },
  ],
};

const updatedAt = '2026-03-02T09:00:00.000Z';
/** Ids of what is public; 13 was removed. */
let publicIds = [12, 9_999, 10_000, 10_001, 35_000];
const listings = upstreamOf('listings', {
  Query: {
    listing: (_: unknown, { id }: { id: number }) => (id === 12 ? home : null),
    listingState: (_: unknown, { id }: { id: number }) =>
      id === 12 ? 'published' : id === 13 ? 'removed' : 'unknown',
    publicListings: (_: unknown, { after, first }: { after: number; first: number }) =>
      publicIds
        .filter((id) => id > after)
        .slice(0, first)
        .map((id) => ({ id, updatedAt })),
  },
});
let searches = 0;
const search = upstreamOf('search', {
  Query: {
    featuredListings: () => [home],
    searchListings: (_: unknown, { criteria }: { criteria?: { location?: string } }) => {
      searches += 1;
      const found = criteria?.location === 'Nowhere' ? [] : [home];
      return {
        total: found.length,
        edges: found.map((node) => ({ cursor: 'c', node })),
        pageInfo: { hasNextPage: false },
      };
    },
  },
});
const upstreamThat = (name: string, execute: () => Promise<never>): Upstream => ({
  name,
  execute: execute as unknown as Executor<UpstreamContext>,
  health: async () => [],
});
const silent = (name: string): Upstream => upstreamThat(name, () => new Promise(() => {}));
const down = (name: string): Upstream =>
  upstreamThat(name, () => Promise.reject(new Error('connect ECONNREFUSED')));

const clock = new FakeClock();
let folder: string;
const release: (() => Promise<unknown>)[] = [];

/** A busy machine must not decide what a page says: only where services are silent the wait is short. */
const PATIENT_MS = 15_000;

async function start(
  upstreams: readonly Upstream[],
  { pageHeadWithinMs = PATIENT_MS, ...env }: { pageHeadWithinMs?: number } & Record<string, unknown> = {},
): Promise<string> {
  const objects = await openObjectStore(embeddedSettings(folder));
  const gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, env as Record<string, string>), LINTEL_PORT: 0 },
    pageHeadWithinMs,
    upstreams,
    objects,
    frontEnd: { shellFolder: join(folder, 'shell'), remoteFolders: [join(folder, 'remotes')] },
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock,
    logger: createLogger('gateway', 'silent'),
    metrics: createMetrics(),
  });
  release.push(
    () => gateway.stop(),
    () => objects.close(),
  );
  return `http://localhost:${await gateway.listen()}`;
}

let lintel: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-pages-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await writeFile(join(folder, 'shell/index.html'), SHELL);
  await mkdir(join(folder, 'remotes/public-site/dist'), { recursive: true });
  await writeFile(join(folder, 'remotes/public-site/dist/pages.json'), JSON.stringify(publicSite));
  lintel = await start([listings, search]);
});
afterAll(async () => {
  for (const step of release) await step();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => clock.advance({ days: 1 }));

async function open(path: string, at = lintel) {
  const response = await fetch(`${at}${path}`);
  const html = await response.text();
  const attribute = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: attribute(/<title>([^<]*)<\/title>/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)">/),
    said: (name: string) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`)),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, any>,
    ),
  };
}

describe('the page of a home', () => {
  it('says what the home is to search engines and shared links, in the words of the listing and no markup of it', async () => {
    const { status, html, title, canonical, said, things } = await open('/property/12?utm_source=x');
    expect(status).toBe(200);
    expect(title).toBe('Garden flat &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; more · Lintel');
    expect(html).not.toContain('<img');
    expect(html).toContain('<div id="root"></div>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(canonical).toBe(`${lintel}/property/12`);
    expect(said('description')).toBe(
      '2 bed flat for sale in Clapham, London, £575,000. The lower floors of a Victorian house. A south-facing garden.',
    );
    expect(said('og:url')).toBe(canonical);
    expect(said('og:type')).toBe('website');
    expect(said('og:image')).toBe(`${lintel}/media/12/01-1600.webp`);
    expect(said('og:image:alt')).toBe('The &quot;front&quot;');
    expect(said('twitter:card')).toBe('summary_large_image');
    expect(said('robots')).toBeUndefined();

    const [listing, crumbs] = things;
    expect(listing).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url: canonical,
      name: home.title,
      datePosted: home.publishedAt,
      image: [`${lintel}/media/12/01-1600.webp`],
      mainEntity: {
        '@type': 'Apartment',
        address: { '@type': 'PostalAddress', streetAddress: home.address, addressCountry: 'GB' },
        geo: { '@type': 'GeoCoordinates', latitude: 51.4618, longitude: -0.1384 },
        numberOfBedrooms: 2,
        floorSize: { value: 742, unitCode: 'FTK' },
      },
      offers: {
        '@type': 'Offer',
        price: 575_000,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'RealEstateAgent', name: 'Example & Daughters' },
      },
    });
    expect(crumbs!['@type']).toBe('BreadcrumbList');
    expect(crumbs!['itemListElement'].map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Homes for sale',
      'Clapham, London',
      home.title,
    ]);
  });

  it.each([
    ['that never was', '/property/99', 404],
    ['that was removed', '/property/13', 410],
    ['whose id is none', '/property/twelve', 404],
  ])('%s is the shell all the same, with a status that says so', async (_, path, status) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.title).toBe('Property Not Found · Lintel');
    expect(page.said('robots')).toBe('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.html).toContain('<div id="root"></div>');
  });
});

describe('the page of results', () => {
  it('is named after the search, and has one address however it was written', async () => {
    const page = await open('/properties?location=Clapham&sort=priceAscending&type=sale&beds=2');
    expect(page.status).toBe(200);
    expect(page.title).toBe('Homes for sale in Clapham with 2 or more bedrooms · Lintel');
    expect(page.canonical).toBe(`${lintel}/properties?type=sale&amp;beds=2&amp;location=Clapham`);
    expect(page.said('description')).toMatch(
      /^1 home for sale in Clapham with 2 or more bedrooms\. Search homes/,
    );
    expect(page.things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(page.things[1]!['itemListElement'][0]).toMatchObject({ url: `${lintel}/property/12` });
  });

  it('without a home is not for search engines', async () => {
    const page = await open('/properties?type=sale&location=Nowhere');
    expect(page.status).toBe(200);
    expect(page.said('robots')).toBe('noindex');
  });

  it('is made once for all who ask in half a minute', async () => {
    searches = 0;
    await Promise.all(['', '&page=2', '&x=1'].map((more) => open(`/properties?type=rent${more}`)));
    expect(searches).toBe(1);
    clock.advance({ seconds: 31 });
    await open('/properties?type=rent');
    expect(searches).toBe(2);
  });
});

describe('every other page', () => {
  it('at / is the site, which can be searched, and shows a home when it is shared', async () => {
    const { title, canonical, said, things } = await open('/');
    expect(title).toBe('Lintel: homes for sale and to rent');
    expect(canonical).toBe(`${lintel}/`);
    expect(said('og:image')).toBe(`${lintel}/media/12/01-1600.webp`);
    expect(things[0]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${lintel}/properties?type=sale&location={search_term_string}` },
      },
    });
  });

  it('has its own title and description; personal ones are not for search engines', async () => {
    for (const { path, title, description, kind } of publicSite.pages.filter(
      ({ head }) => head === undefined,
    )) {
      const page = await open(path.replace(':id', '12'));
      expect([path, page.status]).toEqual([path, 200]);
      expect([path, page.title]).toEqual([path, `${title} · Lintel`]);
      expect([path, page.said('description')]).toEqual([path, description]);
      expect([path, page.said('robots')]).toEqual([path, kind === 'open' ? undefined : 'noindex']);
      expect([path, page.canonical]).toEqual([path, kind === 'open' ? `${lintel}${path}` : undefined]);
    }
  });

  it.each(['/nowhere', '/wp-login.php', '/%', '/blog/no-such-post'])(
    'that is none is a 404 that the shell shows: %s',
    async (path) => {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.title).toBe('404 · Lintel');
      expect(page.html).toContain('<div id="root"></div>');
    },
  );

  it('is asked for again each time, and not sent when it is the same', async () => {
    const { headers } = await open('/property/12');
    expect(headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${lintel}/property/12`, {
      headers: { 'if-none-match': headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    expect((await fetch(`${lintel}/property/12`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('when services are away or slow', () => {
  it.each([
    ['away', down],
    ['silent', silent],
  ])('%s, the pages are the plain shell, and nothing is said to be missing', async (_, service) => {
    const alone = await start([service('listings'), service('search')], { pageHeadWithinMs: 50 });
    for (const path of ['/property/13', '/properties?type=rent']) {
      const { status, html } = await open(path, alone);
      expect([path, [status, html.replace(KNOWN, '')]]).toEqual([path, [200, SHELL]]);
    }
    expect((await open('/', alone)).status).toBe(200);
    expect((await open('/terms', alone)).title).toBe('Terms of Use · Lintel');
    expect((await open('/nowhere', alone)).status).toBe(404);
  });

  it('there is no site map, and search engines are told to come again', async () => {
    const alone = await start([down('listings'), down('search')]);
    const response = await fetch(`${alone}/sitemap.xml`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await fetch(`${alone}/sitemaps/pages.xml`)).status).toBe(200);
  });
});

describe('for search engines', () => {
  it('there is a map of maps: one of pages, and one for each 10,000 ids that are in use', async () => {
    const response = await fetch(`${lintel}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(assertSiteMap(await response.text(), 'sitemapindex')).toEqual(
      ['pages', 'homes-1', 'homes-2', 'homes-4'].map((name) => ({ loc: `${lintel}/sitemaps/${name}.xml` })),
    );
  });

  it('each home is in the map of its ids, with the day it changed', async () => {
    const homes = async (n: number) =>
      assertSiteMap(await (await fetch(`${lintel}/sitemaps/homes-${n}.xml`)).text(), 'urlset');
    expect(await homes(1)).toEqual(
      [12, 9_999, 10_000].map((id) => ({ loc: `${lintel}/property/${id}`, lastmod: updatedAt })),
    );
    expect((await homes(2)).map(({ loc }) => loc)).toEqual([`${lintel}/property/10001`]);
    expect(await homes(3)).toEqual([]);
    for (const n of ['0', '01', 'x', '214750', '-1'])
      expect([n, (await fetch(`${lintel}/sitemaps/homes-${n}.xml`)).status]).toEqual([n, 404]);
  });

  it('the map of pages has the open ones', async () => {
    const pages = assertSiteMap(await (await fetch(`${lintel}/sitemaps/pages.xml`)).text(), 'urlset');
    const paths = pages.map(({ loc }) => loc.slice(lintel.length));
    expect(paths).toEqual(expect.arrayContaining(['/', '/properties', '/terms']));
    expect(paths).not.toContain('/auth');
  });

  it('a map holds 10,000 homes, asked for in pages, whatever the public may ask at once', async () => {
    publicIds = Array.from({ length: 20_000 }, (_, at) => at + 1);
    const map = await (await fetch(`${lintel}/sitemaps/homes-2.xml`)).text();
    expect(assertSiteMap(map, 'urlset')).toHaveLength(10_000);
    const response = await fetch(`${lintel}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ publicListings(first: 10000) { id } }' }),
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'COST_LIMIT' } }] });
  });

  it('robots.txt allows all but the personal pages, and names the map', async () => {
    const text = await (await fetch(`${lintel}/robots.txt`)).text();
    expect(text).toContain(`Sitemap: ${lintel}/sitemap.xml\n`);
    for (const path of ['/auth', '/account', '/agent/', '/graphql', '/feeds/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/(?:property|properties|blog|terms)?\n/);
  });

  it.each(['https://homes.example', 'http://localhost:3000'])(
    'addresses begin with LINTEL_PUBLIC_URL because it is set, be it %s',
    async (address) => {
      const known = await start([listings, search], { LINTEL_PUBLIC_URL: `${address}/` });
      expect((await open('/property/12', known)).canonical).toBe(`${address}/property/12`);
      expect(await (await fetch(`${known}/robots.txt`)).text()).toContain(`Sitemap: ${address}/sitemap.xml`);
    },
  );
});
