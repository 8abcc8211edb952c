import { expect, test } from './test.js';

const pages = {
  '/terms': 'Terms of Use',
  '/privacy': 'Privacy Policy',
  '/cookies': 'Cookie Policy',
};

for (const [path, title] of Object.entries(pages))
  test.describe(title, () => {
    test('says when it was last updated, and has a text under every line of its contents', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Last updated June 2024', { exact: true })).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      const names = await contents.allInnerTexts();
      expect(names.length).toBeGreaterThan(4);
      for (const name of names) {
        const section = page.getByRole('region', { name: name.replace(/^\d+\s*/, ''), exact: false });
        await expect(section.first()).toContainText(/(\S+\s+){10}/);
      }
    });

    test('leads from its contents to a section without leaving the page', async ({ page }) => {
      await page.goto(path);
      const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
      const target = (await last.getAttribute('href'))!;
      await last.click();
      await expect(page).toHaveURL(`${path}${target}`);
      await expect(page.locator(target)).toBeInViewport();
      // It stays there: a route that only gained a fragment is not a new page.
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    });

    test('fits the window, and the printed page without what only helps on a screen', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });

test('what the cookie policy names is what is stored, and nobody else is asked for anything', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) elsewhere.push(request.url());
  });
  await page.goto('/property/12');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/properties?type=rent');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Save/ }).click();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/property\/\d+/);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  await page.goto('/cookies');
  const named = await page.getByRole('region', { name: 'What is stored on your device' }).innerText();
  for (const key of kept) expect(named).toContain(key);
  expect(kept).toContain('savedProperties');
  expect(await page.context().cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
});
