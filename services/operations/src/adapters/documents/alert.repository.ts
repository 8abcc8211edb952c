import { unlessDuplicate } from '@lintel/platform/documents';
import { type EventComposer, type Outbox, withoutOutbox } from '@lintel/service-kit';
import type { Model, QueryFilter } from 'mongoose';
import type {
  AlertStore,
  DueTellings,
  HistoryPage,
  HistoryPlace,
  Telling,
} from '../../application/alerts/alert-store.js';
import type { Alert } from '../../domain/alerts/alert.js';
import type { AlertRecord } from './alert.schema.js';

const MOST_OPEN = 500;
const MOST_DUE = 50;
/** A claim never lasts so long: it was made before the clock was set back. */
const LONGEST_CLAIM_MS = 120_000;
const shown = { outbox: 0, due: 0 } as const;

/** Alerts as documents, each with what is yet to be told of it. */
export class AlertRepository implements AlertStore {
  constructor(
    private readonly model: Model<AlertRecord>,
    private readonly composer: EventComposer,
    private readonly outbox: Outbox,
  ) {}

  async open(): Promise<readonly Alert[]> {
    const records = await this.model
      .find({ open: { $gt: '' } }, shown)
      .sort({ since: -1 })
      .limit(MOST_OPEN)
      .lean<AlertRecord[]>();
    return records.map(toAlert);
  }

  async find(id: string): Promise<Alert | null> {
    const record = await this.model.findById(id, shown).lean<AlertRecord>();
    return record && toAlert(record);
  }

  async history(
    sought: string | null,
    { first, after }: { readonly first: number; readonly after: HistoryPlace | null },
  ): Promise<HistoryPage> {
    const filters: QueryFilter<AlertRecord>[] = [{ resolvedAt: { $ne: null } }];
    if (sought !== null) {
      const text = { $regex: sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' };
      filters.push({ $or: [{ _id: sought }, { title: text }, { reason: text }] });
    }
    if (after)
      filters.push({
        $or: [
          { resolvedAt: { $lt: after.resolvedAt } },
          { resolvedAt: after.resolvedAt, _id: { $lt: after.id } },
        ],
      });
    const records = await this.model
      .find({ $and: filters }, shown)
      .sort({ resolvedAt: -1, _id: -1 })
      .limit(first + 1)
      .lean<AlertRecord[]>();
    return { alerts: records.slice(0, first).map(toAlert), hasMore: records.length > first };
  }

  async lastResolved(rule: string, subject: string): Promise<Pick<Alert, 'resolvedAt' | 'flaps'> | null> {
    return this.model
      .findOne({ rule, subject, resolvedAt: { $ne: null } }, { resolvedAt: 1, flaps: 1 })
      .sort({ resolvedAt: -1 })
      .lean<AlertRecord>();
  }

  async insert({ id, ...alert }: Alert, telling: Telling | null): Promise<boolean> {
    const { set, push } = this.#told(id, alert.version, telling);
    const nothing = { outbox: [], outboxSince: null, due: [], dueAt: null };
    const record = { _id: id, ...alert, open: openKey(alert), ...nothing, ...set, ...push };
    const inserted = await unlessDuplicate(() => this.model.insertMany([record], { lean: true }));
    if (inserted.ok && telling) this.outbox.nudge();
    return inserted.ok;
  }

  async replace({ id, version }: Alert, after: Alert, telling: Telling | null): Promise<boolean> {
    const { id: _, ...alert } = after;
    const { set, push } = this.#told(id, version + 1, telling);
    const each = Object.fromEntries(Object.entries(push).map(([name, all]) => [name, { $each: all }]));
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version },
      {
        $set: { ...alert, version: version + 1, open: openKey(alert), ...set },
        ...(telling ? { $push: each } : {}),
      },
    );
    if (matchedCount > 0 && telling) this.outbox.nudge();
    return matchedCount > 0;
  }

  async remove({ id, version }: Alert): Promise<void> {
    await this.model.deleteOne({ _id: id, version });
  }

  async due(now: Date): Promise<readonly DueTellings[]> {
    const longest = new Date(now.getTime() + LONGEST_CLAIM_MS);
    const records = await this.model
      .find({ dueAt: { $gt: new Date(0) }, $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: longest } }] })
      .limit(MOST_DUE)
      .lean<AlertRecord[]>();
    return records.map(({ _id, due, dueAt }) => ({ alert: _id, dueAt: dueAt!, notices: due }));
  }

  async claim({ alert, dueAt }: DueTellings, until: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: alert, dueAt }, { $set: { dueAt: until } });
    return matchedCount > 0;
  }

  async settle(alert: string, claimedUntil: Date): Promise<void> {
    // What came to it meanwhile has another time, and all of it is told again under the same ids.
    await this.model.updateOne({ _id: alert, dueAt: claimedUntil }, { $set: { due: [], dueAt: null } });
  }

  async forget(before: Date, kept: number): Promise<void> {
    const beyond = await this.model
      .findOne({ resolvedAt: { $ne: null } }, { resolvedAt: 1 })
      .sort({ resolvedAt: -1, _id: -1 })
      .skip(kept)
      .lean<AlertRecord>();
    const last = beyond?.resolvedAt && beyond.resolvedAt > before ? beyond.resolvedAt : before;
    await this.model.deleteMany({ resolvedAt: { $ne: null, $lte: last }, outboxSince: null });
  }

  #told(id: string, sequence: number, telling: Telling | null) {
    if (!telling) return { set: {}, push: {} };
    const { notice, emails, webhooks } = telling;
    const at = new Date(notice.at);
    const { id: noticeId, ...data } = notice;
    const outbox =
      emails.length > 0
        ? [
            this.composer.compose('lintel.alert.notice-due.v1', {
              ...{ subject: id, sequence },
              data: { ...data, notice: noticeId, recipients: [...emails] },
            }),
          ]
        : [];
    return {
      set: { ...(outbox.length > 0 ? { outboxSince: at } : {}), ...(webhooks ? { dueAt: at } : {}) },
      push: { outbox, due: webhooks ? [notice] : [] },
    };
  }
}

const openKey = ({ state, rule, subject }: Omit<Alert, 'id'>): string | null =>
  state === 'resolved' ? null : `${rule} ${subject}`;

const toAlert = (record: AlertRecord): Alert => {
  const { _id, open: _open, due: _due, dueAt: _dueAt, ...alert } = withoutOutbox(record);
  return { id: _id, ...alert };
};
