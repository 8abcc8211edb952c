// `npm run test:faults [-- --short --nightly --faults [latency,resets] --profile embedded|cluster|both --kills 100 --seed 1 --minutes 15]`: kills at random, and compares with a ledger what is left.
import { startEngines } from './engines.mjs';
import { installMissing, run, suiteEnvironment } from './install.mjs';

installMissing();
console.error('Building what has changed ...');
run('nx', ['run-many', '-t', 'build', 'bundle', 'pictures', '--outputStyle=static', '--parallel=2'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const args = process.argv.slice(2);
const alone = args.includes('embedded') || args.includes('--profile=embedded');
const { addresses, stop } = alone ? { addresses: {}, stop: async () => {} } : await startEngines();
const status = run('node', ['tools/faults/main.ts', ...args], {
  tolerate: true,
  env: { ...suiteEnvironment, ...addresses },
});
await stop();
process.exit(status);
