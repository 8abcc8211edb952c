import type { ClosedAccounts, ErasedAccounts, Reports } from '@lintel/service-kit';
import { closedAccount } from '../../domain/known-account.js';
import type { ConversationStore } from '../conversation-store.js';
import type { AccountBook, ListingBook } from '../known-stores.js';
import type { ProjectLeadsHandler } from '../project-leads/project-leads.handler.js';
import type { EraseConversationsHandler } from './erase-conversations.handler.js';

/** Takes away what is kept of an account that was closed: what its owner asked about, and its name from what an agent wrote. */
export class EraseAccount implements ClosedAccounts {
  constructor(
    private readonly accounts: AccountBook,
    private readonly erased: ErasedAccounts,
    private readonly erasure: EraseConversationsHandler,
    private readonly leads: ProjectLeadsHandler,
    private readonly store: Pick<ConversationStore, 'forgetAuthor' | 'forgetContact'>,
    private readonly listings: Pick<ListingBook, 'forgetContact'>,
    private readonly reports: Pick<Reports, 'erase' | 'end'>,
  ) {}

  /** What was typed with its addresses goes first: they are not known afterwards. */
  async close(accountId: string, sequence: number): Promise<void> {
    const known = await this.accounts.find(accountId);
    for (const email of [known?.email, ...(known?.formerEmails ?? [])])
      if (email) await this.forgetAddress(email);
    await this.accounts.keep(closedAccount(accountId, sequence));
    await this.erased.begin(accountId);
    await this.erase(accountId);
  }

  private async forgetAddress(email: string): Promise<void> {
    await this.erasure.ofVisitor(email);
    await this.listings.forgetContact(email);
    await this.store.forgetContact(email);
  }

  /** What a request that ended halfway may have left. */
  again(): Promise<void> {
    return this.erased.again((accountId) => this.erase(accountId));
  }

  async has(accountId: string): Promise<boolean> {
    return (await this.accounts.find(accountId))?.closed ?? false;
  }

  async erase(accountId: string): Promise<void> {
    await this.erasure.ofAccount(accountId);
    await this.leads.accountClosed(accountId);
    await this.store.forgetAuthor(accountId);
    await this.reports.erase(accountId);
    await this.reports.end(accountId);
  }
}
