import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root, run, runBeside, runQuietly, suiteEnvironment, twoAtATime } from './install.mjs';

const platform = join(root, 'libs/platform');
/** The projects that are tried on real engines beside the adapters, that of the whole first, as it takes longest. */
const beyondAdapters = ['deploy', 'services']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .concat(join(root, 'gateway'))
  .filter((project) => existsSync(join(project, 'test')))
  .filter((project) => readdirSync(join(project, 'test')).some((file) => file.endsWith('.cluster.spec.ts')));

/**
 * @typedef {{ suite: string, adapter: string, passed: number, failed: number, skipped: number, lacking: number, own: number }} Row
 * A contract suite on an adapter: its tests by outcome, none of them when it did not run, and those that its server has not the ability for. `own`
 * tests beside it concern the adapter alone.
 */

/**
 * Runs the contract suites on every adapter: those in this process alone, and those on the engines whose addresses are given; then what services and programs
 * promise on those engines.
 *
 * @returns {Promise<{ rows: Row[], passed: number, failed: number, skipped: number }>}
 */
export async function runContractSuites({ addresses, onAnswering }) {
  const adapters = adaptersOfPorts();
  const cluster = { ...addresses, LINTEL_CLUSTER: '1' };
  runQuietly('nx', ['run-many', '-t', 'build', 'bundle', '--parallel=2']);
  const alone = runAlone();
  // Each in a namespace of its own: they wait more than they work.
  const onEngines = await onAnswering(() =>
    twoAtATime([platform, ...beyondAdapters], (project) => runSpecs(project, cluster)),
  );
  const runs = [alone, ...onEngines];
  const tests = runs.flatMap((one) => one.tests);
  for (const { fullName, status } of tests)
    if (status === 'failed' || status === 'skipped') console.log(`${status.toUpperCase()} ${fullName}`);
  const count = (status, among = tests) => among.filter((test) => test.status === status).length;
  return {
    rows: adapters.map(({ suite, adapter, folder }) => {
      const contract = tests.filter(({ ancestorTitles }) => ancestorTitles.includes(`${suite}: ${adapter}`));
      const beside = tests.filter((test) => test.folder === folder && !contract.includes(test));
      return {
        suite,
        adapter,
        passed: count('passed', contract),
        failed: count('failed', contract),
        skipped: count('skipped', contract),
        lacking: count('not applicable', contract),
        own: count('passed', beside),
      };
    }),
    passed: count('passed'),
    // A run that broke off has no failed test of its own.
    failed: count('failed') || runs.filter(({ broken }) => broken).length,
    skipped: count('skipped'),
  };
}

/** The table of what ran where, a line a suite; an adapter whose suite did not run is missing there. */
export const linesOf = (rows) =>
  [...Map.groupBy(rows, ({ suite }) => suite)].map(
    ([suite, of]) => `  ${`${suite}:`.padEnd(16)} ${of.map(inWords).join('; ')}`,
  );

export const isMissing = ({ passed, failed }) => passed + failed === 0;

function inWords(row) {
  if (isMissing(row)) return `${row.adapter} missing`;
  const parts = [`${row.passed} passed`];
  if (row.failed > 0) parts.push(`${row.failed} failed`);
  if (row.skipped > 0) parts.push(`${row.skipped} skipped`);
  if (row.lacking > 0) parts.push(`${row.lacking} beyond this server`);
  if (row.own > 0) parts.push(`${row.own} more of its own`);
  return `${row.adapter} ${parts.join(', ')}`;
}

/** The adapters of each port, by the one table of their names. */
function adaptersOfPorts() {
  const table = readFileSync(join(platform, 'adapters.ts'), 'utf8');
  return [...table.matchAll(/import\('\.\/([\w-]+)\/([\w-]+)\/index\.js'\)/g)].map(([, port, adapter]) => {
    const folder = `${port}/${adapter}`;
    const suite = port.replaceAll('-', ' ');
    return { suite, adapter, folder };
  });
}

/** The adapters that need no engine: what `npm test` found already, when nothing has changed since. */
function runAlone() {
  const status = run('nx', ['run', '@lintel/platform:test', '--outputStyle=static'], {
    tolerate: true,
    env: suiteEnvironment,
  });
  return reportOf(platform, 'unit.json', status);
}

/** Runs a project's suites on real engines. */
async function runSpecs(project, more) {
  rmSync(join(project, 'test-results/cluster.json'), { force: true });
  const status = await runBeside('node', [join(root, 'tools/jest.mjs')], {
    cwd: project,
    env: { ...suiteEnvironment, ...more },
  });
  return reportOf(project, 'cluster.json', status);
}

/** What `tools/jest.mjs` wrote of a run below test-results. */
function reportOf(project, name, status) {
  const report = join(project, 'test-results', name);
  if (!existsSync(report)) return { tests: [], broken: true };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ name: file, assertionResults }) => {
    const folder = relative(platform, file).split(sep).slice(0, 2).join('/');
    return assertionResults.map((test) => ({ ...test, folder, status: statusOf(test) }));
  });
  return { tests, broken: status !== 0 };
}

/** A server that does not have an ability is said to be without it by name; that is no test that was left out. */
function statusOf({ status, fullName }) {
  if (status === 'passed' || status === 'failed') return status;
  return fullName.includes('(not applicable:') ? 'not applicable' : 'skipped';
}
