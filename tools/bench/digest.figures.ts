import { randomUUID } from 'node:crypto';
import {
  type CloudEvent,
  dataschemaOf,
  listingExample,
  listingPublished,
  type PublicListing,
} from '@lintel/contracts';
import { openCache, openDocuments, openEventBus, openJobs, openSearchIndex } from '@lintel/platform/adapters';
import { type ListingCard, listingIndex, type SearchService, startSearch } from '@lintel/search';
import {
  identityHeader,
  loadConfig,
  platformConfigSchema,
  serviceAudience,
  surroundingsFor,
} from '@lintel/service-kit';
import { type DocumentNode, parse } from 'graphql';
import type { DataFolders } from './data-folders.ts';
import { inWords, type Row, sizeInWords } from './figures.ts';
import { identitySecret } from './full-outboxes.ts';
import { type Question, questions, randomFrom, RESULTS_PAGE } from './questions.ts';

export interface DigestPlan {
  readonly listings: number;
  readonly searches: number;
  /** Homes that are published after the searches were saved. */
  readonly fresh: number;
}

const SAVE = parse('mutation ($input: SavedSearchInput!) { createSavedSearch(input: $input) { id } }');
/** As many as an account may have. */
const AN_ACCOUNT = 100;
const BATCH = 500;
/** From so many searches on it is said how long they may take. */
const MANY = 10_000;
/** Of the searches, to be asked one by one for comparison. */
const ASKED = 300;

/** A day's digests: from the new homes of a day to the events that make e-mails, against asking the index for each saved search. */
export async function digestFigures(folders: DataFolders, plan: DigestPlan): Promise<Row[]> {
  const { folder } = await folders.seeded(plan.listings);
  const config = loadConfig(platformConfigSchema, {
    LINTEL_DATA: await folders.copyOf(folder),
    LINTEL_LOG_LEVEL: 'error',
  });
  const bus = await openEventBus(config, 'bench');
  const index = await openSearchIndex<ListingCard>(config, listingIndex);
  const documents = await openDocuments(config, 'search');
  const cache = await openCache(config);
  const jobs = await openJobs(config);
  const around = surroundingsFor('search', config, { bus, identitySecret });
  const service = await startSearch({ ...around, index, config, documents, cache, jobs });
  const wanted = questions(plan.searches);
  const ask = asker(service, around.identityKey);
  for (const [n, question] of wanted.entries()) await ask(SAVE, inputOf(question, n), n);
  await service.drain();
  await bus.drain();

  const beganMatching = performance.now();
  await publish(bus, freshListings(plan.fresh));
  await bus.drain();
  const matching = (performance.now() - beganMatching) / 1000;

  const beganTelling = performance.now();
  const told = await service.tellNow('daily');
  await service.drain();
  const telling = (performance.now() - beganTelling) / 1000;

  const page = parse(RESULTS_PAGE);
  const beganAsking = performance.now();
  for (const [n, question] of wanted.slice(0, ASKED).entries())
    await ask(page, { ...question, first: 20 }, n);
  const asking = ((performance.now() - beganAsking) / 1000 / ASKED) * plan.searches;

  await service.stop();
  await Promise.all([cache.close(), jobs.close(), documents.close(), index.close(), bus.close()]);
  return [
    {
      what: `digest of ${sizeInWords(plan.searches)} saved searches, ${sizeInWords(plan.listings)} listings`,
      value: matching + telling,
      unit: 's',
      ratio: (matching + telling) / asking,
      to: `asking the index once for each search, ${inWords(asking, 's')}`,
      ...(plan.searches >= MANY ? { toReach: '≤ 30 s' } : {}),
      note: `${plan.fresh} new homes were matched in ${inWords(matching, 's')} as they came, ${told} digests told in ${inWords(telling, 's')}`,
    },
  ];
}

type Ask = (document: DocumentNode, variables: Record<string, unknown>, n: number) => Promise<void>;

/** Asks as the account that the search of that number belongs to. */
function asker(service: SearchService, key: ReturnType<typeof surroundingsFor>['identityKey']): Ask {
  return async (document, variables, n) => {
    const subject = `account-${Math.floor(n / AN_ACCOUNT)}`;
    const token = await key.sign({ subject, role: 'user' }, { now: new Date(), audience: serviceAudience });
    const { errors } = (await service.execute({
      document,
      variables,
      context: { serviceHeaders: { [identityHeader]: token } },
    })) as { errors?: readonly Error[] };
    if (errors) throw errors[0]!;
  };
}

// The price makes each another search: one that asks for the same homes would take the place of the one before.
const inputOf = ({ listingType, criteria }: Question, n: number) => ({
  input: {
    name: `Search ${n}`,
    listingType,
    criteria: { ...criteria, maxPrice: (criteria.maxPrice ?? 2_000_000) + (n % AN_ACCOUNT) },
    alertFrequency: 'daily',
  },
});

/** Homes where the questions look for them. */
function freshListings(count: number): PublicListing[] {
  const random = randomFrom(21);
  return questions(count).map(({ listingType, criteria }, n) => ({
    ...listingExample,
    id: 5_000_000 + n,
    listingType,
    location: `${criteria.location ?? 'Clapham'}, London`,
    price:
      listingType === 'sale' ? 250_000 + Math.floor(random() * 800_000) : 900 + Math.floor(random() * 3000),
    bedrooms: 1 + Math.floor(random() * 4),
    publishedAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  }));
}

async function publish(
  bus: Awaited<ReturnType<typeof openEventBus>>,
  listings: readonly PublicListing[],
): Promise<void> {
  for (let from = 0; from < listings.length; from += BATCH)
    await bus.publish(
      listingPublished.topic,
      listings.slice(from, from + BATCH).map((listing): CloudEvent => ({
        specversion: '1.0',
        id: randomUUID(),
        source: '/services/listings',
        type: listingPublished.type,
        subject: String(listing.id),
        time: new Date().toISOString(),
        sequence: 1,
        datacontenttype: 'application/json',
        dataschema: dataschemaOf(listingPublished.type),
        data: listing,
      })),
    );
}
