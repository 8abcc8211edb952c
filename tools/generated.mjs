import { run, runQuietly } from './install.mjs';

/** Generated files are fresh, the operations of the apps are answered, and nobody is broken who relies on the last release. */
export function checkGenerated() {
  run('node', ['tools/compose-supergraph.ts', '--check']);
  // Operations that the schema does not answer fail here too.
  runQuietly('graphql-codegen', ['--config', 'tools/codegen.mjs', '--check']);
  run('node', ['tools/gates/check.ts']);
}
