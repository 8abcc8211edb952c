/** `npm run -w @lintel/viewings rebuild`: what viewings know of homes and of suspended agencies is made anew from its topics, beside running services. */
import * as adapters from '@lintel/platform/adapters';
import { knownSuspensions, rebuildable, runRebuild } from '@lintel/service-kit';
import { knownHomes } from '../adapters/documents/known-homes.js';
import { registerViewingModels } from '../adapters/documents/viewing.schema.js';

await runRebuild('viewings', adapters, (connection) => [
  rebuildable(knownHomes(registerViewingModels(connection).homes)),
  rebuildable(knownSuspensions(connection)),
]);
