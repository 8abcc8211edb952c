import type { CloudEvent } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import { type Answer, type AskOptions, type Harness, startHarness } from '@lintel/testing';
import { type ListingsService, startListings } from '../src/index.js';
import { type Engines, openEngines } from './engines.fixture.js';

export const agent = { subject: 'account-1', role: 'agent', agencyId: 'example-and-daughters' } as const;
export const otherAgent = { subject: 'account-2', role: 'agent', agencyId: 'another-agency' } as const;

/** A complete listing for sale, as an agent gives it. */
export const home = {
  title: 'Two-bedroom garden flat',
  description: 'The lower floors of a Victorian house.',
  address: '14a Example Crescent, Clapham, London SW4 7AA',
  price: 575_000,
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    agency: 'Example & Daughters',
    name: 'Sam Example',
    position: 'Negotiator',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
};

export const CREATE = `mutation ($input: ListingInput!) { createListing(input: $input) { id version published missing { field } } }`;
export const UPDATE = `mutation ($id: Int!, $version: Int!, $input: ListingInput!) {
  updateListing(id: $id, version: $version, input: $input) { id version published } }`;

/** The service over embedded adapters, and a reader of its topic. */
export interface ListingsFixture {
  readonly harness: Harness;
  readonly engines: Engines;
  readonly listings: ListingsService;
  readonly events: readonly CloudEvent[];
  ask(query: string, variables: Record<string, unknown>, options?: AskOptions): Promise<Answer<any>>;
  /** What was published by now: `published 1` is an event's kind and sequence. */
  published(): Promise<string[]>;
}

/**
 * @param prepare puts others in the place of the service's parts, such as an engine that fails for the one that the test keeps in hand
 * @param documentsFor opens where its documents are, embedded ones unless given
 */
export async function startFixture(
  prepare: (harness: Harness, engines: Engines) => void = () => undefined,
  documentsFor: (harness: Harness) => Promise<Documents> = (harness) => harness.documents('listings'),
): Promise<ListingsFixture> {
  const harness = await startHarness();
  const engines = await openEngines(harness);
  prepare(harness, engines);
  const listings = await startListings({
    ...harness,
    ...engines,
    documents: await documentsFor(harness),
    config: { LINTEL_MEDIA_URL: '/media' },
  });
  harness.onDispose(() => listings.stop());
  const events: CloudEvent[] = [];
  const reader = await harness.bus.subscribe({
    consumer: 'reader',
    topic: 'lintel.listing',
    from: 'beginning',
    handle: async (received) => void events.push(...received),
  });
  harness.onDispose(() => reader.stop());
  return {
    harness,
    engines,
    listings,
    events,
    ask: (query, variables, options) => harness.ask<any>(listings, query, { variables, ...options }),
    async published() {
      await listings.drain();
      await harness.bus.drain();
      return events.map(({ type, sequence }) => `${type.split('.')[2]} ${sequence}`);
    },
  };
}
