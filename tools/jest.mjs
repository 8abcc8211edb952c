// In a project's folder: all of its suites (`npm test -w services/search`). At the root, `npm run spec -- PATH`: a spec, or those below a folder; Jest's own
// options may follow, such as `-t 'part of a name'` and `--watch`.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { installMissing, root, run, suiteEnvironment } from './install.mjs';

installMissing();

const options = process.argv.slice(2);
const paths = options.filter((option) => existsSync(option)).map((path) => resolve(path));
const project = projectOf(paths[0] ?? process.cwd());
if (join(project, '/') === root) {
  console.error('Which? npm run spec -- services/search/test/alerts-once.spec.ts');
  process.exit(1);
}
// What a project's suites found is counted; a look at a few of them is not.
const report = join(
  project,
  'test-results',
  process.env.LINTEL_CLUSTER === '1' ? 'cluster.json' : 'unit.json',
);
if (paths.length === 0) mkdirSync(dirname(report), { recursive: true });

run(
  'node',
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/jest/bin/jest.js'),
    ...['--config', join(root, 'jest.config.js'), '--rootDir', project],
    ...(paths.length === 0 ? ['--json', '--outputFile', report] : []),
    ...options.map((option) => (existsSync(option) ? relative(project, option) : option)).filter(Boolean),
  ],
  { cwd: project, env: suiteEnvironment },
);

function projectOf(path) {
  return existsSync(join(path, 'package.json')) ? path : projectOf(dirname(path));
}
