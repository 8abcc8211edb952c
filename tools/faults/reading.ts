import { setTimeout as pause } from 'node:timers/promises';
import { type CloudEvent, listingTopic } from '@lintel/contracts';
import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import type { AdapterSettings } from '@lintel/platform/adapters';
import type { EventBus, RunningConsumer } from '@lintel/platform/event-bus';
import mongoose from 'mongoose';
import { type Answer, ask } from './asker.ts';
import type { Status } from './ledger.ts';
import type { Profile } from './profile.ts';

/** A listing's document, as far as it is compared. */
export interface StoredListing {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly price: number;
  readonly status: Status;
  readonly removed: boolean;
  readonly unpublished: number;
}

/** An event's part that is compared, in the order of the topic. */
export interface ReadEvent {
  readonly id: string;
  readonly subject: string;
  readonly sequence: number;
}

export interface AtRest {
  readonly documents: readonly StoredListing[];
  /** What the topic holds in the end: it may have been compacted. */
  readonly topic: readonly ReadEvent[];
  readonly parked: number;
}

export interface Card {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly status: Status;
}

const READER = 'faults-reader';
const REREADER = 'faults-rereader';
/** Each look asks the bus how far every group is, which a busy machine feels. */
const POLL_MS = 1000;
const PAGE = `query ($after: String) { searchListings(listingType: sale, offMarket: true, first: 100, after: $after) {
  edges { node { id title price status } } pageInfo { hasNextPage endCursor } } }`;

interface ListingRecord {
  readonly _id: number;
  readonly version: number;
  readonly status: Status;
  readonly content: { readonly title: string; readonly price: number };
  readonly removedAt: Date | null;
  readonly outbox: readonly CloudEvent[];
}

/** Reads along from the beginning, as a service of its own would: what is compacted later has been seen. */
export class EventReader<Part extends ReadEvent = ReadEvent> {
  readonly events: Part[] = [];
  readonly #settings: AdapterSettings;
  readonly #topic: string;
  readonly #partOf: (event: CloudEvent) => Part | undefined;
  #bus: EventBus | undefined;
  #consumer: RunningConsumer | undefined;

  /** @param partOf what to keep of an event; undefined for one that does not count. */
  constructor(
    settings: AdapterSettings,
    topic: string,
    part: (event: CloudEvent) => Part | undefined = partOf as () => Part,
  ) {
    this.#settings = settings;
    this.#topic = topic;
    this.#partOf = part;
  }

  async start(): Promise<void> {
    this.#bus = await openEventBus(this.#settings, READER);
    this.#consumer = await this.#bus.subscribe({
      consumer: READER,
      topic: this.#topic,
      from: 'beginning',
      batchSize: 500,
      handle: async (given) =>
        void this.events.push(...given.map(this.#partOf).filter((part) => part !== undefined)),
    });
  }

  /** Resolves with all there is. Nothing waits for it from then on. */
  async stop(): Promise<readonly Part[]> {
    await this.#bus?.drain();
    await this.#consumer?.stop();
    await this.#bus?.forget(this.#topic, READER);
    await this.#bus?.close();
    return this.events;
  }
}

const partOf = ({ id, subject, sequence }: CloudEvent): ReadEvent => ({ id, subject, sequence });

export async function readListings(settings: AdapterSettings): Promise<StoredListing[]> {
  const records = await readAll<ListingRecord>(settings, 'listings', 'listings', Number);
  return records.map(({ _id, version, status, content, removedAt, outbox }) => ({
    ...{ id: _id, version, status, title: content.title, price: content.price },
    removed: removedAt !== null,
    unpublished: outbox.length,
  }));
}

/** What the stores hold, read with adapters of our own. */
export async function readStores(settings: AdapterSettings): Promise<AtRest> {
  const bus = await openEventBus(settings, REREADER);
  try {
    const topic: ReadEvent[] = [];
    const reader = await bus.subscribe({
      consumer: REREADER,
      topic: listingTopic.name,
      from: 'beginning',
      batchSize: 500,
      handle: async (given) => void topic.push(...given.map(partOf)),
    });
    await bus.drain();
    await reader.stop();
    await bus.forget(listingTopic.name, REREADER);
    return {
      documents: await readListings(settings),
      topic,
      parked: (await bus.parked(listingTopic.name, 'search')).length,
    };
  } finally {
    await bus.close();
  }
}

/** Every record of a collection. */
export async function readAll<Record>(
  settings: AdapterSettings,
  database: string,
  collection: string,
  id: typeof String | typeof Number = String,
): Promise<Record[]> {
  const documents = await openDocuments(settings, database);
  try {
    const schema = new mongoose.Schema({ _id: id }, { strict: false, collection, versionKey: false });
    return await documents.connection.model('Read', schema).find().lean<Record[]>();
  } finally {
    await documents.close();
  }
}

/** How many events of topics a consumer put aside because it could not take them. */
export async function parkedBy(
  settings: AdapterSettings,
  consumer: string,
  ...topics: readonly string[]
): Promise<number> {
  const bus = await openEventBus(settings, 'faults-parked');
  try {
    const parked = await Promise.all(topics.map((topic) => bus.parked(topic, consumer)));
    return parked.flat().length;
  } finally {
    await bus.close();
  }
}

interface Page {
  readonly searchListings: {
    readonly edges: readonly { readonly node: Card }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

/** Every home that a visitor finds, page by page, by id. Rejects when a page has no answer. */
export async function readSearch(origin: string): Promise<ReadonlyMap<number, Card>> {
  const found = new Map<number, Card>();
  let after: string | null = null;
  do {
    const answer: Answer<Page> = await ask<Page>(origin, PAGE, { after });
    if (!answer.data) throw new Error(`a page of results has no answer: ${answer.message}`);
    const { edges, pageInfo }: Page['searchListings'] = answer.data.searchListings;
    for (const { node } of edges) found.set(node.id, node);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return found;
}

interface Row {
  readonly name: string;
  readonly ready: boolean;
  readonly reason?: string;
  readonly gauges?: Readonly<Record<string, number>>;
}

/** Resolves with nothing when every part is ready and nothing waits any more, or after `limitMs` with what still does. */
export async function drained(
  { operations }: Pick<Profile, 'operations'>,
  limitMs: number,
): Promise<string | undefined> {
  const until = performance.now() + limitMs;
  let quiet = 0;
  let rest = 'no answer';
  while (performance.now() < until) {
    rest = await whatWaits(operations);
    quiet = rest === '' ? quiet + 1 : 0;
    if (quiet === 4) return undefined;
    await pause(POLL_MS);
  }
  return rest;
}

async function whatWaits(operations: string): Promise<string> {
  try {
    const response = await fetch(`${operations}/readyz`, { signal: AbortSignal.timeout(10_000) });
    const { parts } = (await response.json()) as { parts: readonly Row[] };
    const waits = parts.flatMap(({ name, ready, reason, gauges = {} }) => {
      if (!ready) return [`${name}: ${reason}`];
      const { lag = 0, waiting = 0, bulk_changes_under_way: underWay = 0 } = gauges;
      const rest = lag + waiting + underWay;
      return rest > 0 ? [`${name}: ${rest} to do`] : [];
    });
    return waits.join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
