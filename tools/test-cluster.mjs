// `npm run test:cluster`: the contract suites on real engines, and the main job through separate processes on them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserSuite } from './browser-suite.mjs';
import { startEngines } from './engines.mjs';
import { environment, installMissing, root, run } from './install.mjs';

installMissing();
const { addresses, missing, stop } = await startEngines();
for (const name of missing)
  console.log(
    `SKIPPED suites on ${name.toLowerCase()}: LINTEL_TEST_${name} is not set and Docker does not answer`,
  );

const total = { passed: 0, failed: 0, skipped: 0 };
const add = ({ passed, failed, skipped }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};
try {
  add(runContracts());
  if (process.argv.includes('--contracts')) {
    console.log('Not run: the main job on the cluster profile (leave out --contracts)');
  } else if (missing.length === 0) {
    const journey = ['--project=desktop', 'home.spec', 'search.spec', 'property.spec'];
    add(runBrowserSuite(journey, { ...addresses, LINTEL_E2E_PROFILE: 'cluster' }));
  } else {
    console.log('SKIPPED the main job on the cluster profile: it needs all engines');
    total.skipped += 1;
  }
} finally {
  await stop();
}

// Where engines are promised, a suite that was skipped has not passed.
if (process.env.LINTEL_REQUIRE_ENGINES === '1' && total.skipped > 0) total.failed += total.skipped;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

function runContracts() {
  const project = join(root, 'libs/platform');
  const report = join(project, 'test-results/cluster.json');
  rmSync(report, { force: true });
  const status = run('vitest', ['run', '--config', join(root, 'vitest.config.ts'), '--root', '.'], {
    cwd: project,
    tolerate: true,
    env: { ...environment, ...addresses, LINTEL_CLUSTER: '1' },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter((test) => test.status === 'failed');
  // A server that does not have an ability is said to be without it by name; that is no suite that was left out.
  const skipped = tests.filter(
    (test) => !['passed', 'failed'].includes(test.status) && !test.fullName.includes('(not applicable:'),
  );
  for (const { fullName } of failed) console.log(`FAILED  ${fullName}`);
  for (const { fullName } of skipped) console.log(`SKIPPED ${fullName}`);
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failed.length || (status === 0 ? 0 : 1),
    skipped: skipped.length,
  };
}
