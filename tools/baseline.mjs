// `npm run baseline`, at a release: what others rely on from now on. `-- --breaking` accepts what breaks them, and says what.
import { runBuilt } from './run-built.mjs';

process.argv.push('--renew');
runBuilt('libs/contracts', 'tools/gates/check.ts');
