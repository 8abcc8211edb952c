import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ask } from './pages/graphql.js';
import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

/** A line of the British set: what was typed, which button was pressed, what it means. */
interface Example {
  readonly text: string;
  readonly asked: 'sale' | 'rent';
  readonly criteria: Readonly<Record<string, string | number>>;
}

const file = fileURLToPath(
  new URL('../../../services/search/data/british-queries/readme-examples.jsonl', import.meta.url),
);
const examples = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Example)
  : [];

test.describe('typing an example of the README leads to the right results:', () => {
  test.use({ product: 'large' });
  test.skip(examples.length === 0, `there is no ${file}`);

  test('there are 20 of them', () => {
    expect(examples).toHaveLength(20);
  });

  for (const { text, asked, criteria } of examples) {
    test(`${text} (${asked})`, async ({ page, request }) => {
      await page.goto('/');
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: asked === 'sale' ? 'FOR SALE' : 'TO RENT' }).click();
      await page.waitForURL('**/properties?*');
      const wanted = Object.entries({ type: asked, ...criteria }).map(([name, value]) => [
        name,
        String(value),
      ]);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(Object.fromEntries(wanted));

      const input = Object.entries(criteria).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      const { searchListings } = await ask<{ searchListings: { total: number } }>(
        request,
        `{ searchListings(listingType: ${asked}, criteria: { ${input.join(', ')} }) { total } }`,
      );
      const results = new ResultsPage(page);
      const { total } = searchListings;
      await expect(results.count).toHaveText(`${total} ${total === 1 ? 'home' : 'homes'}`);
      await expect(results.cards).toHaveCount(Math.min(total, 24));
      await expect(results.describeBox).toHaveValue(text);
      for (const chip of await results.chips.filter({ hasNotText: /^Only|^Search/ }).all())
        await expect(chip).toContainText('“');
    });
  }
});
