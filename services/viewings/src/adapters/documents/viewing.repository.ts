import { unlessDuplicate } from '@lintel/platform/documents';
import {
  type Brand,
  type EventComposer,
  type Outbox,
  type Submission,
  withoutOutbox,
} from '@lintel/service-kit';
import type { QueryFilter, Model } from 'mongoose';
import type { Telling } from '../../application/audience.js';
import type {
  AgencyFilter,
  AgencyPage,
  Asked,
  Inserted,
  ViewingStore,
  Written,
} from '../../application/viewing-store.js';
import { cellsOf } from '../../domain/slot.js';
import { dateOf, heldSlot, labelsOf, openStates, type Viewing } from '../../domain/viewing.js';
import type { Done } from '../../domain/viewing-commands.js';
import { toFilter } from './agency-filter.js';
import { eventsOf } from './viewing.events.js';
import type { Derived, ViewingRecord } from './viewing.schema.js';

const MOST_OF_A_VISITOR = 500;
/** How many idempotency keys are remembered for one viewing. */
const ANSWERS_KEPT = 20;
const shown = { outbox: 0, answers: 0 } as const;

/** Viewings as documents, each with the events that are not yet published. */
export class ViewingRepository implements ViewingStore {
  constructor(
    private readonly model: Model<ViewingRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
    private readonly brand: Brand,
  ) {}

  async find(id: string): Promise<Viewing | null> {
    const record = await this.model.findById(id, shown).lean<ViewingRecord>();
    return record && toViewing(record);
  }

  async requested(key: string): Promise<{ viewing: Viewing; digest: string } | null> {
    const record = await this.model.findOne({ requestKey: key }, shown).lean<ViewingRecord>();
    return record && { viewing: toViewing(record), digest: record.requestDigest! };
  }

  async digestOf(id: string, key: string): Promise<string | null> {
    const record = await this.model.findById(id, { answers: 1 }).lean<Pick<ViewingRecord, 'answers'>>();
    return record?.answers.find((answer) => answer.key === key)?.digest ?? null;
  }

  async askedBy(accountId: string, listingId: number): Promise<Asked> {
    const records = await this.model.find({ accountId, listingId }, shown).lean<ViewingRecord[]>();
    return { viewings: records.map(toViewing), times: Math.max(0, ...records.map(({ nth }) => nth ?? 0)) };
  }

  async insert(done: Done, telling: Telling, answer: Submission | null, asked?: Asked): Promise<Inserted> {
    const { id, ...state } = done.viewing;
    const record = {
      _id: id,
      ...state,
      ...derivedOf(done.viewing),
      outbox: eventsOf(done, telling, this.composer, this.brand.name),
      outboxSince: done.viewing.updatedAt,
      requestKey: answer?.key ?? null,
      requestDigest: answer?.digest ?? null,
      nth: asked ? asked.times + 1 : null,
      answers: [],
    };
    const inserted = await unlessDuplicate(() => this.model.insertMany([record], { lean: true }));
    if (!inserted.ok) {
      if (answer && (await this.requested(answer.key))) return 'repeated';
      return asked ? 'overtaken' : 'slot-taken';
    }
    this.outbox.nudge();
    return 'written';
  }

  async replace(before: Viewing, done: Done, telling: Telling, answer: Submission | null): Promise<Written> {
    const { id, ...state } = done.viewing;
    const outbox = eventsOf(done, telling, this.composer, this.brand.name);
    const told = outbox.length > 0;
    const pushed = {
      ...(told ? { outbox: { $each: outbox } } : {}),
      ...(answer ? { answers: { $each: [answer], $slice: -ANSWERS_KEPT } } : {}),
    };
    const change = {
      $set: {
        ...state,
        ...derivedOf(done.viewing),
        ...(told ? { outboxSince: state.updatedAt } : {}),
        ...(state.accountId === null ? { nth: null } : {}),
      },
      ...(told || answer ? { $push: pushed } : {}),
    };
    const unchanged = { _id: id, version: before.version };
    const replaced = await unlessDuplicate(() => this.model.updateOne(unchanged, change));
    if (!replaced.ok) return 'slot-taken';
    if (replaced.value.matchedCount === 0) return 'changed-meanwhile';
    if (told) this.outbox.nudge();
    return 'written';
  }

