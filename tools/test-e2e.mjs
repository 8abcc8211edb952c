// `npm run test:e2e`: builds the product, runs the browser tests against it, and prints one closing line.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, installMissing, root, run } from './install.mjs';

const chromium = process.env.LINTEL_CHROMIUM ?? '/usr/bin/chromium';
if (!existsSync(chromium)) {
  console.error(
    `There is no Chromium at ${chromium}. Install it (Debian and Ubuntu: apt-get install chromium), or name one in LINTEL_CHROMIUM.`,
  );
  process.exit(1);
}

installMissing();
console.log('Building what has changed ...');
run('nx', ['run-many', '-t', 'build', 'pictures', '--outputStyle=static', '--parallel=2'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});

const report = join(root, 'apps/e2e/test-results/report.json');
rmSync(report, { force: true });
const status = run(
  'playwright',
  ['test', '--config', join(root, 'apps/e2e/playwright.config.ts'), ...process.argv.slice(2)],
  { tolerate: true, env: { ...environment, LINTEL_CHROMIUM: chromium } },
);

const {
  expected = 0,
  unexpected = 0,
  flaky = 0,
  skipped = 0,
} = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
// A run that could not start has no failed test of its own.
const failed = unexpected + flaky || (status === 0 ? 0 : 1);
console.log(`${expected} passed, ${failed} failed, ${skipped} skipped`);
process.exit(status);
