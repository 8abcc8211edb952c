import type { AccountState, CloudEvent } from '@lintel/contracts';
import { closedAccount, knownAccount } from '../../domain/known-account.js';
import type { ConversationStore } from '../conversation-store.js';
import type { EraseConversationsHandler } from '../erase-conversations/erase-conversations.handler.js';
import type { AccountBook } from '../known-stores.js';
import type { ProjectLeadsHandler } from '../project-leads/project-leads.handler.js';

const STATES = new Set([
  'lintel.account.registered.v1',
  'lintel.account.confirmed.v1',
  'lintel.account.changed.v1',
]);

/** Follows accounts: one with a confirmed address takes over what was written from it, and a closed one takes its conversations with it. */
export class ProjectAccountsHandler {
  constructor(
    private readonly accounts: AccountBook,
    private readonly store: ConversationStore,
    private readonly erasure: EraseConversationsHandler,
    private readonly leads: ProjectLeadsHandler,
  ) {}

  async handle(event: CloudEvent): Promise<void> {
    if (event.type === 'lintel.account.closed.v1') return this.close(event);
    if (!STATES.has(event.type)) return;
    const account = knownAccount(event.data as AccountState, event.sequence);
    await this.accounts.keep(account);
    // An event that came late tells of an address that may no longer be the account's.
    const known = await this.accounts.find(account.id);
    if (!known?.email || known.closed) return;
    for (const id of await this.store.unowned(known.email)) await this.store.adopt(id, known.id);
  }

  private async close({ subject, sequence }: CloudEvent): Promise<void> {
    await this.accounts.keep(closedAccount(subject, sequence));
    await this.erasure.ofAccount(subject);
    await this.leads.accountClosed(subject);
    await this.store.forgetAuthor(subject);
  }
}
