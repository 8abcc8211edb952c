import type { CloudEvent } from '@lintel/contracts';
import { unlessDuplicate } from '@lintel/platform/documents';
import {
  type EventComposer,
  inTraceOf,
  type Outbox,
  overtaken,
  untilWritten,
  withoutOutbox,
} from '@lintel/service-kit';
import type { Model } from 'mongoose';
import type { HomeNews, SavedHomePlace, SavedHomeStore } from '../../application/saved/saved-home-store.js';
import { idOfSavedHome, type SavedHome } from '../../domain/saved/saved-home.js';
import type { SavedHomeRecord } from './saved.schema.js';

const PAGE = 500;

export class SavedHomeRepository implements SavedHomeStore {
  constructor(
    private readonly model: Model<SavedHomeRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async change(
    accountId: string,
    listingId: number,
    decide: (before: SavedHome | null) => SavedHome | null,
  ): Promise<void> {
    const _id = idOfSavedHome(accountId, listingId);
    await untilWritten(`saved home ${_id}`, { attempts: 10 }, async () => {
      const found = await this.model.findById(_id, { outbox: 0 }).lean<SavedHomeRecord>();
      const after = decide(found && toSavedHome(found));
      if (!after) return;
      return (await this.write(found?.version ?? null, after)) ? this.outbox.nudge() : overtaken;
    });
  }

  async ids(accountId: string): Promise<number[]> {
    const found = await this.kept(accountId, { listingId: 1 });
    return found.map(({ listingId }) => listingId);
  }

  count(accountId: string): Promise<number> {
    return this.model.countDocuments({ accountId, state: 'saved' });
  }

  async page(accountId: string, first: number, after: SavedHomePlace | null): Promise<SavedHome[]> {
    const found = await this.model
      .find({ accountId, state: 'saved', ...(after ? laterThan(after) : {}) }, { outbox: 0 })
      .sort({ savedAt: -1, listingId: -1 })
      .limit(first)
      .lean<SavedHomeRecord[]>();
    return found.map(toSavedHome);
  }

  async *savers(listingIds: readonly number[]): AsyncIterable<SavedHome[]> {
    const cursor = this.model
      .find({ listingId: { $in: [...listingIds] }, state: 'saved' }, { outbox: 0 })
      .lean<SavedHomeRecord[]>()
      .cursor({ batchSize: PAGE });
    let page: SavedHome[] = [];
    for await (const record of cursor) {
      page.push(toSavedHome(record as unknown as SavedHomeRecord));
      if (page.length < PAGE) continue;
      yield page;
      page = [];
    }
    if (page.length > 0) yield page;
  }

  async tell(news: readonly HomeNews[]): Promise<number> {
    const { matchedCount } = await this.model.bulkWrite(
      news.map(({ before, after, home, traceparent }) => {
        const { accountId, listingId, version } = after;
        const subject = idOfSavedHome(accountId, listingId);
        const data = home && { accountId, listingId, before: before.told, home };
        const event =
          data &&
          inTraceOf({ traceparent }, () =>
            this.composer.compose('lintel.saved-property.home-changed.v1', {
              subject,
              sequence: version,
              data,
            }),
          );
        return {
          updateOne: { filter: { _id: subject, version: before.version }, update: updateOf(after, event) },
        };
      }),
      { ordered: false, timestamps: false },
    );
    this.outbox.nudge();
    return matchedCount;
  }

  async erase(accountId: string): Promise<void> {
    await this.model.deleteMany({ accountId });
  }

  /** False when another write was quicker. */
  private async write(version: number | null, after: SavedHome): Promise<boolean> {
    const { accountId, listingId } = after;
    const _id = idOfSavedHome(accountId, listingId);
    const type =
      after.state === 'saved' ? 'lintel.saved-property.saved.v1' : 'lintel.saved-property.removed.v1';
    const about = { subject: _id, sequence: after.version, data: { accountId, listingId } };
    const event = this.composer.compose(type, about);
    if (version !== null)
      return (await this.model.updateOne({ _id, version }, updateOf(after, event))).matchedCount > 0;
    const record = { _id, ...after, outbox: [event], outboxSince: after.changedAt };
    return (await unlessDuplicate(() => this.model.insertMany([record], { lean: true }))).ok;
  }

  private kept(accountId: string, fields: Record<string, 1>): Promise<SavedHomeRecord[]> {
    return this.model
      .find({ accountId, state: 'saved' }, fields)
      .sort({ savedAt: -1, listingId: -1 })
      .lean<SavedHomeRecord[]>();
  }
}

const laterThan = ({ savedAt, listingId }: SavedHomePlace) => ({
  $or: [{ savedAt: { $lt: savedAt } }, { savedAt, listingId: { $lt: listingId } }],
});

const updateOf = (after: SavedHome, event: CloudEvent | null) => ({
  $set: { ...after, ...(event ? { outboxSince: after.changedAt } : {}) },
  ...(event ? { $push: { outbox: event } } : {}),
});

function toSavedHome(record: SavedHomeRecord): SavedHome {
  const { _id, ...home } = withoutOutbox(record);
  return home;
}
