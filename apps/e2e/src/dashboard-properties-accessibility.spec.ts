import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { AgentPropertiesPage, addListing } from './pages/agent-properties-page.js';
import { askAs, signedInAgent } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'market' });

const first = 'Garden flat beside the common, of two bedrooms and with a door of its own to the garden';

async function withStock(page: Page): Promise<AgentPropertiesPage> {
  await signedInAgent(page.request);
  await addListing(page.request, first);
  await addListing(page.request, 'Flat without a rent', { listingType: 'rent', price: null });
  const removed = await addListing(page.request, 'Deleted flat');
  await askAs(page.request, 'mutation ($id: Int!) { removeListing(id: $id) { id } }', { id: removed });
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await expect(properties.cards).toHaveCount(2);
  return properties;
}

const places: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the properties, some selected': async (page) => {
    const properties = await withStock(page);
    await properties.selectAll(2);
    await expect(properties.selected).toBeVisible();
  },
  'what a draft lacks': async (page) => {
    const properties = await withStock(page);
    await properties
      .card('Flat without a rent')
      .getByRole('button', { name: /^Not public yet/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the menu of a status': async (page) => {
    const properties = await withStock(page);
    await properties
      .card(first)
      .getByRole('button', { name: /change the status/ })
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'what was removed': async (page) => {
    const properties = await withStock(page);
    await properties.state('Removed').click();
    await expect(properties.card('Deleted flat')).toBeVisible();
  },
  'the question before one is deleted': async (page) => {
    const properties = await withStock(page);
    await properties
      .card(first)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a change of prices': async (page) => {
    const properties = await withStock(page);
    await properties.selectAll(2);
    await properties.selected.getByRole('button', { name: 'Change prices' }).click();
    await page.getByLabel('Change in per cent').fill('-5');
  },
  'the activity': async (page) => {
    const dialog = await (await withStock(page)).details(first);
    await dialog.getByRole('tab', { name: 'Activity' }).click();
    await dialog.getByText('Show the figures').click();
    await expect(dialog.getByRole('table')).toBeVisible();
  },
  'the history': async (page) => {
    const dialog = await (await withStock(page)).details(first);
    await dialog.getByRole('tab', { name: 'History' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
  },
};

/** On a phone they are laid out as those that are looked at there. */
const laidOutAlike = [
  'what a draft lacks',
  'the menu of a status',
  'a change of prices',
  'what was removed',
  'the question before one is deleted',
  'the history',
];

test.describe('axe finds nothing, in light colours or dark, on', () => {
  for (const [name, reach] of Object.entries(places))
    test(name, laidOutAlike.includes(name) ? sameAtAnyWidth : {}, async ({ page }) => {
      await reach(page);
      await expectAccessible(page);
    });
});
