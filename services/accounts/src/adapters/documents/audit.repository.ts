import { unlessDuplicate } from '@lintel/platform/documents';
import type { Model } from 'mongoose';
import type { AuditQuery, AuditStore } from '../../application/audit-trail/audit-store.js';
import type { AuditEntry } from '../../domain/audit-entry.js';
import type { AuditRecord } from './audit.schema.js';

export class AuditRepository implements AuditStore {
  constructor(private readonly model: Model<AuditRecord>) {}

  async head(): Promise<AuditEntry | null> {
    const [entry] = await this.page({}, { first: 1 });
    return entry ?? null;
  }

  async find(seq: number): Promise<AuditEntry | null> {
    const record = await this.model.findById(seq).lean<AuditRecord>();
    return record && toEntry(record);
  }

  async recorded(eventIds: readonly string[]): Promise<ReadonlySet<string>> {
    const records = await this.model
      .find({ eventId: { $in: [...eventIds] } }, { eventId: 1 })
      .lean<Pick<AuditRecord, 'eventId'>[]>();
    return new Set(records.map(({ eventId }) => eventId));
  }

  async append(entries: readonly AuditEntry[]): Promise<boolean> {
    const records = entries.map(({ seq, ...said }) => ({ _id: seq, ...said }));
    return (await unlessDuplicate(() => this.model.insertMany(records, { lean: true, ordered: true }))).ok;
  }

  async page(
    { actor, subject, correlation, agencyId, from, to }: AuditQuery,
    { first, before }: { readonly first: number; readonly before?: number },
  ): Promise<readonly AuditEntry[]> {
    const time = { ...(from ? { $gte: from } : {}), ...(to ? { $lt: to } : {}) };
    const records = await this.model
      .find({
        ...(actor === undefined ? {} : { actor }),
        ...(subject === undefined ? {} : { subjectId: subject }),
        ...(correlation === undefined ? {} : { correlation }),
        ...(agencyId === undefined ? {} : { agencyId }),
        ...(from || to ? { at: time } : {}),
        ...(before === undefined ? {} : { _id: { $lt: before } }),
      })
      .sort({ _id: -1 })
      .limit(first)
      .lean<AuditRecord[]>();
    return records.map(toEntry);
  }

  async forgetBefore(seq: number): Promise<void> {
    // Past the model, which refuses to take anything away.
    await this.model.collection.deleteMany({ _id: { $lt: seq } as never });
  }

  async walk(seq: number, first: number): Promise<readonly AuditEntry[]> {
    const records = await this.model
      .find({ _id: { $gte: seq } })
      .sort({ _id: 1 })
      .limit(first)
      .lean<AuditRecord[]>();
    return records.map(toEntry);
  }
}

const toEntry = ({ _id, ...said }: AuditRecord): AuditEntry => ({ seq: _id, ...said });
