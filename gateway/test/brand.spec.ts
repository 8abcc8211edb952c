import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServedBrand } from '@lintel/contracts';
import { openObjectStore } from '@lintel/platform/adapters';
import { createLogger, createMetrics, IdentityKey, loadConfig } from '@lintel/service-kit';
import { embeddedSettings, FakeClock, harbourHomesFolder } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Gateway, gatewayConfigSchema, startGateway } from '../src/index.js';
import { publicSite } from '../src/pages/site.fixture.js';
import { upstreamOf } from './upstream.fixture.js';

const SHELL = `<!doctype html><html lang="en-GB"><head><meta name="description" content="{tagline}" /><title>{brand}</title>
<link href="/assets/fraunces-latin.0123.woff2" rel="preload" as="font" crossorigin=""><link href="/assets/inter-latin.0123.woff2" rel="preload" as="font" crossorigin=""></head>
<body><noscript>{brand} needs JavaScript</noscript></body></html>`;

let folder: string;
let gateway: Gateway;
let closed: () => Promise<void>;
let at: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await mkdir(join(folder, 'shell/assets'), { recursive: true });
  await writeFile(join(folder, 'shell/index.html'), SHELL);
  await mkdir(join(folder, 'remotes/public-site'), { recursive: true });
  await writeFile(join(folder, 'remotes/public-site/pages.json'), JSON.stringify(publicSite));
  const objects = await openObjectStore(embeddedSettings(folder));
  closed = () => objects.close();
  gateway = await startGateway({
    config: { ...loadConfig(gatewayConfigSchema, { LINTEL_BRAND: harbourHomesFolder }), LINTEL_PORT: 0 },
    upstreams: [
      upstreamOf('listings', { Query: { listing: () => null, listingState: () => 'unknown' } }),
      upstreamOf('search', { Query: { featuredListings: () => [] } }),
    ],
    objects,
    pageHeadWithinMs: 15_000,
    frontEnd: { shellFolder: join(folder, 'shell'), remoteFolders: [join(folder, 'remotes')] },
    identityKey: new IdentityKey('a secret for tests that is long enough'),
    clock: new FakeClock(),
    logger: createLogger('gateway', 'silent'),
    metrics: createMetrics(),
  });
  at = `http://localhost:${await gateway.listen()}`;
});
afterAll(async () => {
  await gateway.stop();
  await closed();
  await rm(folder, { recursive: true, force: true });
});

const textOf = async (path: string) => (await fetch(`${at}${path}`)).text();
const linked = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`).exec(html)?.[1] ?? '';

describe('a portal of its own brand', () => {
  it('is called by its name on every page, and says nothing of ours', async () => {
    for (const path of [
      ...publicSite.pages.map(({ path }) => path.replace(':id', '7')),
      '/nowhere',
      '/robots.txt',
    ])
      expect([path, await textOf(path)]).not.toEqual([path, expect.stringMatching(/lintel/i)]);
    expect(await textOf('/')).toContain('<title>Harbour Homes: homes for sale and to rent</title>');
    expect(await textOf('/terms')).toContain('<title>Terms of Use · Harbour Homes</title>');
    expect(await textOf('/blog')).toContain('"name":"Harbour Homes Blog"');
    expect(await textOf('/terms')).toContain('<noscript>Harbour Homes needs JavaScript</noscript>');
  });

  it('has its own colours, typeface, icon and manifest, kept for ever by addresses that change with them', async () => {
    const html = await textOf('/terms');
    const styles = await fetch(`${at}${linked(html, 'stylesheet')}`);
    expect(styles.headers.get('cache-control')).toContain('immutable');
    const css = await styles.text();
    expect(css).toContain('--color-brick:light-dark(#0a5c8f,#7cc4f2)');
    expect(css).toContain("--font-display:'Harbour Display', system-ui");
    const [, typeface] = /url\('([^']+)'\)/.exec(css)!;
    expect((await fetch(`${at}${typeface}`)).headers.get('content-type')).toBe('font/woff2');
    expect(html).toContain('content="#f5f8fb"');
    expect(['typefaces that it does not use', html]).not.toEqual([
      'typefaces that it does not use',
      expect.stringMatching(/fraunces|inter-latin/),
    ]);
    expect(await textOf(linked(html, 'icon'))).toContain('<svg');
    expect(await textOf('/favicon.svg')).toContain('<svg');
    expect(JSON.parse(await textOf(linked(html, 'manifest')))).toMatchObject({
      name: 'Harbour Homes',
      short_name: 'Harbour',
      theme_color: '#f5f8fb',
    });
    for (const file of [linked(html, 'manifest'), linked(html, 'stylesheet')])
      expect(await textOf(file)).not.toMatch(/lintel/i);
  });

  it('shows its own picture where a page without one is shared', async () => {
    const html = await textOf('/terms');
    const [, picture] = /<meta property="og:image" content="([^"]*)">/.exec(html)!;
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await fetch(picture!)).headers.get('content-type')).toBe('image/png');
  });

  it('tells the page what it shows as data, and needs no exception in the content security policy', async () => {
    const response = await fetch(`${at}/terms`);
    const [, json] = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(
      await response.text(),
    )!;
    const brand = JSON.parse(json!) as ServedBrand;
    expect(brand).toMatchObject({ name: 'Harbour Homes', hero: { heading: 'Wake up to the water' } });
    expect(JSON.parse(await textOf(brand.legal.terms!))).toMatchObject({ title: 'Terms of Use' });
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("script-src 'self';");
  });

  it.each(['../brand.json', 'brand.json', '%2e%2e%2fbrand.json', 'terms.md'])(
    'gives nothing else of its folder: %s',
    async (file) => {
      const answer = await fetch(`${at}/brand/now/${file}`);
      expect([404, 200]).toContain(answer.status);
      expect(await answer.text()).not.toContain('post@harbour.example.org');
    },
  );
});
