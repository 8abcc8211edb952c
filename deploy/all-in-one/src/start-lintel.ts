import { fileURLToPath } from 'node:url';
import { startGateway } from '@lintel/gateway';
import { startListings } from '@lintel/listings';
import {
  identitySecretOf,
  openDocuments,
  openEventBus,
  openObjectStore,
  openSearchIndex,
} from '@lintel/platform/adapters';
import { lockDataFolder } from '@lintel/platform/data-folder';
import { listingIndex, startSearch, type ListingCard } from '@lintel/search';
import { loadDemonstration } from '@lintel/seed';
import { createMetrics, surroundingsFor } from '@lintel/service-kit';
import type { AllInOneConfig } from './config.js';

const built = (path: string) => fileURLToPath(new URL(`../../../apps/${path}/dist/`, import.meta.url));

export interface Lintel {
  /** The port of the one public address. */
  readonly port: number;
  stop(): Promise<void>;
}

/** The whole product in one process: read it as the architecture. What is started last takes the first request. */
export async function startLintel(config: AllInOneConfig): Promise<Lintel> {
  const lock = lockDataFolder(config.LINTEL_DATA);
  if (!lock)
    throw new Error(
      `LINTEL_DATA: ${config.LINTEL_DATA} is in use by another Lintel. Stop it, or choose another folder.`,
    );

  const identitySecret = identitySecretOf(config);
  const metrics = createMetrics();

  const bus = await openEventBus(config, 'lintel');
  const as = (service: string) => ({
    ...surroundingsFor(service, config, { bus, identitySecret, metrics }),
    config,
  });
  const objects = await openObjectStore(config);
  const documents = await openDocuments(config, 'listings');
  const index = await openSearchIndex<ListingCard>(config, listingIndex);

  // Owns properties; publishes lintel.listing.
  const listings = await startListings({ ...as('listings'), documents });
  // A projection of lintel.listing; answers the results page.
  const search = await startSearch({ ...as('search'), index });

  if (config.LINTEL_DEMO ?? config.NODE_ENV !== 'production') {
    await loadDemonstration(listings.importListings, objects);
    await listings.relay.drain();
    await bus.drain();
  }

  // The one public address: federated GraphQL, pictures and the front end.
  const gateway = await startGateway({
    ...as('gateway'),
    upstreams: [listings, search],
    objects,
    frontEnd: {
      shellFolder: built('shell'),
      remotes: [{ name: 'publicSite', path: '/remotes/public-site/', folder: built('public-site') }],
    },
  });

  return {
    port: await gateway.listen(),
    async stop() {
      await gateway.stop();
      await search.stop();
      await listings.stop();
      await Promise.all([index.close(), documents.close(), objects.close(), bus.close()]);
      lock.release();
    },
  };
}
