import type { Page } from 'playwright-core';
import { inBrowser, SLOW_DOWN, slowPage, whyNoBrowser } from './browser.ts';
import type { DataFolders } from './data-folders.ts';
import { median, type Row } from './figures.ts';
import { startLintel } from './program.ts';

export interface ResponsivenessPlan {
  readonly listings: number;
  readonly visits: number;
}

const INP_MS = 100;
const PATIENCE = { timeout: 60_000 };

/** How long Chromium took, at the slowest, from what a visitor did to the next paint: typing in a filter of the results, and dragging their map. */
export async function responsivenessFigures(
  folders: DataFolders,
  { listings, visits }: ResponsivenessPlan,
): Promise<Row[]> {
  const what = 'INP of the results';
  const reason = whyNoBrowser();
  if (reason) return [{ what, skipped: reason }];
  const { folder } = await folders.seeded(listings);
  const lintel = await startLintel(folder);
  try {
    return await inBrowser(async (browser) => {
      const slowest = async (act: (page: Page, origin: string) => Promise<void>) => {
        const seen: number[] = [];
        for (let n = 0; n < visits; n++) {
          const page = await slowPage(browser);
          await page.addInitScript(noteInteractions);
          await act(page, lintel.origin);
          seen.push(await page.evaluate(slowestInteraction));
          await page.context().close();
        }
        return median(seen);
      };
      return [
        row('typing in the filter for the place', await slowest(typing)),
        row('dragging the map', await slowest(dragging)),
      ];
    });
  } finally {
    await lintel.stop();
  }
}

async function typing(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/properties?type=rent`);
  await page.getByRole('article').first().waitFor(PATIENCE);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const place = filters.getByRole('combobox', { name: 'Location' });
  await place.click(PATIENCE);
  // As somebody types who knows the keys: results and suggestions come in between.
  await place.pressSequentially('Clapham', { delay: 120 });
  await place.press('Enter');
  await page.waitForURL(/location=Clapham/, PATIENCE);
  await page.waitForLoadState('networkidle');
}

async function dragging(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/properties?type=rent&view=map`);
  const map = page.getByRole('region', { name: 'Map of the homes found' });
  await map.locator('[data-marker]').first().waitFor(PATIENCE);
  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [dx, dy] of [
    [180, 40],
    [-220, 90],
    [60, -160],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 20 });
    await page.mouse.up();
    await page.waitForLoadState('networkidle');
  }
}

declare global {
  var interactions: number[] | undefined;
}

/** Runs in the page, before its own scripts. */
function noteInteractions(): void {
  const seen: number[] = (globalThis.interactions = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { duration: number; interactionId?: number }[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as unknown as { type: 'mark' });
}

/** Runs in the page. Interactions below a frame are not told: then it is that frame. */
const slowestInteraction = (): Promise<number> =>
  new Promise((resolve) => setTimeout(() => resolve(Math.max(16, ...(globalThis.interactions ?? []))), 500));

const row = (act: string, ms: number): Row => ({
  what: `INP of the results: ${act}, ${SLOW_DOWN}× CPU slow-down`,
  value: ms,
  unit: 'ms',
  ratio: ms / INP_MS,
  to: `its budget, ${INP_MS} ms`,
  toReach: `≤ ${INP_MS} ms`,
});
