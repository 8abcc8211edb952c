import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Lead } from '../../domain/lead.js';
import { wantedWords } from '../../domain/words.js';
import type { ConversationAccess } from '../conversation-access.js';
import type { LeadPage, LeadStore } from '../lead-store.js';
import { type ListWanted, pageOf, readSearch } from '../list-wanted.js';

export interface LeadListWanted extends ListWanted {
  readonly search?: string | null;
}

/** An agency's own leads; anybody else's are as if they were not there. */
export class ViewLeadsHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly leads: LeadStore,
  ) {}

  async list(wanted: LeadListWanted, identity: Identity | null): Promise<Result<LeadPage, Refusal>> {
    const agent = await this.access.agent(identity);
    if (!agent.ok) return agent;
    const page = pageOf(wanted);
    if (!page.ok) return page;
    const search = readSearch(wanted.search);
    if (!search.ok) return search;
    const words = wantedWords(search.value);
    return succeed(await this.leads.ofAgency(agent.value.agencyId, { ...page.value, words }));
  }

  async one(id: string, identity: Identity | null): Promise<Result<Lead, Refusal>> {
    const agent = await this.access.agent(identity);
    if (!agent.ok) return agent;
    const lead = await this.leads.find(id);
    return lead?.agencyId === agent.value.agencyId
      ? succeed(lead)
      : refuse('NOT_FOUND', 'There is no such lead.');
  }
}
