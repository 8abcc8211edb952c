import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, signInFirst } from '@lintel/service-kit';
import type { Conversation, PersonKey } from '../../domain/conversation.js';
import type { ConversationStore } from '../conversation-store.js';
import type { AccountBook } from '../known-stores.js';

/** Who asks: an account, or the owner of an address as far as one can believe a form. */
export interface Enquirer {
  readonly person: PersonKey;
  readonly accountId: string | null;
  /** Confirmed, when there is an account. */
  readonly accountEmail: string | null;
}

/** What a signed-in person need not type. */
export interface FormDefaults {
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** Finds out who asks, and which of the conversations is theirs. */
export class Enquirers {
  constructor(
    private readonly accounts: AccountBook,
    private readonly store: ConversationStore,
  ) {}

  async defaults(identity: Identity | null): Promise<Result<FormDefaults, Refusal>> {
    const account = identity && (await this.accounts.find(identity.subject));
    if (account?.closed) return signInFirst();
    return succeed({ name: account?.name, email: account?.email ?? undefined });
  }

  /** @param email as it was typed, in lower case. */
  async identify(identity: Identity | null, email: string): Promise<Enquirer> {
    const account = identity
      ? await this.accounts.find(identity.subject)
      : await this.accounts.byEmail(email);
    const accountId = identity?.subject ?? account?.id ?? null;
    return {
      person: accountId === null ? `email:${email}` : `account:${accountId}`,
      accountId,
      accountEmail: account?.email ?? null,
    };
  }

  /** The conversation about a home that this person has. What they wrote before they had an account is theirs too. */
  async conversation(listingId: number, enquirer: Enquirer): Promise<Conversation | null> {
    const own = await this.store.ofPerson(listingId, enquirer.person);
    if (own || enquirer.accountId === null || enquirer.accountEmail === null) return own;
    const earlier = await this.store.ofPerson(listingId, `email:${enquirer.accountEmail}`);
    if (!earlier) return null;
    await this.store.adopt(earlier.id, enquirer.accountId);
    return this.store.find(earlier.id);
  }

  /** The account may have been confirmed while its owner's first message was being written. */
  async adoptLate(conversation: Conversation, email: string): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (account) await this.store.adopt(conversation.id, account.id);
  }
}
