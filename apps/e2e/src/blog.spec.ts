import { expect, test } from './test.js';

test.describe('the blog', () => {
  test('lists four posts with date, author, excerpt and Read More', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page).toHaveTitle('Blog · Lintel');
    const posts = page.getByRole('region', { name: 'Posts' }).getByRole('article');
    await expect(posts).toHaveCount(4);
    for (const post of await posts.all()) {
      await expect(post.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
      await expect(post).toContainText(/The Lintel /);
      await expect(post.getByRole('heading', { level: 2 })).not.toBeEmpty();
      await expect(post.getByText('Read More', { exact: true })).toBeVisible();
      await expect(post.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', /^\/blog\/\w+$/);
    }
  });

  test('opens a post from anywhere on its card, with its text and two related posts', async ({ page }) => {
    await page.goto('/blog');
    const third = page.getByRole('region', { name: 'Posts' }).getByRole('article').nth(2);
    const title = await third.getByRole('heading').innerText();
    await third.click({ position: { x: 24, y: 24 } });
    await expect(page).toHaveURL(/\/blog\/\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Lintel`);
    const words = (await page.getByRole('article').first().innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(500);

    const related = page.getByRole('region', { name: 'Related posts' }).getByRole('article');
    await expect(related).toHaveCount(2);
    await expect(related.getByRole('heading', { name: title })).toHaveCount(0);
    const next = await related.first().getByRole('heading').innerText();
    await related.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('shows pictures that are there, in their own shape, and nothing is wider than the window', async ({
    page,
  }) => {
    for (const path of ['/blog', '/blog/1', '/blog/2', '/blog/3', '/blog/4']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBe(960);
        await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
    }
  });
});
