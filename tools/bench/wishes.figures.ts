import { given } from '@lintel/e2e/engines';
import type { DataFolders } from './data-folders.ts';
import { inNamespace, whyNot } from './engines.ts';
import { inWords, percentile, type Row, sizeInWords } from './figures.ts';
import { askerOf, openLoop } from './load.ts';
import { startLintel, stopAll } from './program.ts';
import { PAGE, questions, randomFrom } from './questions.ts';
import { startSearchOn, untilFilled } from './search-on-elasticsearch.ts';

export interface WishesPlan {
  readonly listings: number;
  /** How many different ones are asked; each once before anything is measured. */
  readonly questions: number;
  readonly rounds: number;
  /** Of each side, in each round. */
  readonly seconds: number;
}

const PER_SECOND = 20;
const PLACES = [
  'Bank',
  'Oxford Circus',
  'Canary Wharf',
  'Waterloo',
  'SE1',
  'Hammersmith',
  'Croydon',
  'Reading',
];
const MINUTES = [20, 30, 30, 45, 60];

const FEATURES = [
  ...['garden', 'balcony', 'parking', 'lift', 'pets', 'open-plan', 'fireplace', 'period'],
  ...['chain-free', 'en-suite', 'utility-room', 'new-build', 'wood-floors', 'study'],
];

/** The results page with wishes or without, and what its cards say of them. */
const WISHES_PAGE = `query ($listingType: ListingType!, $criteria: SearchCriteriaInput, $wishes: WishesInput, $sort: ListingSort, $first: Int!) {
  searchListings(listingType: $listingType, criteria: $criteria, wishes: $wishes, sort: $sort, first: $first) {
    total
    edges { wishes { wish met words } commute { minutes summary } node {
      id listingType status propertyType title price bedrooms bathrooms squareFeet location latitude longitude
      images { url srcset width height alt placeholder }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/**
 * Results within some minutes of a place, and results by features that are wished for, each against the same search without, on either index. No
 * question names a place to live in: all homes are compared.
 */
export async function wishesFigures(folders: DataFolders, plan: WishesPlan): Promise<Row[]> {
  const { folder } = await folders.seeded(plan.listings);
  const lintel = await startLintel(folder);
  const embedded = await measure('', lintel.graphql, plan);
  await lintel.stop();

  const reason = whyNot('ELASTICSEARCH');
  if (reason) return [...embedded, { what: 'wishes on Elasticsearch', skipped: reason }];
  const onElasticsearch = inNamespace(async (namespace) => {
    const { gateway, stop } = await startSearchOn(
      given('ELASTICSEARCH'),
      namespace,
      await folders.copyOf(folder),
    );
    await untilFilled(gateway, plan.listings);
    const rows = await measure(' on Elasticsearch', gateway.graphql, plan);
    await stop();
    return rows;
  });
  // What was measured before is kept.
  return onElasticsearch.then(
    (rows) => [...embedded, ...rows],
    async (error: unknown) => {
      console.error(error);
      await stopAll();
      return [...embedded, { what: 'wishes on Elasticsearch', skipped: 'it could not be measured' }];
    },
  );
}

async function measure(where: string, graphql: string, plan: WishesPlan): Promise<Row[]> {
  const random = randomFrom(50);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const some = (most: number): readonly string[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(FEATURES))),
  ];
  const asked = questions(plan.questions).map(({ criteria: { location: _, ...criteria }, ...question }) => ({
    ...question,
    criteria,
    first: PAGE,
  }));
  const bodyOf = (variables: object) => JSON.stringify({ query: WISHES_PAGE, variables });
  const without = { what: '', bodies: asked.map(bodyOf), ms: [] as number[] };
  const sides = [
    {
      what: 'search by commute',
      most: 2,
      bodies: asked.map((question) =>
        bodyOf({ ...question, wishes: { commute: { to: pick(PLACES), minutes: pick(MINUTES) } } }),
      ),
      ms: [] as number[],
    },
    {
      what: 'search with one to five wished-for features',
      most: 1.3,
      bodies: asked.map((question) => {
        const features = some(5);
        const strengths = random() < 0.3 ? { ideally: features.slice(1) } : {};
        return bodyOf({ ...question, wishes: { features, ...strengths } });
      }),
      ms: [] as number[],
    },
  ] as const;

  const asker = askerOf(graphql);
  const all = [...sides, without];
  for (const { bodies } of all) for (const body of bodies) await asker.askForText(body);
  // In turn, so that a busy moment of the machine meets them all.
  for (let round = 0; round < plan.rounds; round++)
    for (const { bodies, ms } of all) {
      const ask = (n: number) => asker.askForText(bodies[n % bodies.length]!);
      const load = await openLoop({ perSecond: PER_SECOND, seconds: plan.seconds, ask });
      if (load.failed > 0) throw new Error(`${load.failed} requests failed`);
      ms.push(...load.ms);
    }
  asker.close();

  return sides.flatMap(({ what, most, ms }) =>
    ([50, 95] as const).map((p) => {
      const [ours, same] = [percentile(ms, p / 100), percentile(without.ms, p / 100)];
      return {
        what: `${what}${where}, ${sizeInWords(plan.listings)} listings: p${p} at ${PER_SECOND}/s`,
        value: ours,
        unit: 'ms',
        ratio: ours / same,
        to: `the same search without, ${inWords(same, 'ms')}`,
        toReach: `ratio ≤ ${most}`,
      };
    }),
  );
}
