import type { IdSource } from '@lintel/kernel';
import { unlessDuplicate } from '@lintel/platform/documents';
import { overtaken, untilWritten } from '@lintel/service-kit';
import type { LeadPage, LeadStore, LeadsWanted } from '../../application/lead-store.js';
import { placeCursor } from '../../application/list-place.js';
import type { Lead } from '../../domain/lead.js';
import { phoneWords, wordsOf } from '../../domain/words.js';
import type { LeadModel, LeadRecord } from './lead.schema.js';
import { belowPlace } from './place.js';

export class LeadRepository implements LeadStore {
  constructor(
    private readonly model: LeadModel,
    private readonly ids: IdSource,
  ) {}

  async find(id: string): Promise<Lead | null> {
    const record = await this.model.findById(id).lean<LeadRecord>();
    return record && toLead(record);
  }

  async ofAgency(agencyId: string, { first, after, words }: LeadsWanted): Promise<LeadPage> {
    if (words?.length === 0) return { total: 0, leads: [], next: null };
    const wanted = words?.map((word) => ({ words: { $regex: `^${word}` } }));
    const filter = { agencyId, ...(wanted ? { $and: wanted } : {}) };
    const records = await this.model
      .find({ ...filter, ...(after ? belowPlace('lastContactAt', after) : {}) })
      .sort({ lastContactAt: -1, _id: -1 })
      .limit(first + 1)
      .lean<LeadRecord[]>();
    const leads = records.slice(0, first).map(toLead);
    const last = leads.at(-1);
    return {
      total: await this.model.countDocuments(filter),
      leads,
      next:
        last && records.length > first ? placeCursor.write({ id: last.id, at: last.lastContactAt }) : null,
    };
  }

  async renew(id: string, make: () => Promise<Lead | null>): Promise<void> {
    await untilWritten(`lead ${id}`, { attempts: 50 }, async () => {
      // The revision is read before the lead's sources: whoever wrote since then knew at least as much.
      const before = await this.model.findById(id, { revision: 1 }).lean<Pick<LeadRecord, 'revision'>>();
      const lead = await make();
      return (await this.write(id, before?.revision ?? null, lead)) || overtaken;
    });
  }

  private async write(_id: string, revision: string | null, lead: Lead | null): Promise<boolean> {
    if (lead === null)
      return revision === null || (await this.model.deleteOne({ _id, revision })).deletedCount > 0;
    const { id: _, ...facts } = lead;
    const words = [...wordsOf(lead.name, lead.email), ...phoneWords(lead.phone)];
    const state = { ...facts, revision: this.ids.next(), words };
    if (revision !== null)
      return (await this.model.updateOne({ _id, revision }, { $set: state })).matchedCount > 0;
    return (await unlessDuplicate(() => this.model.insertMany([{ _id, ...state }], { lean: true }))).ok;
  }
}

const toLead = ({ _id, words: _words, revision: _revision, ...lead }: LeadRecord): Lead => ({
  id: _id,
  ...lead,
  verified: lead.verified ?? false,
});
