import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect, test } from './test.js';

/** The answer with its own head: while the product is busy, the shell comes without. */
async function open(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response!: APIResponse;
  await expect
    .poll(async () => {
      response = await request.get(path);
      return response.text();
    })
    .not.toContain('<title>Lintel</title>');
  return response;
}

/** What the browser itself makes of the head that was sent, before any script of ours changes it. */
const headOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const content = (name: string): string | null =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
    return {
      title: head.querySelector('title')?.textContent ?? null,
      description: content('description'),
      robots: content('robots'),
      image: content('og:image'),
      address: content('og:url'),
      canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
      things: Array.from(
        head.querySelectorAll('script[type="application/ld+json"]'),
        (script) => JSON.parse(script.textContent) as Record<string, unknown>,
      ),
    };
  }, html);

/** The addresses in a site map, by the browser's XML parser, which refuses what is not well-formed. */
const addressesIn = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const refused = document.querySelector('parsererror');
    if (refused) throw new Error(refused.textContent);
    return Array.from(document.querySelectorAll('loc'), (loc) => loc.textContent);
  }, xml);

test.describe('@desktop what search engines are told', () => {
  test('of a home: its title, words, picture, place and price', async ({ page, request, baseURL }) => {
    const response = await open(request, '/property/12');
    expect(response.status()).toBe(200);
    const head = await headOf(page, await response.text());
    expect(head).toMatchObject({
      title: 'Three-bedroom Edwardian mansion flat in Highgate Village · Lintel',
      description: expect.stringMatching(/^3 bed flat for sale in Highgate, London, £1,175,000\. /),
      robots: null,
      canonical: expect.stringMatching(/\/property\/12$/),
    });
    expect(head.address).toBe(head.canonical);
    expect(head.things).toMatchObject([
      { '@type': 'RealEstateListing', offers: { price: 1_175_000, priceCurrency: 'GBP' } },
      { '@type': 'BreadcrumbList' },
    ]);
    const picture = await request.get(new URL(new URL(head.image!).pathname, baseURL).href);
    expect(picture.headers()['content-type']).toBe('image/webp');
  });

  test('of a search: what was searched for, at one address', async ({ page, request }) => {
    const response = await open(request, '/properties?location=Clapham&type=rent&sort=priceAscending');
    const head = await headOf(page, await response.text());
    expect(head.title).toBe('Homes to rent in Clapham · Lintel');
    expect(head.canonical).toMatch(/\/properties\?type=rent&location=Clapham$/);
    expect(head.things).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'ItemList', numberOfItems: 1 },
    ]);
  });

  test('of the whole site: how to search it', async ({ page, request }) => {
    const head = await headOf(page, await (await open(request, '/')).text());
    expect(head.title).toBe('Lintel: homes for sale and to rent');
    expect(head.things).toMatchObject([{ '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } }]);
    expect(head.image).not.toBeNull();
  });

  test('of what is not there: that it is not', async ({ page, request }) => {
    for (const path of ['/property/999999', '/property/twelve', '/no/such/page', '/%']) {
      const response = await open(request, path);
      expect(response.status(), path).toBe(404);
      expect((await headOf(page, await response.text())).robots, path).toBe('noindex');
    }
    await page.goto('/property/999999');
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  });

  test('of personal pages: to leave them alone', async ({ page, request }) => {
    for (const path of [
      '/auth',
      '/saved-properties',
      '/compare',
      '/saved/lists',
      '/lists/x',
      '/viewings',
      '/messages',
      '/agent/dashboard',
    ]) {
      const response = await open(request, path);
      expect(response.status(), path).toBe(200);
      expect(await headOf(page, await response.text()), path).toMatchObject({
        robots: 'noindex',
        canonical: null,
      });
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /agent/\n');
  });
});

test.describe('@desktop the site map', () => {
  test('leads to every home and open page, each of which is there', async ({ page, request }) => {
    const index = await request.get('/sitemap.xml');
    const maps = await addressesIn(page, await index.text());
    expect(maps.map((map) => new URL(map).pathname)).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/homes-1.xml',
    ]);
    const listed: string[] = [];
    for (const map of maps)
      listed.push(...(await addressesIn(page, await (await request.get(new URL(map).pathname)).text())));
    const paths = listed.map((address) => new URL(address).pathname);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/properties', '/terms', '/property/1', '/property/13']),
    );
    for (const path of paths) {
      const response = await open(request, path);
      expect(response.status(), path).toBe(200);
      const { canonical, robots } = await headOf(page, await response.text());
      expect({ canonical: new URL(canonical!).pathname, robots }).toEqual({ canonical: path, robots: null });
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml\n');
  });
});

test('the head breaks no rule of the content security policy, and the title follows the page', async ({
  page,
  consoleErrors,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (globalThis as unknown as { violated(what: string): void }).violated(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  await page.goto('/property/12');
  await expect(page).toHaveTitle('Three-bedroom Edwardian mansion flat in Highgate Village · Lintel');
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2);
  await page.goto('/properties?type=rent');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await expect(page).toHaveTitle(`${await page.getByRole('heading', { level: 1 }).innerText()} · Lintel`);
  expect({ violations, consoleErrors }).toEqual({ violations: [], consoleErrors: [] });
});
