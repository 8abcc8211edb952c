import { run, runQuietly } from './install.mjs';

/**
 * Generated files are fresh (`tools/gates/generated.spec.ts` knows each; docs/configuration.md is held to by deploy/all-in-one/test/configuration.spec.ts), the operations of the apps are answered, and
 * nobody is broken who relies on the last release.
 */
export function checkGenerated() {
  run('node', ['tools/compose-supergraph.ts', '--check']);
  // Operations that the schema does not answer fail here too.
  runQuietly('graphql-codegen', ['--config', 'tools/codegen.mjs', '--check']);
  run('node', ['tools/gates/check.ts']);
}
