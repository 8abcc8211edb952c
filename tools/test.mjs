// `npm test`: installs what is missing, runs every suite that needs no engine or browser, and prints one closing line over all.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, root, runBeside, suiteEnvironment, twoAtATime } from './install.mjs';

installMissing();

const projects = ['apps', 'services', 'libs', 'deploy']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .concat('gateway', 'tools');
// A result is restored from the cache together with the outcome it belongs to.
const results = () =>
  projects.map((project) => join(root, project, 'test-results/unit.json')).filter((file) => existsSync(file));
for (const file of results()) rmSync(file);
// Nx begins with what others depend on, so that the two about the whole, half of the work, would be last, and the longer of them alone at the end.
const parts = [
  '--projects=@lintel/all-in-one',
  '--exclude=@lintel/all-in-one,@lintel/tools',
  '--projects=@lintel/tools',
];
const statuses = await twoAtATime(parts, (part) =>
  runBeside('nx', ['run-many', '-t', 'test', part, '--parallel=1', '--outputStyle=static'], {
    env: suiteEnvironment,
  }),
);
const status = statuses.find((one) => one !== 0) ?? 0;

const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of results()) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
  for (const suite of report.testResults)
    for (const test of suite.assertionResults) {
      if (test.status === 'failed') console.log(`FAILED  ${test.fullName}`);
      if (test.status === 'pending' || test.status === 'skipped') console.log(`SKIPPED ${test.fullName}`);
    }
}
console.log(
  'Not run here: suites on real engines (npm run test:cluster) and in a browser (npm run test:e2e).',
);
// A suite that could not be loaded has no failed test of its own.
if (status !== 0 && total.failed === 0) total.failed = 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(status);