  async taken(listingId: number, from: Date, to: Date, except?: string): Promise<readonly Date[]> {
    // Every arranged viewing takes one half hour from the hour on.
    const records = await this.model
      .find({ onHour: { $gte: cellKey(listingId, from), $lt: cellKey(listingId, to) } }, { start: 1 })
      .sort({ onHour: 1 })
      .lean<{ _id: string; start: Date }[]>();
    return records.filter(({ _id }) => _id !== except).map(({ start }) => start);
  }

  async ofVisitor(accountId: string, email: string | null): Promise<readonly Viewing[]> {
    const find = (filter: QueryFilter<ViewingRecord>) =>
      this.model.find(filter, shown).sort({ date: -1 }).limit(MOST_OF_A_VISITOR).lean<ViewingRecord[]>();
    const own = await find({ accountId });
    const byAddress = email === null ? [] : await find({ 'visitor.email': email, accountId: null });
    return [...own, ...byAddress]
      .map(toViewing)
      .sort((one, other) => dateOf(other).getTime() - dateOf(one).getTime())
      .slice(0, MOST_OF_A_VISITOR);
  }

  async ofAgency(given: AgencyFilter, { sort, first, after }: AgencyPage) {
    const filter = toFilter(given);
    const direction = sort === 'latest' ? -1 : 1;
    const beyond = sort === 'latest' ? '$lt' : '$gt';
    const page: QueryFilter<ViewingRecord> = after
      ? {
          $and: [
            filter,
            { $or: [{ date: { [beyond]: after.date } }, { date: after.date, _id: { [beyond]: after.id } }] },
          ],
        }
      : filter;
    const [total, records] = await Promise.all([
      this.model.countDocuments(filter),
      this.model
        .find(page, shown)
        .sort({ date: direction, _id: direction })
        .limit(first)
        .lean<ViewingRecord[]>(),
    ]);
    return { total, viewings: records.map(toViewing) };
  }

  open(
    listingIds: readonly number[],
    page: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]> {
    return this.openOnes({ listingId: { $in: [...listingIds] } }, page);
  }

  openOf(
    agencyId: string,
    page: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]> {
    return this.openOnes({ agencyId }, page);
  }

  toCome(agencyId: string, after: Date): Promise<number> {
    return this.model.countDocuments({ agencyId, state: { $in: [...openStates] }, date: { $gt: after } });
  }

  private async openOnes(
    which: QueryFilter<ViewingRecord>,
    { after = '', first }: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]> {
    const records = await this.model
      .find({ ...which, state: { $in: [...openStates] }, _id: { $gt: after } }, shown)
      .sort({ _id: 1 })
      .limit(first)
      .lean<ViewingRecord[]>();
    return records.map(toViewing);
  }

  async confirmed(
    from: Date,
    to: Date,
    { after = '', first }: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]> {
    const records = await this.model
      .find({ state: 'confirmed', start: { $gte: from, $lt: to }, _id: { $gt: after } }, shown)
      .sort({ _id: 1 })
      .limit(first)
      .lean<ViewingRecord[]>();
    return records.map(toViewing);
  }

  async untouchedSince(instant: Date, first: number): Promise<readonly Viewing[]> {
    const records = await this.model
      .find({ erasedAt: null, updatedAt: { $lt: instant } }, shown)
      .limit(first)
      .lean<ViewingRecord[]>();
    return records.map(toViewing);
  }
}

const cellKey = (listingId: number, instant: Date): string => `${listingId}:${instant.toISOString()}`;

function derivedOf(viewing: Viewing): Derived {
  const slot = heldSlot(viewing);
  const cells = slot && cellsOf(slot);
  return {
    date: dateOf(viewing),
    label: labelsOf(viewing.state).agent,
    onHour: cells && cellKey(viewing.listingId, cells.onHour),
    atHalf: cells && cellKey(viewing.listingId, cells.atHalf),
  };
}

function toViewing(record: ViewingRecord): Viewing {
  const {
    _id,
    date: _date,
    label: _label,
    onHour: _onHour,
    atHalf: _atHalf,
    requestKey: _key,
    requestDigest: _digest,
    nth: _nth,
    answers: _answers,
    ...viewing
  } = withoutOutbox(record);
  return { id: _id, ...viewing };
}
