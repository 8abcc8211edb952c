import { type CloudEvent, listingTopic, readEvent } from '@lintel/contracts';
import type { IdSource } from '@lintel/kernel';
import type { EventBus, RetryPolicy } from '@lintel/platform/event-bus';
import { type IndexWriter, type Rebuild, RebuildUnderWay } from '@lintel/platform/search-index';
import type { ListingCard } from '../../domain/listing-document.js';
import type { ListingIndex } from '../listing-index.js';
import { ProjectListingsHandler } from '../project-listings/project-listings.handler.js';

const BATCH = 500;

export interface RebuildOptions {
  /** Resolves when it is time to check again on another process's rebuild. */
  pause(): Promise<void>;
  /** For the replay, instead of the bus's own. */
  readonly retry?: RetryPolicy | undefined;
}

/** Replays the topic into a second index beside the live one, then switches to it. */
export class RebuildIndexHandler {
  constructor(
    private readonly index: ListingIndex,
    private readonly bus: EventBus,
    private readonly ids: IdSource,
    private readonly options: RebuildOptions,
  ) {}

  /**
   * Rebuilds an index that is new, was lost, has changed fields, or whose last rebuild did not finish, whatever its
   * consumer has committed. While another process rebuilds it, waits, and takes over should that one stop.
   */
  async fillWhereIncomplete(): Promise<void> {
    while (!(await this.index.isComplete())) {
      const rebuild = await this.index.startRebuild().catch((error: unknown) => {
        if (error instanceof RebuildUnderWay) return undefined;
        throw error;
      });
      if (!rebuild) await this.options.pause();
      else if (await this.index.isComplete()) await rebuild.abandon();
      else await this.replayInto(rebuild);
    }
  }

  async handle(): Promise<void> {
    await this.replayInto(await this.index.startRebuild());
  }

  private async replayInto(rebuild: Rebuild<ListingCard>): Promise<void> {
    const replay = new Replay(rebuild);
    // A group of its own, so that the live consumer goes on undisturbed.
    const group = `search-rebuild-${this.ids.next()}`;
    const consumer = await this.bus
      .subscribe({
        consumer: group,
        topic: listingTopic.name,
        from: 'beginning',
        batchSize: BATCH,
        ...(this.options.retry ? { retry: this.options.retry } : {}),
        handle: (events) => replay.write(events.flatMap(readable)),
      })
      .catch(async (error: unknown) => {
        await rebuild.abandon();
        throw error;
      });
    const reachTheEnd = async () => {
      await this.bus.drain();
      replay.assertWhole();
    };
    let isLive = false;
    try {
      await reachTheEnd();
      await replay.hold();
      await rebuild.promote(async () => {
        isLive = true;
        // What the live consumer wrote to the old index meanwhile is still on its way here; versions make repeats harmless.
        replay.goOnInto(this.index);
        await reachTheEnd();
      });
    } catch (error) {
      // What went wrong matters more than that it could not be cleared away, which the next rebuild does.
      if (!isLive) await rebuild.abandon().catch(() => undefined);
      throw error;
    } finally {
      replay.goOnInto(this.index);
      await consumer.stop();
      await this.bus.forget(listingTopic.name, group);
    }
  }
}

/** Takes the events of a replay; holds them back while the indexes are switched, when the rebuild writes nothing more. */
class Replay {
  private readonly underWay = new Set<Promise<void>>();
  private readonly failed = new Map<string, unknown>();
  private held = Promise.withResolvers<void>();
  private project: ProjectListingsHandler;

  constructor(target: IndexWriter<ListingCard>) {
    this.project = new ProjectListingsHandler(target);
    this.held.resolve();
  }

  async write(events: readonly CloudEvent[]): Promise<void> {
    for (let held; held !== this.held; await held.promise) held = this.held;
    const writing = this.project.handle(events);
    this.underWay.add(writing);
    try {
      await writing;
      for (const { id } of events) this.failed.delete(id);
    } catch (error) {
      for (const { id } of events) this.failed.set(id, error);
      throw error;
    } finally {
      this.underWay.delete(writing);
    }
  }

  /** Throws when events were given up: the bus parks them and goes on, but an index without them is not what the topic says. */
  assertWhole(): void {
    const [cause] = this.failed.values();
    if (cause) throw new Error(`${this.failed.size} events could not be written to the new index`, { cause });
  }

  async hold(): Promise<void> {
    this.held = Promise.withResolvers();
    await Promise.allSettled(this.underWay);
  }

  goOnInto(target: IndexWriter<ListingCard>): void {
    this.project = new ProjectListingsHandler(target);
    this.held.resolve();
  }
}

// The live consumer has parked what cannot be read; a replay passes it over.
const readable = (event: CloudEvent): CloudEvent[] => {
  const read = readEvent(event);
  return read && 'event' in read ? [read.event] : [];
};
