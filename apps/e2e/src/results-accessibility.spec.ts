import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const places: Record<string, (page: Page) => Promise<unknown>> = {
  'described results': async (page) => {
    const results = new ResultsPage(page);
    await results.open('type=rent');
    await results.describe('two bed flat with a bright kitchen in claphm under £6,000 pcm');
    await expect(page.getByText('Not understood')).toBeVisible();
  },
  'a chip that is changed': async (page) => {
    const results = new ResultsPage(page);
    await results.open('type=rent&beds=2&location=London');
    await results.chip('London').click();
    await page
      .getByRole('dialog', { name: 'Change: London' })
      .getByRole('combobox', { name: 'Location' })
      .fill('Islingt');
    await expect(
      page.getByRole('listbox', { name: 'Places' }).last().getByRole('option').first(),
    ).toBeVisible();
  },
  'the map': async (page) => {
    const results = new ResultsPage(page);
    await results.open('type=rent&view=map');
    await expect(results.markers.first()).toBeVisible();
    await results.markers.first().click();
  },
  'the dialog to save a search': async (page) => {
    await new ResultsPage(page).open('type=rent&beds=2');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  },
  'an empty search with offers': async (page) => {
    await new ResultsPage(page).open('type=rent&location=Claphm&minPrice=5000&maxPrice=4000');
    await expect(page.getByText('No properties found')).toBeVisible();
    await expect(page.getByText('Did you mean')).toBeVisible();
  },
  'recently viewed homes': async (page) => {
    await page.addInitScript(() => localStorage.setItem('recentlyViewed', '[1,2,12]'));
    const results = new ResultsPage(page);
    await results.open('type=sale');
    await expect(results.recentlyViewed.getByRole('link')).toHaveCount(3);
  },
};

/** On a phone they are laid out as those that are looked at there. */
const laidOutAlike = [
  'a chip that is changed',
  'an empty search with offers',
  'recently viewed homes',
  'the dialog to save a search',
];

test.describe('axe finds nothing, in light colours or dark, on', () => {
  for (const [name, reach] of Object.entries(places)) {
    test(name, laidOutAlike.includes(name) ? sameAtAnyWidth : {}, async ({ page }) => {
      await reach(page);
      await expectAccessible(page);
    });
  }
});
