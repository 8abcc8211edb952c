// Lint, format, freshness of generated files, and what others rely on.
import { checkGenerated } from './generated.mjs';
import { installMissing, run } from './install.mjs';

installMissing();
// The module boundaries are judged by the graph of projects that Nx caches here.
run('nx', ['show', 'projects'], { stdio: ['ignore', 'ignore', 'inherit'] });
run('eslint', ['.']);
run('prettier', ['--check', '.', '--log-level', 'warn']);
checkGenerated();
