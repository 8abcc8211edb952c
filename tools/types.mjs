// Types of everything, in three programs instead of one a package, as each package would read the libraries again.
import { installMissing, run } from './install.mjs';

installMissing();
for (const project of ['tsconfig.node.json', 'tsconfig.browser.json', 'apps/e2e'])
  run('tsc', ['-p', project]);
