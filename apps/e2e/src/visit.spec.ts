import { PropertyPage } from './pages/property-page.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

test(
  'an ordinary visit meets no error and asks no other host',
  { tag: ['@engines', '@desktop'] },
  async ({ page, baseURL, consoleErrors }) => {
    const refused: string[] = [];
    const elsewhere: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
        elsewhere.push(request.url());
    });

    await page.goto('/');
    await page.getByRole('textbox').fill('a home in Islington with three bedrooms');
    await page.getByRole('button', { name: 'TO RENT' }).click();
    await expect(page).toHaveURL('/properties?type=rent&beds=3&location=Islington');
    const results = new ResultsPage(page);
    await expect(results.cards).toHaveCount(1);
    await results.cards.getByRole('button', { name: /^Save / }).click();
    await results.cards.getByRole('link').click();

    const property = new PropertyPage(page);
    await expect(page).toHaveURL('/property/7');
    await property.gallery.next();
    await page.getByRole('tab', { name: 'Floorplan' }).click();
    await property.part('Location').scrollIntoViewIfNeeded();
    await expect(property.map.locator('canvas').first()).toBeVisible();
    const dialog = await property.openDialog('Book a Viewing');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(results.cards.getByRole('button', { name: /^Save / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    expect({ consoleErrors, refused, elsewhere }).toEqual({ consoleErrors: [], refused: [], elsewhere: [] });
  },
);

test(
  'a route leads to the same page on arrival as by a link',
  { tag: ['@engines', '@desktop'] },
  async ({ page }) => {
    await page.goto('/');
    const link = page
      .getByRole('article')
      .last()
      .getByRole('link', { name: /^View Details/ });
    await link.click();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page).toHaveURL(/\/property\/\d+$/);
    await expect(heading).toBeFocused();
    const title = await heading.innerText();
    await page.reload();
    await expect(heading).toHaveText(title);
  },
);
