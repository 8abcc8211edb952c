import { createHash } from 'node:crypto';
import type { Clock, IdSource } from '@lintel/kernel';
import type { LeadSourceStore } from '../../application/lead-store.js';
import type { LeadFacts, LeadSource } from '../../domain/lead-source.js';
import { isDuplicate } from './conversation.repository.js';
import type { LeadSourceModel, LeadSourceRecord } from './lead.schema.js';

/** How often a change is decided anew when another write came between. */
const ATTEMPTS = 50;

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
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const record = await this.model.findById(id).lean<LeadSourceRecord>();
      const after = decide(record && toSource(record));
      if (!after) return record?.stale ?? [];
      const state = this.stateOf(record, after);
      if (await this.write(id, record, state)) return state.stale;
    }
    throw new Error(`what ${id} tells of a lead was changed by others ${ATTEMPTS} times in a row`);
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

  /** An older version kept the names of homes' contacts. */
  async forgetContacts(): Promise<void> {
    const kept = { 'facts.property.agentName': { $exists: true } };
    await this.model.updateMany(kept, { $unset: { 'facts.property.agentName': 1 } });
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
    try {
      await this.model.insertMany([{ _id, ...state }], { lean: true });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async idsOf(filter: object): Promise<readonly string[]> {
    const found = await this.model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }
}

/** The same for the same address and agency, and nothing that says which. What somebody only typed does not meet what its owner said. */
function leadIdOf({ agencyId, email, accountId, verified = accountId !== null }: LeadFacts): string {
  const person = `lead\n${agencyId}\n${email}${verified ? '' : '\nunverified'}`;
  return createHash('sha256').update(person).digest('base64url').slice(0, 32);
}

const toSource = ({ _id, version, facts }: LeadSourceRecord): LeadSource => ({ id: _id, version, facts });
