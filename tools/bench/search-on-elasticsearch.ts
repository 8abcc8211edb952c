import { identitySecret } from './full-outboxes.ts';
import { askerOf } from './load.ts';
import { type Program, startProgram } from './program.ts';

const FILLED_WITHIN_MS = 600_000;

/** The search service with its index in Elasticsearch and all else in a folder of data, behind a gateway. */
export async function startSearchOn(elasticsearch: string, namespace: string, folder: string) {
  const search = await startProgram('services/search/bundle/main.js', {
    LINTEL_DATA: folder,
    LINTEL_IDENTITY_SECRET: identitySecret,
    LINTEL_NAMESPACE: namespace,
    LINTEL_SEARCH_INDEX: 'elasticsearch',
    LINTEL_ELASTICSEARCH_URL: elasticsearch,
  });
  const gateway = await startProgram('gateway/bundle/door.js', {
    LINTEL_DATA: folder,
    LINTEL_IDENTITY_SECRET: identitySecret,
    LINTEL_SERVICES: `search=${search.origin}`,
  });
  return { gateway, stop: async () => void (await Promise.all([gateway.stop(), search.stop()])) };
}

/** The projection is new: it is filled from the topic, which holds every listing. */
export async function untilFilled(gateway: Program, listings: number): Promise<void> {
  const asker = askerOf(gateway.graphql);
  const query =
    '{ sale: searchListings(listingType: sale, offMarket: true, first: 1) { total } rent: searchListings(listingType: rent, offMarket: true, first: 1) { total } }';
  const until = performance.now() + FILLED_WITHIN_MS;
  let found = 0;
  while (found < listings) {
    if (performance.now() > until) throw new Error(`${found} of ${listings} listings are found`);
    const { data } = JSON.parse(await asker.askForText(JSON.stringify({ query })));
    found = data.sale.total + data.rent.total;
    if (found < listings) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  asker.close();
}
