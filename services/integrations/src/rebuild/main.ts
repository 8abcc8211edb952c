/** `npm run -w @lintel/integrations rebuild`: which agencies are suspended, as integrations know it, is made anew from `lintel.agency`, beside running services. */
import * as adapters from '@lintel/platform/adapters';
import { knownSuspensions, rebuildable, runRebuild } from '@lintel/service-kit';

await runRebuild('integrations', adapters, (connection) => [rebuildable(knownSuspensions(connection))]);
