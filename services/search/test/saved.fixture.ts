import { join } from 'node:path';
import { accountTopic, type CloudEvent, type EventData, type PublicListing } from '@lintel/contracts';
import { openSearchIndex } from '@lintel/platform/adapters';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import type { Documents } from '@lintel/platform/documents';
import type { Jobs } from '@lintel/platform/jobs';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import type { Identity } from '@lintel/service-kit';
import { aListing, aListingEvent, aRemovalEvent, type Harness, startHarness } from '@lintel/testing';
import {
  type ListingCard,
  type ListingIndex,
  listingIndex,
  type SearchService,
  startSearch,
  type ToldFrequency,
} from '../src/index.js';

export const anna: Identity = { subject: 'account-anna', role: 'user', sessionId: 'session-1' };
export const ben: Identity = {
  subject: 'account-ben',
  role: 'agent',
  agencyId: 'an-agency',
  sessionId: 'session-2',
};
export const staff: Identity = { subject: 'account-staff', role: 'operations', sessionId: 'session-3' };

export type Matched = EventData<'lintel.saved-search.matched.v1'>;
export type HomeChanged = EventData<'lintel.saved-property.home-changed.v1'>;

export interface SavedScene {
  readonly harness: Harness;
  readonly index: ListingIndex;
  readonly jobs: Jobs;
  readonly search: SearchService;
  /** All that was published of saved homes and searches, once for each id, in order. */
  readonly heard: CloudEvent[];
  /** Another replica on the same engines, with documents of its own connection. */
  replica(): Promise<SearchService>;
  ask(query: string, variables?: Record<string, unknown>, as?: Identity | null): Promise<any>;
  /** What the errors of a query tell programs. */
  faults(query: string, variables?: Record<string, unknown>, as?: Identity | null): Promise<any[]>;
  publish(...events: CloudEvent[]): Promise<void>;
  /** Publishes a listing as it is from now on; as newly published unless a sequence is given. */
  listed(id: number, about?: Partial<PublicListing>, sequence?: number): Promise<CloudEvent>;
  removed(id: number, sequence: number): Promise<void>;
  /** Waits until everything that was written is published and everything that was published is handled. */
  settle(): Promise<void>;
  /** The e-mails that are made now. */
  tell(frequency?: ToldFrequency): Promise<Matched[]>;
  matched(): Matched[];
  homeChanges(): HomeChanged[];
  /** Saves a search and waits a second, so that what happens next is later. */
  saveSearch(input?: Record<string, unknown>, as?: Identity): Promise<any>;
}

export const savedSearchFields = `id name listingType alertFrequency dateCreated propertyTypes
  criteria { beds location maxPrice } area { north east south west }`;

export async function startSavedScene(): Promise<SavedScene> {
  const harness = await startHarness();
  const { bus, clock } = harness;
  const index = await openSearchIndex<ListingCard>(harness.settings, listingIndex);
  harness.onDispose(() => index.close());
  const jobs = await openEmbeddedJobs({
    file: join(harness.folder, 'jobs.sqlite'),
    clock,
    pollIntervalMs: 5,
  });
  harness.onDispose(() => jobs.close());
  const cache = await openEmbeddedCache({ clock });
  harness.onDispose(() => cache.close());
  await bus.ensureTopics([accountTopic]);
  const replicas: SearchService[] = [];
  const replica = async (): Promise<SearchService> => {
    const documents: Documents = await harness.documents('search');
    const search = await startSearch({
      ...harness,
      documents,
      cache,
      jobs,
      index,
      config: { LINTEL_MEDIA_URL: '/media' },
    });
    harness.onDispose(() => search.stop());
    replicas.push(search);
    return search;
  };
  const search = await replica();
  await search.lookAfterAlerts();
  const heard: CloudEvent[] = [];
  for (const topic of ['lintel.saved-search', 'lintel.saved-property'])
    await bus.subscribe({
      consumer: 'a-test',
      topic,
      from: 'beginning',
      handle: async (events) => {
        for (const event of events) if (!heard.some(({ id }) => id === event.id)) heard.push(event);
      },
    });
  const asking = (query: string, variables: Record<string, unknown> = {}, as: Identity | null = anna) =>
    harness.ask<any>(search, query, { variables, ...(as ? { as } : {}) });
  const settle = async () => {
    await bus.drain();
    // Every replica, since one skips what another is publishing.
    for (const each of replicas) await each.drain();
    await bus.drain();
    await index.flush();
  };
  const publish = async (...events: CloudEvent[]) => {
    await bus.publish('lintel.listing', events);
    await settle();
  };
  const dataOf = <Data>(type: string) =>
    heard.filter((event) => event.type === type).map(({ data }) => data as Data);
  const matched = () => dataOf<Matched>('lintel.saved-search.matched.v1');
  const scene: SavedScene = {
    harness,
    index,
    jobs,
    search,
    heard,
    replica,
    publish,
    settle,
    matched,
    homeChanges: () => dataOf<HomeChanged>('lintel.saved-property.home-changed.v1'),
    async ask(query, variables, as) {
      const { data, errors } = await asking(query, variables, as);
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    async faults(query, variables, as) {
      const { errors = [] } = await asking(query, variables, as);
      return errors.map(({ message, extensions }) => ({ message, ...extensions }));
    },
    async listed(id, about = {}, sequence = 1) {
      const event = anEvent(id, clock.now(), about, sequence);
      await publish(event);
      return event;
    },
    removed: (id, sequence) => publish({ ...aRemovalEvent(id, sequence), time: clock.now().toISOString() }),
    async tell(frequency = 'daily') {
      const before = matched().length;
      const told = await search.tellNow(frequency);
      await settle();
      const made = matched().slice(before);
      if (made.length !== told) throw new Error(`${told} e-mails were counted, ${made.length} made`);
      return made;
    },
    async saveSearch(input = {}, as = anna) {
      const { createdSearch } = await scene.ask(
        `mutation ($input: SavedSearchInput!) { createdSearch: createSavedSearch(input: $input) { ${savedSearchFields} } }`,
        { input: { name: 'Homes', listingType: 'sale', ...input } },
        as,
      );
      clock.advance({ seconds: 1 });
      return createdSearch;
    },
  };
  return scene;
}

/** An event of a listing as it is at a time: published then, if it is the first. */
export function anEvent(id: number, now: Date, about: Partial<PublicListing> = {}, sequence = 1): CloudEvent {
  const at = now.toISOString();
  const listing = aListing({ id, title: `Home ${id}`, publishedAt: at, updatedAt: at, ...about });
  const type = sequence === 1 ? 'lintel.listing.published.v1' : 'lintel.listing.updated.v1';
  return { ...aListingEvent(listing, { sequence, type }), time: at };
}
