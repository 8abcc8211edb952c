import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Part {
  /** Only what is inside this selector. */
  readonly within?: string;
  readonly without?: string;
}

/** Axe finds nothing on the page as it stands, in the light or the dark scheme. */
export async function expectAccessible(page: Page, { within, without }: Part = {}): Promise<void> {
  const axe = () => {
    // Axe's other mode opens another page for each result, which only frames with content of another origin need.
    const builder = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    if (within) builder.include(within);
    if (without) builder.exclude(without);
    return builder;
  };
  const { violations } = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // Only the contrast rule depends on colours.
  const dark = await axe().withRules('color-contrast').analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(
    [...violations, ...dark.violations].map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    })),
  ).toEqual([]);
}
