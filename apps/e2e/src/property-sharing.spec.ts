import type { Page } from '@playwright/test';
import { PropertyPage } from './pages/property-page.js';
import { expect, test } from './test.js';

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('Share copies the address where the system has no sheet for it, and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }));
  await page.goto('/property/12?from=a-friend');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(notices(page).getByText('Link copied')).toBeVisible();
  // Pages of ours may not read what was copied; whoever pastes it sees it.
  await page.evaluate(() => {
    const box = document.createElement('textarea');
    box.ariaLabel = 'Pasted';
    document.body.append(box);
    box.focus();
  });
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Pasted')).toHaveValue(`${baseURL}/property/12`);
  await page.keyboard.press('Escape');
  await expect(notices(page).getByText('Link copied')).toHaveCount(0);
});

test('a notice beside an open dialog can be reached and dismissed', async ({ page }) => {
  const property = new PropertyPage(page);
  await property.open(12);
  const dialog = await property.openDialog('Book a Viewing');
  await dialog.getByLabel('Name').press('Enter');
  await expect(notices(page).getByRole('alert')).toContainText('Please select both a date');
  await notices(page).getByRole('button', { name: 'Dismiss' }).press('Escape');
  await expect(notices(page).getByRole('alert')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
});

test.describe('Print', () => {
  test('shows the home and its address, without what can only be pressed', async ({ page, baseURL }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of [
      page.getByRole('navigation'),
      page.getByRole('contentinfo'),
      page.getByRole('tab'),
      page.getByRole('main').getByRole('button'),
      property.similar,
      property.map,
    ])
      await expect(hidden).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByText(`${baseURL}/property/12`, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText('£1,175,000', { exact: true })).toBeVisible();
    for (const part of [
      'Key Features',
      'About This Property',
      'Material Information',
      'Listed by',
      'Location',
    ])
      await expect(property.part(part)).toBeVisible();
    const pictures = main.getByRole('img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all())
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    // Ink on white, whatever the scheme of the screen.
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(22, 35, 29)');
  });

  test('takes two pages of A4 at most', async ({ page }) => {
    await new PropertyPage(page).open(12);
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(2);
  });
});

test('the whole page is reached with the keyboard alone, in the order in which it reads', async ({
  page,
}) => {
  const property = new PropertyPage(page);
  await property.open(5);
  await expect(property.similar.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Back to properties' }).focus();
  const reached: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return element.closest('footer')
        ? undefined
        : (element.getAttribute('aria-label') ?? element.innerText);
    });
    if (name === undefined) break;
    reached.push(name.trim());
  }
  const expected = [
    'Share',
    'Print',
    'Photos',
    'Full screen',
    'Previous image',
    'Next image',
    'Show picture 2',
    'Search Similar',
    'Book a Viewing',
    'Contact Agent',
    'Report this listing',
    'Next similar properties',
  ];
  expect(reached.filter((name) => expected.includes(name)).slice(0, expected.length)).toEqual(expected);
});
