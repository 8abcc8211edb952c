import { type CloudEvent, findEventDefinition, listingTopic } from '@lintel/contracts';
import type { IdSource } from '@lintel/kernel';
import type { EventBus } from '@lintel/platform/event-bus';
import type { IndexWriter } from '@lintel/platform/search-index';
import type { ListingCard } from '../../domain/listing-document.js';
import type { ListingIndex } from '../listing-index.js';
import { ProjectListingsHandler } from '../project-listings/project-listings.handler.js';

const BATCH = 500;

/** Replays the topic into a second index beside the live one, then switches to it. */
export class RebuildIndexHandler {
  constructor(
    private readonly index: ListingIndex,
    private readonly bus: EventBus,
    private readonly ids: IdSource,
  ) {}

  async handle(): Promise<void> {
    const rebuild = await this.index.startRebuild();
    let target: IndexWriter<ListingCard> = rebuild;
    // A group of its own, so that the live consumer goes on undisturbed.
    const group = `search-rebuild-${this.ids.next()}`;
    const consumer = await this.bus.subscribe({
      consumer: group,
      topic: listingTopic.name,
      from: 'beginning',
      batchSize: BATCH,
      handle: (events) => new ProjectListingsHandler(target).handle(events.filter(satisfiesSchema)),
    });
    try {
      await this.bus.drain();
      await rebuild.promote();
      // What the live consumer wrote to the old index between the two is still on its way here; versions make repeats harmless.
      target = this.index;
      await this.bus.drain();
    } catch (error) {
      await rebuild.abandon();
      throw error;
    } finally {
      await consumer.stop();
      await this.bus.forget(listingTopic.name, group);
    }
  }
}

// The live consumer has parked what does not; a replay passes it over.
const satisfiesSchema = (event: CloudEvent): boolean =>
  findEventDefinition(event.type)?.schema.safeParse(event.data).success ?? false;
