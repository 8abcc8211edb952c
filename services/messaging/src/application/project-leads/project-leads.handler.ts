import type { CloudEvent, EventData, ViewingEventState } from '@lintel/contracts';
import { leadOf } from '../../domain/lead.js';
import {
  conversationSourceId,
  hearViewing,
  type LeadSource,
  mostSteps,
  sourceOfConversation,
  viewingSourceId,
} from '../../domain/lead-source.js';
import type { ConversationStore } from '../conversation-store.js';
import type { AccountBook } from '../known-stores.js';
import type { LeadSourceStore, LeadStore } from '../lead-store.js';

const TELLING = new Set(['lintel.conversation.message-sent.v1', 'lintel.conversation.confirmed.v1']);

/** Keeps what agencies know of the people who turn to them, from their conversations and from the events of viewings. */
export class ProjectLeadsHandler {
  constructor(
    private readonly sources: LeadSourceStore,
    private readonly leads: LeadStore,
    private readonly conversations: ConversationStore,
    private readonly accounts: AccountBook,
  ) {}

  async conversationEvent(event: CloudEvent): Promise<void> {
    if (event.type === 'lintel.conversation.erased.v1') {
      const { conversationId, reason } = event.data as EventData<'lintel.conversation.erased.v1'>;
      // Somebody who says that it was not they is not written to again about the viewing whose id the conversation has.
      const viewing = viewingSourceId(conversationId);
      if (reason === 'disowned' && (await this.sources.find(viewing))) await this.erase(viewing, 0);
      return this.erase(conversationSourceId(conversationId), event.sequence);
    }
    if (TELLING.has(event.type)) await this.conversation(event.subject);
  }

  /** The conversation as it is now, whichever event told of it. */
  async conversation(id: string): Promise<void> {
    const conversation = await this.conversations.find(id);
    if (!conversation) return;
    const messages = await this.conversations.messages(conversation, { last: mostSteps });
    const after = sourceOfConversation(conversation, messages);
    await this.write(after.id, (before) => {
      const outdated = before && (!before.facts || before.version > after.version);
      return outdated ? null : after;
    });
  }

  /** Forgets what was erased, once none of its events can still come late. */
  forgetErased(before: Date): Promise<void> {
    return this.sources.forgetErased(before);
  }

  /** A home has gone to another agency, and what is written about it too. */
  async listingMoved(listingId: number): Promise<void> {
    for (const id of await this.sources.conversationsAbout(listingId)) await this.conversation(id);
  }

  async viewingEvent(event: CloudEvent): Promise<void> {
    const accountId = (event.data as Partial<ViewingEventState>).visitor?.accountId;
    // Nothing is kept again of a closed account, whatever comes late.
    if (accountId && (await this.accounts.find(accountId))?.closed)
      return this.erase(viewingSourceId(event.subject), event.sequence);
    await this.write(viewingSourceId(event.subject), (before) => hearViewing(before, event));
  }

  async accountClosed(accountId: string): Promise<void> {
    for (const id of await this.sources.idsOfAccount(accountId)) await this.erase(id, 0);
  }

  private erase(id: string, sequence: number): Promise<void> {
    return this.write(id, (before) =>
      before && !before.facts ? null : { id, version: Math.max(before?.version ?? 0, sequence), facts: null },
    );
  }

  private async write(id: string, decide: (before: LeadSource | null) => LeadSource | null): Promise<void> {
    const stale = await this.sources.change(id, decide);
    for (const lead of stale)
      await this.leads.renew(lead, async () => leadOf(lead, await this.sources.ofLead(lead)));
    if (stale.length > 0) await this.sources.settled(id, stale);
  }
}
