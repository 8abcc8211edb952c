// `npm run compose`: the supergraph and the types of operations, from the schemas of the services.
import { installMissing, run } from './install.mjs';

installMissing();
run('node', ['tools/compose-supergraph.ts']);
run('graphql-codegen', ['--config', 'tools/codegen.mjs']);
