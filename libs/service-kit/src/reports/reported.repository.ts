import type { CloudEvent } from '@lintel/contracts';
import { unlessDuplicate } from '@lintel/platform/documents';
import type { Connection, Model } from 'mongoose';
import { type Outbox, withoutOutbox } from '../events/outbox.js';
import type { Reported, ReportState } from './reported.js';
import type { ReportedRecord } from './reported.schema.js';

export interface ReportedFilter {
  readonly state: ReportState;
  /** Those alone. */
  readonly ids?: readonly string[];
  readonly term?: string;
}
export type ReportedOrder = 'mostReported' | 'oldest';

const orders = {
  mostReported: { count: -1, since: 1 },
  oldest: { since: 1 },
} as const;

export class ReportedRepository<Evidence> {
  constructor(
    private readonly model: Model<ReportedRecord>,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<Reported<Evidence> | null> {
    const record = await this.model.findById(id).lean<ReportedRecord>();
    return record && reportedOf(record);
  }

  /** False when somebody else wrote it meanwhile. */
  async write(
    before: Reported<Evidence> | null,
    { id: _id, ...after }: Reported<Evidence>,
    events: readonly CloudEvent[],
  ): Promise<boolean> {
    const state = {
      ...after,
      count: after.reports.length,
      accounts: after.reports.flatMap(({ accountId }) => accountId ?? []),
    };
    const since = events[0] && { outboxSince: new Date(events[0].time) };
    const written = before
      ? await this.model.updateOne(
          { _id, version: before.version },
          { $set: { ...state, ...since }, ...(since && { $push: { outbox: { $each: [...events] } } }) },
        )
      : await unlessDuplicate(() =>
          this.model.insertMany([{ _id, ...state, outbox: [...events], outboxSince: null, ...since }], {
            lean: true,
          }),
        );
    if ('ok' in written ? !written.ok : written.matchedCount === 0) return false;
    if (since) this.outbox.nudge();
    return true;
  }

  async page(
    filter: ReportedFilter,
    order: ReportedOrder,
    first: number,
  ): Promise<readonly Reported<Evidence>[]> {
    const records = await this.model
      .find(queryOf(filter))
      .sort(filter.state === 'settled' ? { lastAt: -1 } : orders[order])
      .limit(first)
      .lean<ReportedRecord[]>();
    return records.map(reportedOf<Evidence>);
  }

  count(filter: ReportedFilter): Promise<number> {
    return this.model.countDocuments(queryOf(filter));
  }

  async ofAccount(accountId: string): Promise<readonly Reported<Evidence>[]> {
    const records = await this.model.find({ accounts: accountId }).lean<ReportedRecord[]>();
    return records.map(reportedOf<Evidence>);
  }

  async withTerm(term: string): Promise<readonly Reported<Evidence>[]> {
    const records = await this.model.find({ terms: term }).lean<ReportedRecord[]>();
    return records.map(reportedOf<Evidence>);
  }

  /** What is not yet told to anybody is not forgotten before. */
  async forget(by: Date): Promise<void> {
    await this.model.deleteMany({ forgetAt: { $lte: by }, outboxSince: null });
  }
}

/** For the health of a service's documents: how many wait for staff. */
export const openReports = (connection: Connection) => async () => ({
  open_reports: await connection.collection('reported').countDocuments({ state: 'open' }),
});

const queryOf = ({ state, ids, term }: ReportedFilter) => ({
  state,
  ...(ids && { _id: { $in: [...ids] } }),
  ...(term !== undefined && { terms: term }),
});

function reportedOf<Evidence>(record: ReportedRecord): Reported<Evidence> {
  const { _id: id, count: _count, accounts: _accounts, ...state } = withoutOutbox(record);
  return { id, ...state, evidence: state.evidence as Evidence };
}
