// `npm run design`: the design system's gallery, which changes as its files do.
import { join } from 'node:path';
import { installMissing, root, run } from './install.mjs';

installMissing();
run('rsbuild', ['dev'], { cwd: join(root, 'apps/design-system') });
