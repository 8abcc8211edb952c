import type { CloudEvent, SavedSearchState } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import { type EventComposer, type Outbox, overtaken, untilWritten } from '@lintel/service-kit';
import type { SavedSearchStore } from '../../application/saved/saved-search-store.js';
import { asksFor, type SavedSearch } from '../../domain/saved/saved-search.js';
import type { DigestRecord, SavedModels, SavedSearchRecord } from './saved.schema.js';

const contended = { attempts: 10 } as const;
const SWEEP = 500;

const nothingTold = { additions: 0, attempt: 0, attemptBy: null, lastDigest: 0 } satisfies DigestRecord;

export class SavedSearchRepository implements SavedSearchStore {
  constructor(
    private readonly models: Pick<SavedModels, 'searches' | 'matches'>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<SavedSearch | null> {
    const found = await this.models.searches.findById(id, { outbox: 0 }).lean<SavedSearchRecord>();
    return found && toSavedSearch(found);
  }

  async ofAccount(accountId: string): Promise<SavedSearch[]> {
    const found = await this.models.searches
      .find({ accountId, state: 'kept' }, { outbox: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .lean<SavedSearchRecord[]>();
    return found.map(toSavedSearch);
  }

  async findSame(search: SavedSearch): Promise<SavedSearch | null> {
    const found = await this.models.searches
      .findOne({ accountId: search.accountId, asksFor: asksFor(search) }, { outbox: 0 })
      .lean<SavedSearchRecord>();
    return found && toSavedSearch(found);
  }

  async insert(search: SavedSearch): Promise<Result<SavedSearch, SavedSearch>> {
    const outbox = eventsOf(null, search, this.composer);
    const { id, ...state } = search;
    const kept = { ...nothingTold, asksFor: asksFor(search), outbox, outboxSince: search.createdAt };
    return untilWritten<Result<SavedSearch, SavedSearch>>(`a search like ${id}`, contended, async () => {
      const inserted = await unlessDuplicate(() =>
        this.models.searches.insertMany([{ _id: id, ...state, ...kept }], { lean: true }),
      );
      if (inserted.ok) {
        this.outbox.nudge();
        return succeed(search);
      }
      const same = await this.findSame(search);
      // Deleted by now.
      return same ? fail(same) : overtaken;
    });
  }

  async change(id: string, decide: (search: SavedSearch) => SavedSearch | null): Promise<SavedSearch | null> {
    return untilWritten(`saved search ${id}`, contended, async () => {
      const before = await this.find(id);
      const after = before && decide(before);
      if (!after) return before;
      if (!(await this.replace(before, after))) return overtaken;
      this.outbox.nudge();
      return after;
    });
  }

  async changedSince(
    since: Date,
    { first, after }: { readonly first: number; readonly after?: SavedSearch },
  ): Promise<SavedSearch[]> {
    const beyond = after && {
      $or: [{ changedAt: { $gt: after.changedAt } }, { changedAt: after.changedAt, _id: { $gt: after.id } }],
    };
    const found = await this.models.searches
      .find({ changedAt: { $gte: after?.changedAt ?? since }, ...beyond }, { outbox: 0 })
      .sort({ changedAt: 1, _id: 1 })
      .limit(first)
      .lean<SavedSearchRecord[]>();
    return found.map(toSavedSearch);
  }

  async noteMatches(ids: readonly string[], now: Date): Promise<string[]> {
    const these = { _id: { $in: [...ids] } };
    const { matchedCount } = await this.models.searches.updateMany(
      { ...these, state: 'kept' },
      { $inc: { additions: 1 }, $min: { waitingSince: now } },
    );
    if (matchedCount === ids.length) return [];
    const there = await this.models.searches
      .find({ ...these, state: 'kept' }, { _id: 1 })
      .lean<{ _id: string }[]>();
    const kept = new Set(there.map(({ _id }) => _id));
    const gone = ids.filter((id) => !kept.has(id));
    await this.forgetMatches(gone);
    return gone;
  }

  async sweepDeleted(before: Date): Promise<void> {
    for (;;) {
      const found = await this.models.searches
        .find({ state: 'deleted', outboxSince: null, changedAt: { $lt: before } }, { _id: 1 })
        .limit(SWEEP)
        .lean<{ _id: string }[]>();
      const ids = found.map(({ _id }) => _id);
      if (ids.length === 0) return;
      await this.forgetMatches(ids);
      await this.models.searches.deleteMany({ _id: { $in: ids }, outboxSince: null });
    }
  }

  async erase(accountId: string): Promise<void> {
    const found = await this.models.searches.find({ accountId }, { _id: 1 }).lean<{ _id: string }[]>();
    // First, so that a repeated run still finds them by the searches should this one stop halfway.
    await this.forgetMatches(found.map(({ _id }) => _id));
    await this.models.searches.deleteMany({ accountId });
  }

  private async forgetMatches(searchIds: readonly string[]): Promise<void> {
    if (searchIds.length > 0) await this.models.matches.deleteMany({ searchId: { $in: [...searchIds] } });
  }

  private async replace(before: SavedSearch, after: SavedSearch): Promise<boolean> {
    const { id, ...state } = after;
    const outbox = eventsOf(before, after, this.composer);
    const { matchedCount } = await this.models.searches.updateOne(
      { _id: id, version: before.version },
      {
        $set: {
          ...state,
          asksFor: after.state === 'deleted' ? null : asksFor(after),
          outboxSince: after.changedAt,
        },
        $push: { outbox: { $each: outbox } },
        ...(after.alertFrequency === 'off' ? { $unset: { waitingSince: 1 } } : {}),
      },
    );
    if (matchedCount > 0 && after.state === 'deleted') await this.forgetMatches([id]);
    return matchedCount > 0;
  }
}

export function toSavedSearch(record: SavedSearchRecord): SavedSearch {
  return {
    id: record._id,
    accountId: record.accountId,
    version: record.version,
    state: record.state,
    name: record.name,
    listingType: record.listingType,
    criteria: record.criteria,
    propertyTypes: record.propertyTypes,
    area: record.area,
    wishes: record.wishes ?? null,
    alertFrequency: record.alertFrequency,
    createdAt: record.createdAt,
    changedAt: record.changedAt,
    alertsSince: record.alertsSince,
  };
}

function eventsOf(before: SavedSearch | null, after: SavedSearch, composer: EventComposer): CloudEvent[] {
  const about = { subject: after.id, sequence: after.version };
  if (after.state === 'deleted') {
    const data = { id: after.id, accountId: after.accountId };
    return [composer.compose('lintel.saved-search.deleted.v1', { ...about, data })];
  }
  const type = before ? 'lintel.saved-search.changed.v1' : 'lintel.saved-search.created.v1';
  return [composer.compose(type, { ...about, data: stateOf(after) })];
}

const stateOf = (search: SavedSearch): SavedSearchState => ({
  id: search.id,
  accountId: search.accountId,
  name: search.name,
  listingType: search.listingType,
  criteria: search.criteria,
  propertyTypes: [...search.propertyTypes],
  area: search.area,
  wishes: search.wishes,
  alertFrequency: search.alertFrequency,
  createdAt: search.createdAt.toISOString(),
});
