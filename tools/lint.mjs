// Lint, format, freshness of generated files, and what others rely on.
import { installMissing, run, runQuietly } from './install.mjs';

installMissing();
// The module boundaries are judged by the graph of projects that Nx caches here.
run('nx', ['show', 'projects'], { stdio: ['ignore', 'ignore', 'inherit'] });
run('eslint', ['.']);
run('prettier', ['--check', '.', '--log-level', 'warn']);
run('node', ['tools/compose-supergraph.ts', '--check']);
// Operations that the schema does not answer fail here too.
runQuietly('graphql-codegen', ['--config', 'libs/web/codegen.ts', '--check']);
runQuietly('nx', ['run-many', '-p', '@lintel/contracts', '-t', 'build']);
run('node', ['tools/gates/check.ts']);
