import { expectAccessible } from './accessible.js';
import { expect, test } from './test.js';

test(
  'whoever connects a program finds their way from any page, looks an event up, and sees what a key is answered',
  {
    tag: '@phone',
  },
  async ({ page, consoleErrors }) => {
    await page.goto('/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'For developers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Developers');
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search these pages' }).fill('removedAt');
    await page.getByRole('link', { name: 'lintel.listing.removed.v1' }).click();
    await expect(page.getByRole('region', { name: 'Fields' })).toContainText('removedAt');
    await expect(page).toHaveURL('/developers/events/lintel.listing.removed.v1');
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);

    await page.getByRole('link', { name: 'Try it' }).click();
    await page.getByLabel('Your key').fill('lintel_of-nobody');
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    const answer = page.getByRole('region', { name: 'What came back' });
    await expect(answer.getByRole('status')).toHaveText(/^401/);
    await expect(answer).toContainText('UNAUTHENTICATED');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  },
);
