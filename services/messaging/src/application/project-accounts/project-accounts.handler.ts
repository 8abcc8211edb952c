import type { CloudEvent } from '@lintel/contracts';
import { type AccountHeard, hearAccounts } from '@lintel/service-kit';
import { type KnownAccount, knownAccount } from '../../domain/known-account.js';
import type { ConversationStore } from '../conversation-store.js';
import type { EraseAccount } from '../erase-conversations/erase-account.js';
import type { AccountBook } from '../known-stores.js';

/** Follows accounts: one with a confirmed address takes over what its owner wrote from it before, and a closed one takes its conversations with it. */
export class ProjectAccountsHandler {
  constructor(
    private readonly accounts: AccountBook,
    private readonly store: ConversationStore,
    private readonly erasure: EraseAccount,
  ) {}

  async handle(event: CloudEvent): Promise<void> {
    await hearAccounts([event], {
      changed: (heard) => this.hear(heard),
      closed: ({ subject, sequence }) => this.erasure.close(subject, sequence),
    });
  }

  private async hear({ data, sequence }: AccountHeard): Promise<void> {
    const account = knownAccount(data, sequence);
    await this.askAbout(account);
    const before = await this.accounts.find(account.id);
    const left = before?.email && before.email !== account.email ? [before.email] : [];
    await this.accounts.keep({ ...account, formerEmails: [...(before?.formerEmails ?? []), ...left] });
    // An event that came late tells of an address that may no longer be the account's.
    const known = await this.accounts.find(account.id);
    if (!known?.email || known.closed) return;
    for (const id of await this.store.ofVisitor(known.email)) await this.store.adopt(id, known.id);
  }

  /**
   * What was typed with an address before it was confirmed is listed for its owner to say whether it is theirs. What is typed later is not: who has an
   * account signs in to write. This comes before the address is kept, as a redelivered event would then see no change.
   */
  private async askAbout({ id, email, version }: KnownAccount): Promise<void> {
    const before = await this.accounts.find(id);
    if (email === null || before?.email === email || (before && before.version >= version)) return;
    for (const typed of await this.store.ofVisitor(email)) await this.store.claim(typed, id);
  }
}
