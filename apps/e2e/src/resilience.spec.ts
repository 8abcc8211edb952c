import type { Page } from '@playwright/test';
import { graphqlAnswer, onOperation } from './pages/graphql.js';
import { PropertyPage } from './pages/property-page.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

test.describe('a remote that cannot load', () => {
  for (const { what, address } of [
    { what: 'its files are blocked', address: '**/remotes/**' },
    { what: 'the manifest of remotes is', address: '**/remotes.json' },
  ]) {
    test(`leaves the rest standing and loads on Try again: ${what}`, async ({ page }) => {
      await page.route(address, (route) => route.abort());
      await page.goto('/properties?type=rent');
      await expect(
        page.getByRole('heading', { name: 'This part of Lintel could not be loaded' }),
      ).toBeVisible();
      await expectFrame(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(new ResultsPage(page).count).toHaveText('11 homes');
    });
  }

  test('leaves the pages of the shell in reach', async ({ page }) => {
    await page.route('**/remotes/**', (route) => route.fulfill({ status: 503, body: 'away' }));
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'This part of Lintel could not be loaded' }),
    ).toBeVisible();
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  });

  test('loads a page whose own file failed once', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.route('**/remotes/public-site/**/*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'This part of Lintel could not be loaded' }),
    ).toBeVisible();
    await expectFrame(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(new ResultsPage(page).count).toHaveText('2 homes');
  });

  test('that never answers is given up, and says so', async ({ page }) => {
    await page.clock.install();
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    await page.route('**/remotes.json', () => resolve());
    await page.goto('/properties');
    await asked;
    const failed = page.getByRole('heading', { name: 'This part of Lintel could not be loaded' });
    await expect
      .poll(async () => {
        await page.clock.runFor(4_000);
        return failed.isVisible();
      })
      .toBe(true);
    await expectFrame(page);
  });
});

test.describe('an API that fails', () => {
  const failures: Record<string, { status: number; body: string } | undefined> = {
    'is out of reach': undefined,
    'answers with a page of another server': { status: 502, body: '<html>Bad gateway</html>' },
    'answers with errors only': { status: 200, body: '{"data":null,"errors":[{"message":"down"}]}' },
  };
  const fail = (page: Page, answer: { status: number; body: string } | undefined) =>
    page.route('**/graphql', (route) => (answer ? route.fulfill(answer) : route.abort()));

  for (const [what, answer] of Object.entries(failures)) {
    test(`and ${what} leaves a search that can be tried again`, async ({ page }) => {
      await fail(page, answer);
      const results = new ResultsPage(page);
      await results.open('type=rent&beds=4');
      await expect(page.getByRole('alert')).toContainText('Homes could not be loaded');
      await expectFrame(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(results.count).toHaveText('2 homes');
      await results.expectQuery('type=rent&beds=4');
    });

    test(`and ${what} leaves a property that can be tried again`, async ({ page }) => {
      await fail(page, answer);
      await page.goto('/property/12');
      await expect(page.getByRole('alert')).toContainText('This property could not be loaded');
      await expect(page.getByText('Property Not Found')).toHaveCount(0);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('tab', { name: 'Photos' })).toBeVisible();
    });
  }

  test('leaves the home page with its search', async ({ page }) => {
    await onOperation(page, 'FeaturedListings', (route) => route.abort());
    await page.goto('/');
    const featured = page.getByRole('region', { name: 'Featured Properties' });
    await expect(featured.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('button', { name: 'FOR SALE' })).toBeEnabled();
    await page.unrouteAll();
    await featured.getByRole('button', { name: 'Try again' }).click();
    await expect(featured.getByRole('article')).toHaveCount(3);
  });

  test('for similar properties alone leaves the property, and can be tried again', async ({ page }) => {
    await onOperation(page, 'SimilarListings', (route) =>
      route.fulfill(
        graphqlAnswer({ listing: { id: 5, similar: null } }, [
          { message: 'search is away', path: ['listing', 'similar'] },
        ]),
      ),
    );
    const property = new PropertyPage(page);
    await property.open(5);
    await expect(property.similar).toContainText('Similar properties could not be loaded');
    await expect(property.part('About This Property')).toBeVisible();
    await page.unrouteAll();
    await property.similar.getByRole('button', { name: 'Try again' }).click();
    await expect(property.similar.getByRole('article')).toHaveCount(6);
  });
});

test('pictures that cannot be loaded are said to be missing, and the card stands', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  const results = new ResultsPage(page);
  await results.open('type=sale');
  await expect(results.cards.first().getByRole('img', { name: 'No picture available' })).toBeVisible();
  await expect(results.cards.first()).toContainText('£');
});
