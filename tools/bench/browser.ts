import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

export const SLOW_DOWN = 4;
const executablePath = process.env['LINTEL_CHROMIUM'] ?? '/usr/bin/chromium';
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Why no page can be measured here; undefined where one can. */
export const whyNoBrowser = (): string | undefined =>
  existsSync(executablePath) ? undefined : 'there is no Chromium here; LINTEL_CHROMIUM names one';

export async function inBrowser<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A page with an empty cache, on a slowed processor. */
export async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}
