// `npm run bench [-- --quick] [-- --only search,events]`: measures the built product and writes bench/results.json, where groups
// that were not asked for stay as they were, and docs/performance.md (`-- --page`: that alone, without measuring). It asserts
// nothing. Figures on real engines need LINTEL_TEST_KAFKA and the like, and a Redis that holds 512 MB. On two cores a quick run takes
// six minutes, and a whole one with a million homes (`-- --count 1000000`) 65 to 75.
import { installMissing, run } from './install.mjs';

installMissing();
console.error('Building what has changed ...');
run('nx', ['run-many', '-t', 'build', 'bundle', 'pictures', '--outputStyle=static', '--parallel=2'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.exit(run('node', ['tools/bench/main.ts', ...process.argv.slice(2)], { tolerate: true }));
