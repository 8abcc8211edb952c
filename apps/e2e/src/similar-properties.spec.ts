import { graphqlAnswer, onOperation } from './pages/graphql.js';
import { PropertyPage } from './pages/property-page.js';
import { expect, test } from './test.js';

test.describe('similar properties', { tag: '@engines' }, () => {
  test('are up to six others of the same kind or size, in a row that turns', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(5);
    const cards = property.similar.getByRole('article');
    await expect(cards).toHaveCount(6);
    await expect(property.similar.getByText('6 similar properties available', { exact: true })).toBeVisible();
    const links = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(6);
    expect(links).not.toContain('/property/5');
    for (const link of links) expect(link).toMatch(/^\/property\/\d+$/);
    for (const card of await cards.all())
      await expect(card.getByText('To Rent', { exact: true })).toBeAttached();

    const left = () =>
      property.similar
        .getByRole('list')
        .first()
        .evaluate((list) => list.scrollLeft);
    await property.similar.getByRole('button', { name: /^Next similar/ }).click();
    await expect.poll(left).toBeGreaterThan(100);
    await property.similar.getByRole('button', { name: /^Previous similar/ }).click();
    await expect.poll(left).toBeLessThan(10);

    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(links[0]!);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("are 'No similar properties found.' where there is none", async ({ page }) => {
    await onOperation(page, 'SimilarListings', (route) =>
      route.fulfill(graphqlAnswer({ listing: { id: 12, similar: [] } })),
    );
    const property = new PropertyPage(page);
    await property.open(12);
    await expect(property.similar.getByText('No similar properties found.', { exact: true })).toBeVisible();
  });
});
