import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Part {
  /** Only what is in there. */
  readonly within?: string;
  readonly without?: string;
}

/** Axe finds nothing on the page as it stands, in light colours nor in dark. */
export async function expectAccessible(page: Page, { within, without }: Part = {}): Promise<void> {
  const axe = () => {
    // Its other mode opens a page of its own for each answer, which only frames that hold something of another origin need.
    const builder = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    if (within) builder.include(within);
    if (without) builder.exclude(without);
    return builder;
  };
  const { violations } = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing else of a page depends on its colours.
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
