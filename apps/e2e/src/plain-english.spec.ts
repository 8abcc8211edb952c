import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

/** A query of the README: which button is pressed, where it leads, and which demonstration homes are there. */
interface Example {
  readonly text: string;
  readonly asked: 'sale' | 'rent';
  readonly address: string;
  readonly finds: readonly number[];
}

const file = new URL('../../../services/search/data/british-queries/readme-examples.json', import.meta.url);
const examples = JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as readonly Example[];

test('the README has 20 examples', () => {
  expect(examples).toHaveLength(20);
});

// In one page each, as pages are read faster than they are opened.
for (const way of ['sale', 'rent'] as const)
  test(`Typing an example of the README leads to the right results for ${way}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const example of examples.filter(({ asked }) => asked === way))
      await test.step(example.text, () => expectToLead(page, example));
  });

async function expectToLead(page: Page, { text, asked, address, finds }: Example): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: asked === 'sale' ? 'FOR SALE' : 'TO RENT' }).click();
  await expect(page).toHaveURL(address);

  const results = new ResultsPage(page);
  await expect(results.count).toHaveText(`${finds.length} ${finds.length === 1 ? 'home' : 'homes'}`);
  await expect(results.cards).toHaveCount(finds.length);
  const ids = await results.cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')!.split('/').at(-1))));
  expect(ids.toSorted((a, b) => a - b)).toEqual(finds.toSorted((a, b) => a - b));

  // Each filter says which words it came from.
  await expect(results.describeBox).toHaveValue(text);
  const removable = results.chips.filter({ has: page.getByRole('button', { name: /^Remove filter/ }) });
  await expect(removable).toHaveCount(new URL(address, 'http://lintel.test').searchParams.size - 1);
  for (const chip of await removable.all()) await expect(chip).toContainText('“');
}
