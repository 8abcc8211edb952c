// Lint, format and freshness of generated files.
import { installMissing, run } from './install.mjs';

installMissing();
// The module boundaries are judged by the graph of projects that Nx caches here.
run('nx', ['show', 'projects'], { stdio: ['ignore', 'ignore', 'inherit'] });
run('eslint', ['.']);
run('prettier', ['--check', '.', '--log-level', 'warn']);
run('node', ['tools/compose-supergraph.ts', '--check']);
