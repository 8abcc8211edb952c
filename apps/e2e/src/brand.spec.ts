import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServedRemote } from '@lintel/contracts/site-pages';
import { expectAccessible } from './accessible.js';
import { askAs, signIn } from './product/accounts.js';
import { LintelProcess } from './product/lintel-process.js';
import { mailsTo } from './product/mailbox.js';
import { expect, test } from './test.js';

const folder = fileURLToPath(new URL('../../../libs/testing/brands/harbour-homes', import.meta.url));
/** What stays whatever the brand: names that programs know and people do not read as ours. */
const technical = /lintel_(?:access|refresh|device|signed_in)|lintel\.(?:browser|signed-in|return-to)/g;
const agent = { email: 'agent@example.org', password: 'demonstration' };

/** What programs read keeps its name (docs/brand.md). */
const eventName = /\blintel\.[a-z-]+\.[a-z-]+\.v\d+\b/g;

test('@desktop a portal of its own brand shows nothing of ours', async ({ browser }) => {
  test.skip(
    process.env['LINTEL_E2E_PROFILE'] === 'cluster',
    'the brand is a setting of a product of its own',
  );
  // It starts a product of its own.
  test.setTimeout(180_000);
  const data = await mkdtemp(join(tmpdir(), 'lintel-brand-'));
  const portal = await LintelProcess.start(data, { LINTEL_DEMO: '1', LINTEL_BRAND: folder });
  const context = await browser.newContext({ ...test.info().project.use, baseURL: portal.address });
  const { request } = context;
  const page = await context.newPage();
  try {
    await test.step('in what is served: every page, and what search engines are told', async () => {
      const { remotes } = (await (await request.get('/remotes.json')).json()) as { remotes: ServedRemote[] };
      const paths = remotes.flatMap(({ pages }) => pages.map(({ path }) => path.replaceAll(/:\w+/g, '12')));
      expect(paths.length).toBeGreaterThan(30);
      for (const path of [
        ...paths,
        '/blog/1',
        '/nowhere',
        '/robots.txt',
        '/sitemaps/pages.xml',
        '/favicon.svg',
      ])
        expect((await (await request.get(path)).text()).replaceAll(eventName, ''), path).not.toMatch(
          /lintel/i,
        );
    });

    const looks = async (path: string, heading: string | RegExp) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page, path).toHaveTitle(/Harbour Homes/);
      const shown = (await page.locator('body').innerText()).replaceAll(technical, '');
      expect(shown, path).not.toMatch(/lintel/i);
    };
    await test.step('on the pages that most people see, which can be read in both schemes', async () => {
      for (const [path, heading] of [
        ['/', 'Wake up to the water'],
        ['/properties?type=rent', 'Find Your Perfect Home'],
        ['/property/12', /Edwardian mansion flat/],
        ['/auth', 'Sign In'],
      ] as const) {
        await looks(path, heading);
        await expectAccessible(page);
      }
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(245, 248, 251)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Harbour Display/);
      expect(await page.evaluate(() => document.fonts.check('16px "Harbour Display"'))).toBe(true);
      await expect(page.getByRole('contentinfo')).toContainText(
        'Harbour Homes Portal Ltd, company number 01234567',
      );
    });

    await test.step('in legal texts: its own, and ours in its name', async () => {
      await looks('/terms', 'Terms of Use');
      await expect(page.getByRole('main')).toContainText('These are the terms of Harbour Homes Portal Ltd');
      await looks('/privacy', 'Privacy Policy');
      await expect(page.getByRole('main')).toContainText('Harbour Homes is run by Harbour Homes Portal Ltd');
      await looks('/cookies', 'Cookie Policy');
      await looks('/blog', 'Blog');
    });

    await test.step('in an e-mail, which comes from it', async () => {
      await askAs(request, 'mutation { subscribeToNewsletter(email: "odile@example.org") { __typename } }');
      await expect(async () => {
        const [mail] = await mailsTo('odile@example.org', [join(data, 'mail')]);
        expect(mail).toMatchObject({
          subject: 'Confirm your Harbour Homes newsletter',
          from: { name: 'Harbour Homes', address: 'post@harbour.example.org' },
        });
      }).toPass({ timeout: 15_000 });
    });

    await test.step('for agents', async () => {
      await signIn(request, agent, 'agent');
      await looks('/agent/dashboard', /dashboard|welcome/i);
      await expectAccessible(page);
    });
  } finally {
    await context.close();
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  }
});
