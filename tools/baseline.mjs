// `npm run baseline`, at a release: what others rely on from now on. `-- --breaking` accepts what breaks them, and says what.
import { installMissing, run } from './install.mjs';

installMissing();
run('node', ['tools/gates/check.ts', '--renew', ...process.argv.slice(2)]);
