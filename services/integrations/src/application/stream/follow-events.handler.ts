import type { CloudEvent } from '@lintel/contracts';
import { draftOf } from '../../domain/stream-entry.js';
import type { Nudge } from '../webhooks/dispatcher.js';
import type { StreamStore } from './stream-store.js';

/** Adds what leaves the house to the stream. */
export class FollowEventsHandler {
  constructor(
    private readonly stream: StreamStore,
    private readonly webhooks: Nudge,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    const drafts = events.map(draftOf).filter((draft) => draft !== undefined);
    if (drafts.length === 0) return;
    await this.stream.append(drafts);
    this.webhooks.nudge();
  }
}
