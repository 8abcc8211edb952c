/** `npm run -w @lintel/messaging rebuild`: what messaging knows of listings and of suspended agencies is made anew from its topics, beside running services. */
import * as adapters from '@lintel/platform/adapters';
import { knownSuspensions, rebuildable, runRebuild } from '@lintel/service-kit';
import { knownListings } from '../adapters/documents/known-listings.js';
import { registerKnown } from '../adapters/documents/known.schema.js';

await runRebuild('messaging', adapters, (connection) => [
  rebuildable(knownListings(registerKnown(connection).listings)),
  rebuildable(knownSuspensions(connection)),
]);
