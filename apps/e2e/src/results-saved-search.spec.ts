import { ResultsPage } from './pages/results-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test('Save this search keeps it on the device under a name and says so', async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('type=rent&beds=2&location=London&maxPrice=6000&maxTubeDistance=0.5');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog).toContainText('kept in this browser only');
  await expect(dialog).toContainText('Alerts need an account');
  const name = dialog.getByLabel('Name');
  await expect(name).toHaveValue(
    '2+ bed homes to rent in London up to £6,000 pcm within 0.5 miles of the tube',
  );
  await name.fill(' ');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Near the office');
  await dialog.getByRole('radio', { name: 'Weekly' }).check();
  await name.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Search saved on this device')).toBeVisible();

  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('savedSearches')))!) as object[];
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({
    name: 'Near the office',
    type: 'rent',
    location: 'London',
    beds: 2,
    baths: null,
    minPrice: null,
    maxPrice: 6000,
    maxTubeDistance: 0.5,
    alertFrequency: 'weekly',
  });

  await page.reload();
  const saved = page.getByRole('button', { name: 'Saved search' });
  await saved.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Near the office');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('savedSearches'))).toBe('[]');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toBeVisible();
});

test('Sign In keeps the search and remembers the results', sameAtAnyWidth, async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('type=rent&location=London');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    from: '/properties?type=rent&location=London',
  });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Saved search' })).toBeVisible();
});

test('its dialog closes with Escape and gives the focus back', sameAtAnyWidth, async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open('type=rent');
  const button = page.getByRole('button', { name: 'Save this search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
