import { createHash } from 'node:crypto';
import type { Clock, IdSource } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import { overtaken, untilWritten } from '@lintel/service-kit';
import type { LeadSourceStore } from '../../application/lead-store.js';
import type { LeadFacts, LeadSource } from '../../domain/lead-source.js';
import type { LeadSourceModel, LeadSourceRecord } from './lead.schema.js';

export class LeadSourceRepository implements LeadSourceStore {
  constructor(
    private readonly model: LeadSourceModel,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<LeadSource | null> {
    const record = await this.model.findById(id).lean<LeadSourceRecord>();
    return record && toSource(record);
  }

  async change(
    id: string,
    decide: (before: LeadSource | null) => LeadSource | null,
  ): Promise<readonly string[]> {
    return untilWritten(`what ${id} tells of a lead`, { attempts: 50 }, async () => {
      const record = await this.model.findById(id).lean<LeadSourceRecord>();
      const after = decide(record && toSource(record));
      if (!after) return record?.stale ?? [];
      const state = this.stateOf(record, after);
      return (await this.write(id, record, state)) ? state.stale : overtaken;
    });
  }

  async settled(id: string, leads: readonly string[]): Promise<void> {
    await this.model.updateOne({ _id: id }, { $pull: { stale: { $in: [...leads] } } });
  }

  async ofLead(leadId: string): Promise<readonly LeadSource[]> {
    return (await this.model.find({ leadId }).lean<LeadSourceRecord[]>()).map(toSource);
  }

  idsOfAccount(accountId: string): Promise<readonly string[]> {
    return this.idsOf({ accountId });
  }

  async conversationsAbout(listingId: number): Promise<readonly string[]> {
    const prefix = 'conversation:';
    const ids = await this.idsOf({ listingId });
    return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  }

  async forgetErased(before: Date): Promise<void> {
    await this.model.deleteMany({ erasedAt: { $gt: new Date(0), $lt: before }, stale: { $size: 0 } });
  }

  private stateOf(before: LeadSourceRecord | null, { version, facts }: LeadSource) {
    const leadId = facts ? leadIdOf(facts) : '';
    const stale = new Set([...(before?.stale ?? []), before?.leadId ?? '', leadId]);
    return {
      version,
      revision: this.ids.next(),
      leadId,
      accountId: facts?.accountId ?? '',
      listingId: facts?.listingId ?? null,
      facts,
      stale: [...stale].filter(Boolean),
      erasedAt: facts ? null : (before?.erasedAt ?? this.clock.now()),
    };
  }

  private async write(
    _id: string,
    before: LeadSourceRecord | null,
    state: Omit<LeadSourceRecord, '_id'>,
  ): Promise<boolean> {
    if (before) {
      const { revision } = before;
      return (await this.model.updateOne({ _id, revision }, { $set: state })).matchedCount > 0;
    }
    return (await unlessDuplicate(() => this.model.insertMany([{ _id, ...state }], { lean: true }))).ok;
  }

  private async idsOf(filter: object): Promise<readonly string[]> {
    const found = await this.model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }
}

/** A lead's id: the same for the same address and agency, giving away neither. What somebody only typed has another id than what the owner said. */
function leadIdOf({ agencyId, email, accountId, verified = accountId !== null }: LeadFacts): string {
  const person = `lead\n${agencyId}\n${email}${verified ? '' : '\nunverified'}`;
  return createHash('sha256').update(person).digest('base64url').slice(0, 32);
}

const toSource = ({ _id, version, facts }: LeadSourceRecord): LeadSource => ({ id: _id, version, facts });
