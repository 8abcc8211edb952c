/** `npm run -w @lintel/listings rebuild`: which agencies are suspended, as listings know it, is made anew from `lintel.agency`, beside running services. */
import * as adapters from '@lintel/platform/adapters';
import { knownSuspensions, rebuildable, runRebuild } from '@lintel/service-kit';

await runRebuild('listings', adapters, (connection) => [rebuildable(knownSuspensions(connection))]);
