import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { PropertyPage } from './pages/property-page.js';
import { ResultsPage } from './pages/results-page.js';
import { signIn } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

interface Place {
  readonly name: string;
  readonly tag?: '@phone' | '@desktop';
  readonly reach: (page: Page) => Promise<unknown>;
}

const places: readonly Place[] = [
  {
    name: 'the home page',
    reach: async (page) => {
      await page.goto('/');
      await expect(page.getByRole('article')).toHaveCount(3);
    },
  },
  {
    name: 'the results',
    reach: async (page) => {
      const results = new ResultsPage(page);
      await results.open('type=rent&beds=1&location=London');
      await expect(results.cards).toHaveCount(11);
    },
  },
  {
    name: 'results with wishes',
    reach: async (page) => {
      const results = new ResultsPage(page);
      await results.open('type=rent&features=garden,pets&commuteTo=Bank&commuteMinutes=45');
      await expect(results.cards.first()).toContainText('min to Bank');
    },
  },
  {
    name: 'homes that are compared',
    reach: async (page) => {
      await page.goto('/compare?ids=1,2,3');
      await expect(page.getByRole('button', { name: 'Take away' })).toHaveCount(3);
    },
  },
  {
    ...sameAtAnyWidth,
    name: 'a shared list, and the question before it is deleted',
    reach: async (page) => {
      await signIn(page.request, { email: 'buyer@example.org', password: 'demonstration' });
      await page.goto('/saved/lists');
      await page.getByLabel('Name of a new list').fill('Us in Balham');
      await page.getByRole('button', { name: 'Make list' }).click();
      await page.getByLabel('Add a home').fill('/property/12');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Homes of the list' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete list' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    ...sameAtAnyWidth,
    name: 'no results',
    reach: async (page) => {
      await new ResultsPage(page).open('type=sale&beds=9');
      await expect(page.getByText('No properties found')).toBeVisible();
    },
  },
  {
    name: 'a property',
    reach: async (page) => {
      const property = new PropertyPage(page);
      await property.open(5);
      await expect(property.similar.getByRole('article')).toHaveCount(6);
      await property.part('Location').scrollIntoViewIfNeeded();
      await expect(property.map.locator('canvas').first()).toBeVisible();
    },
  },
  {
    ...sameAtAnyWidth,
    name: 'Property Not Found',
    reach: async (page) => {
      await page.goto('/property/0');
      await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
    },
  },
  {
    name: 'the blog, with a wrong address in the newsletter box',
    reach: async (page) => {
      await page.goto('/blog');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  // On a phone they are the same text in a narrower column, whose width navigation.spec.ts looks at.
  ...['1', '2', '3', '4'].map((id) => ({
    ...sameAtAnyWidth,
    name: `post ${id} of the blog`,
    reach: async (page: Page) => {
      await page.goto(`/blog/${id}`);
      await expect(page.getByRole('region', { name: 'Related posts' }).getByRole('article')).toHaveCount(2);
    },
  })),
  ...['/terms', '/privacy', '/cookies'].map((path) => ({
    ...sameAtAnyWidth,
    name: path,
    reach: async (page: Page) => {
      await page.goto(path);
      await expect(page.getByText('Last updated June 2024')).toBeVisible();
    },
  })),
  ...['/money', '/money/afford', '/money/stamp-duty?price=much', '/money/moving-costs', '/money/rent'].map(
    (path) => ({
      ...sameAtAnyWidth,
      name: path,
      reach: async (page: Page) => {
        await page.goto(path);
        await expect(page.getByText('neither advice nor an offer')).toBeVisible();
      },
    }),
  ),
  ...['confirm', 'unsubscribe'].map((step) => ({
    ...sameAtAnyWidth,
    name: `/newsletter/${step}`,
    reach: async (page: Page) => {
      await page.goto(`/newsletter/${step}?token=a.b.c`);
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    },
  })),
  {
    ...sameAtAnyWidth,
    name: 'the 404 page',
    reach: async (page) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    },
  },
  {
    name: 'the Contact Agent dialog with errors',
    reach: async (page) => {
      const property = new PropertyPage(page);
      await property.open(12);
      const dialog = await property.openDialog('Contact Agent');
      await dialog.getByRole('button', { name: 'Send Message' }).click();
      await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the Book a Viewing dialog',
    reach: async (page) => {
      const property = new PropertyPage(page);
      await property.open(12);
      await property.openDialog('Book a Viewing');
    },
  },
  {
    name: 'the side menu',
    tag: '@phone',
    reach: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'the filter sheet',
    tag: '@phone',
    reach: async (page) => {
      const results = new ResultsPage(page);
      await results.open('type=rent');
      await results.filters();
    },
  },
];

test.describe('axe finds nothing, in light colours or dark, on', () => {
  for (const { name, tag, reach } of places) {
    test(name, tag ? { tag } : {}, async ({ page }) => {
      await reach(page);
      await expectAccessible(page);
    });
  }
});
