import type { Clock } from '@lintel/kernel';
import type { Reports } from '@lintel/service-kit';
import { isUnanswered } from '../../domain/conversation.js';
import type { ConversationEvents, ErasureReason } from '../conversation-events.js';
import type { ConversationStore, ConversationUpkeep } from '../conversation-store.js';

/** Years from its last message until a conversation is erased, as the privacy page promises. */
export const keptYears = 2;
const PAGE = 100;

/** Erases conversations with all their messages, and says so in an event. */
export class EraseConversationsHandler {
  constructor(
    private readonly store: ConversationUpkeep,
    private readonly visitors: Pick<ConversationStore, 'ofVisitor' | 'find'>,
    private readonly events: ConversationEvents,
    private readonly reports: Pick<Reports, 'end'>,
    private readonly clock: Clock,
  ) {}

  async ofAccount(accountId: string): Promise<void> {
    for (const id of await this.store.idsOfAccount(accountId)) await this.erase(id, 'account-closed');
  }

  /** Erases what was typed with an address whose owner closes their account: theirs or not, it says the address. */
  async ofVisitor(email: string): Promise<void> {
    for (const id of await this.visitors.ofVisitor(email)) await this.erase(id, 'account-closed');
  }

  /** Whoever asked for a viewing was erased: so is a conversation that an agent began about it and they did not answer, as it says who they were. */
  async ofViewing(id: string): Promise<void> {
    const conversation = await this.visitors.find(id);
    if (conversation && isUnanswered(conversation)) await this.erase(id, 'account-closed');
  }

  /** @param id of one that nobody has said is theirs */
  disowned(id: string): Promise<void> {
    return this.erase(id, 'disowned');
  }

  async outdated(): Promise<void> {
    const before = this.clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - keptYears);
    for (;;) {
      const ids = await this.store.lastWrittenBefore(before, PAGE);
      if (ids.length === 0) return;
      for (const id of ids) await this.erase(id, 'retention');
    }
  }

  private async erase(id: string, reason: ErasureReason): Promise<void> {
    const at = this.clock.now();
    // Before, should this process die; and after, for what was being reported meanwhile.
    await this.reports.end(id);
    await this.store.erase(id, at, (conversation) => this.events.erased(conversation, reason, at));
    await this.reports.end(id);
  }
}
