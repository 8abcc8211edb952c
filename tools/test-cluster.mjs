// `npm run test:cluster [-- --contracts]`: the contract suites on every adapter, and the main job through separate processes on real engines.
import { runBrowserSuite } from './browser-suite.mjs';
import { isMissing, linesOf, runContractSuites } from './contract-suites.mjs';
import { startEngines } from './engines.mjs';
import { installMissing } from './install.mjs';

installMissing();
const { addresses, missing, stop, onAnswering } = await startEngines();
for (const name of missing)
  console.log(
    `SKIPPED suites on ${name.toLowerCase()}: LINTEL_TEST_${name} is not set and Docker does not answer`,
  );

const job = {
  suite: 'main job',
  adapter: 'cluster profile',
  passed: 0,
  failed: 0,
  skipped: 0,
  lacking: 0,
  own: 0,
};
const wanted = !process.argv.includes('--contracts');
let contracts;
try {
  contracts = await runContractSuites({ addresses, onAnswering });
  if (!wanted) console.log('Not run: the main job on the cluster profile (leave out --contracts)');
  else if (missing.length > 0)
    console.log('SKIPPED the main job on the cluster profile: it needs all engines');
  else {
    const cluster = { ...addresses, LINTEL_E2E_PROFILE: 'cluster' };
    Object.assign(job, await onAnswering(() => runBrowserSuite([], cluster)));
  }
} finally {
  await stop();
}

const rows = [...contracts.rows, ...(wanted ? [job] : [])];
const missed = rows.filter(isMissing).length;
const total = {
  passed: contracts.passed + job.passed,
  failed: contracts.failed + job.failed,
  skipped: Math.max(contracts.skipped + job.skipped, missed),
};
console.log(['', 'Suites and what they ran on:', ...linesOf(rows), ''].join('\n'));
// Where engines are promised, a suite that was skipped has not passed.
if (process.env.LINTEL_REQUIRE_ENGINES === '1') total.failed += total.skipped;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
