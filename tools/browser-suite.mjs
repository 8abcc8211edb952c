import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, root, runBeside, runQuietly, suiteEnvironment } from './install.mjs';

/** The shell alone first: it draws no window of a browser around each page, and takes three fifths of the processor time for the same tests. */
const chromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Builds the product and runs browser tests against it.
 *
 * @returns how many passed, failed and were skipped.
 */
export async function runBrowserSuite(parameters, more = {}) {
  const looked = process.env.LINTEL_CHROMIUM ? [process.env.LINTEL_CHROMIUM] : chromiums;
  const chromium = looked.find((path) => existsSync(path));
  if (!chromium) {
    console.error(
      `There is no Chromium at ${looked.join(' or ')}. Install it (Debian: apt-get install chromium-headless-shell; Ubuntu: chromium), or name one in LINTEL_CHROMIUM.`,
    );
    process.exit(1);
  }
  installMissing();
  console.log('Building what has changed ...');
  runQuietly('nx', ['run-many', '-t', 'build', 'bundle', 'pictures', '--parallel=2']);

  const report = join(root, 'apps/e2e/test-results/report.json');
  rmSync(report, { force: true });
  const status = await runBeside(
    'playwright',
    ['test', '--config', join(root, 'apps/e2e/playwright.config.ts'), ...parameters],
    { env: { ...suiteEnvironment, LINTEL_CHROMIUM: chromium, ...more } },
  );
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
  // A run that could not start has no failed test of its own.
  return { passed: expected, failed: unexpected + flaky || (status === 0 ? 0 : 1), skipped };
}
