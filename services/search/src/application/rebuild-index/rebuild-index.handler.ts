import { type CloudEvent, listingTopic } from '@lintel/contracts';
import type { IdSource } from '@lintel/kernel';
import type { EventBus, RetryPolicy } from '@lintel/platform/event-bus';
import { type IndexWriter, type Rebuild, RebuildUnderWay } from '@lintel/platform/search-index';
import { type ProjectionName, type RebuildLog, replayBeside } from '@lintel/service-kit';
import type { ListingCard } from '../../domain/listing-document.js';
import type { ListingIndex } from '../listing-index.js';
import { ProjectListingsHandler } from '../project-listings/project-listings.handler.js';

export const index = { name: 'index', topic: listingTopic } as const satisfies ProjectionName;

export interface RebuildOptions {
  /** Resolves when it is time to check again on another process's rebuild. */
  pause(): Promise<void>;
  /** For the replay, instead of the bus's own. */
  readonly retry?: RetryPolicy | undefined;
  /** Where it is kept when that was, and who had it done, where that is known. */
  readonly log?: Pick<RebuildLog, 'begin'> | undefined;
  readonly by?: string | null;
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
      else {
        const made = await this.make(rebuild);
        // One of nothing is new, and not made anew; nor does a start wait for what keeps that it was.
        if (made.documents > 0) void made.keep().catch(() => undefined);
      }
    }
  }

  /** Fills again what was lost in its engine while the service was running. */
  async restoreIfLost(): Promise<void> {
    if (await this.index.reopenIfLost?.()) await this.fillWhereIncomplete();
  }

  async handle(): Promise<void> {
    const { keep } = await this.make(await this.index.startRebuild());
    await keep();
  }

  private async make(rebuild: Rebuild<ListingCard>) {
    const { log, by = null } = this.options;
    const keep = log?.begin(index.name, by);
    await this.replayInto(rebuild);
    const documents = (await this.index.health()).gauges['documents'] ?? 0;
    return { documents, keep: async () => keep?.(documents) };
  }

  private replayInto(rebuild: Rebuild<ListingCard>): Promise<void> {
    const into = (target: IndexWriter<ListingCard>) => {
      const project = new ProjectListingsHandler(target);
      return (events: readonly CloudEvent[]) => project.handle(events);
    };
    return replayBeside({
      bus: this.bus,
      topic: listingTopic.name,
      group: `search-rebuild-${this.ids.next()}`,
      retry: this.options.retry,
      beside: into(rebuild),
      live: into(this.index),
      promote: (catchUp) => rebuild.promote(catchUp),
      abandon: () => rebuild.abandon(),
    });
  }
}
