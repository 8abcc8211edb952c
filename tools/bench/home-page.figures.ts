import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { inBrowser, SLOW_DOWN, slowPage, whyNoBrowser } from './browser.ts';
import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row } from './figures.ts';
import { startLintel } from './program.ts';

const BUDGET_KIB = 170;
const LCP_MS = 1800;
const CLS = 0.05;

interface Visit {
  readonly scriptKib: number;
  readonly scripts: number;
  readonly lcp: number;
  readonly cls: number;
}

/** The home page in Chromium on a slowed processor, each visit with an empty cache. */
export async function homePageFigures(folders: DataFolders, visits: number): Promise<Row[]> {
  const reason = whyNoBrowser();
  if (reason) return [{ what: 'home page in Chromium', skipped: reason }];
  const lintel = await startLintel(await folders.empty());
  try {
    return await inBrowser(async (browser) => {
      const seen: Visit[] = [];
      for (let n = 0; n < visits; n++) seen.push(await visit(browser, lintel.origin));
      return figuresOf(seen);
    });
  } finally {
    await lintel.stop();
  }
}

async function visit(browser: Browser, origin: string): Promise<Visit> {
  const page = await slowPage(browser);
  const scripts: Promise<number>[] = [];
  const count = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((code) => gzipSync(code, { level: 9 }).length));
  };
  page.on('response', count);
  await page.goto(origin);
  // It can be used once the box takes words and the homes below it are there.
  await page.getByRole('textbox').first().fill('two bed flat in Clapham', { timeout: 60_000 });
  await page.getByRole('article').first().waitFor({ timeout: 60_000 });
  page.off('response', count);
  await page.waitForLoadState('networkidle');
  const { lcp, cls } = await page.evaluate(paintAndShifts);
  const sizes = await Promise.all(scripts);
  await page.context().close();
  return { scriptKib: sizes.reduce((sum, size) => sum + size, 0) / 1024, scripts: sizes.length, lcp, cls };
}

interface Recorded {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page: what the browser has recorded of its largest paint and of layouts that moved on their own. */
function paintAndShifts(): Promise<{ lcp: number; cls: number }> {
  const recorded = (type: string) =>
    new Promise<Recorded[]>((resolve) => {
      const entries: Recorded[] = [];
      const observer = new PerformanceObserver((list) =>
        entries.push(...(list.getEntries() as unknown as Recorded[])),
      );
      observer.observe({ type, buffered: true } as { type: 'mark' });
      setTimeout(() => resolve(entries), 500);
    });
  return Promise.all([recorded('largest-contentful-paint'), recorded('layout-shift')]).then(
    ([paints, shifts]) => ({
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0),
    }),
  );
}

function figuresOf(seen: readonly Visit[]): Row[] {
  const of = (read: (visit: Visit) => number) => median(seen.map(read));
  const slowed = `, ${SLOW_DOWN}× CPU slow-down`;
  return [
    {
      what: 'home page: JavaScript before it is usable, gzip',
      value: of(({ scriptKib }) => scriptKib),
      unit: 'KiB',
      ratio: of(({ scriptKib }) => scriptKib) / BUDGET_KIB,
      to: `its budget, ${inWords(BUDGET_KIB, 'KiB')}`,
      toReach: `≤ ${BUDGET_KIB} KiB`,
      note: `${of(({ scripts }) => scripts)} scripts`,
    },
    {
      what: `home page: LCP${slowed}`,
      value: of(({ lcp }) => lcp),
      unit: 'ms',
      ratio: of(({ lcp }) => lcp) / LCP_MS,
      to: `its budget, ${inWords(LCP_MS, 'ms')}`,
      toReach: `≤ ${LCP_MS} ms`,
    },
    {
      what: `home page: CLS${slowed}`,
      value: of(({ cls }) => cls),
      unit: 'shift',
      ratio: of(({ cls }) => cls) / CLS,
      to: `its budget, ${CLS}`,
      toReach: `≤ ${CLS}`,
    },
  ];
}
