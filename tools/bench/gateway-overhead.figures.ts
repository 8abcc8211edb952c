import autocannon from 'autocannon';
import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row } from './figures.ts';
import { startLintel, startProgram } from './program.ts';

export interface OverheadPlan {
  readonly listings: number;
  readonly seconds: number;
  readonly rounds: number;
}

const CONNECTIONS = 16;
const query = `query ($criteria: SearchCriteriaInput) { searchListings(listingType: sale, criteria: $criteria, first: 10) {
  total edges { node { id title price bedrooms bathrooms location publishedAt } } } }`;

type Ask = (n: number) => string;
/** No two are alike, so that no answer serves two. */
const varied: Ask = (n) => JSON.stringify({ query, variables: { criteria: { minPrice: n % 100_000 } } });
const identical: Ask = () => varied(0);

/** A ten-listing query through the gateway, in a process of its own and in the service's, against the service alone. */
export async function overheadFigures(folders: DataFolders, plan: OverheadPlan): Promise<Row[]> {
  const { folder } = await folders.seeded(plan.listings);
  const data = { LINTEL_DATA: folder };
  const search = await startProgram('services/search/dist/main.js', data);
  const listings = await startProgram('services/listings/dist/main.js', data);
  const gateway = await startProgram('gateway/dist/main.js', {
    ...data,
    LINTEL_SERVICES: `listings=${listings.origin},search=${search.origin}`,
  });
  // Both in turn, so that a busy moment of the machine meets both.
  const cluster = { straight: [] as number[], through: [] as number[], shared: [] as number[] };
  for (let round = 0; round < plan.rounds; round++) {
    cluster.straight.push(await perSecond(search.graphql, plan.seconds));
    cluster.through.push(await perSecond(gateway.graphql, plan.seconds));
    cluster.shared.push(await perSecond(gateway.graphql, plan.seconds, identical));
  }
  await gateway.stop();
  await listings.stop();
  const straight = [];
  const inProcess = [];
  await search.stop();
  for (let round = 0; round < plan.rounds; round++) {
    const alone = await startProgram('services/search/dist/main.js', data);
    straight.push(await perSecond(alone.graphql, plan.seconds));
    await alone.stop();
    const whole = await startLintel(folder);
    inProcess.push(await perSecond(whole.graphql, plan.seconds));
    await whole.stop();
  }
  const figure = (what: string, through: number, alone: number): Row => ({
    what,
    value: through,
    unit: 'requests/s',
    ratio: through / alone,
    to: `straight at the search service, ${inWords(alone, 'requests/s')}`,
    toReach: 'ratio ≥ 0.6',
  });
  return [
    figure('gateway, cluster: ten listings', median(cluster.through), median(cluster.straight)),
    figure(
      'gateway, cluster: ten listings, all asking the same',
      median(cluster.shared),
      median(cluster.straight),
    ),
    figure('gateway, all in one: ten listings', median(inProcess), median(straight)),
  ];
}

async function perSecond(url: string, seconds: number, bodyOf = varied): Promise<number> {
  let asked = 0;
  const load = {
    url,
    connections: CONNECTIONS,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request: object) => ({ ...request, body: bodyOf(asked++) }) }],
  } as const;
  await autocannon({ ...load, duration: 2 });
  const { requests, errors, non2xx } = await autocannon({ ...load, duration: seconds });
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers of another status than 2xx`);
  return requests.average;
}
