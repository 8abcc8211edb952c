import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocuments, openObjectStore, openSearchIndex } from '@lintel/platform/adapters';
import type { Cache } from '@lintel/platform/cache';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import type { Jobs } from '@lintel/platform/jobs';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import { openEmbeddedMail } from '@lintel/platform/mail/embedded';
import type { ObjectStore } from '@lintel/platform/object-store';
import type { SearchIndex } from '@lintel/platform/search-index';
import { type ListingCard, listingIndex } from '@lintel/search';
import { embeddedSettings, FakeClock } from '@lintel/testing';
import { tracesBelow } from './traces.js';

/** What the product stands on, with the means to find in it what should be gone. */
export interface Engines {
  readonly clock: FakeClock;
  readonly bus: EventBus;
  readonly mail: Awaited<ReturnType<typeof openEmbeddedMail>>;
  readonly cache: Cache;
  readonly objects: ObjectStore;
  readonly index: SearchIndex<ListingCard>;
  /** Days that pass at a time. */
  readonly stepDays: number;
  documents(service: string): Promise<Documents>;
  jobs(service: string): Promise<Jobs>;
  /** The clock was advanced: jobs of this time are due. */
  due(): Promise<void>;
  /** What the engines do by themselves in this many days. */
  tidy(days: number): Promise<void>;
  /** Where marks stand, each as `part/place: mark`. */
  traces(marks: ReadonlySet<string>): Promise<readonly string[]>;
  /** Once nothing uses them any more. */
  close(): Promise<void>;
  dispose(): Promise<void>;
}

/** Everything in one folder, by one clock, of which every byte is looked at. */
export async function embeddedEngines(): Promise<Engines> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-erasure-'));
  const settings = embeddedSettings(folder);

  const clock = new FakeClock();
  const closing: { close(): Promise<void> }[] = [];
  const kept = <Opened extends { close(): Promise<void> }>(opened: Opened): Opened => {
    closing.push(opened);
    return opened;
  };
  const bus = kept(await openEmbeddedEventBus({ file: join(folder, 'events', 'log.sqlite'), clock }));
  const mail = kept(await openEmbeddedMail({ folder: join(folder, 'mail'), clock }));
  return {
    clock,
    bus,
    mail,
    cache: kept(await openEmbeddedCache({ clock })),
    objects: kept(await openObjectStore(settings)),
    index: kept(await openSearchIndex<ListingCard>(settings, listingIndex)),
    stepDays: 1,
    documents: async (service) => kept(await openDocuments(settings, service)),
    jobs: async (service) =>
      kept(
        await openEmbeddedJobs({ file: join(folder, 'jobs', `${service}.sqlite`), clock, pollIntervalMs: 5 }),
      ),
    due: async () => {},
    async tidy() {
      await bus.tidy();
      await mail.tidy();
    },
    traces: (marks) => tracesBelow(folder, marks),
    async close() {
      for (const opened of closing.splice(0).reverse()) await opened.close();
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}
