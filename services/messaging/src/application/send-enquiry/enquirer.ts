import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, signInFirst } from '@lintel/service-kit';
import type { Conversation, PersonKey } from '../../domain/conversation.js';
import type { ConversationStore } from '../conversation-store.js';
import type { AccountBook } from '../known-stores.js';

/** Who asks: an account, or whoever filled in a form. */
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

  /** @param messageId of the message that is being sent: what somebody without a session types is a conversation of its own. */
  async identify(identity: Identity | null, messageId: string): Promise<Enquirer> {
    if (!identity) return { person: `form:${messageId}`, accountId: null, accountEmail: null };
    const { subject } = identity;
    const account = await this.accounts.find(subject);
    return { person: `account:${subject}`, accountId: subject, accountEmail: account?.email ?? null };
  }

  /** This person's conversation about a home, including one from before they had an account that they have said is theirs. */
  async conversation(listingId: number, enquirer: Enquirer): Promise<Conversation | null> {
    const own = await this.store.ofPerson(listingId, enquirer.person);
    if (own || enquirer.accountId === null || enquirer.accountEmail === null) return own;
    const earlier = await this.store.ofPerson(listingId, `email:${enquirer.accountEmail}`);
    if (!earlier?.verified) return null;
    await this.store.adopt(earlier.id, enquirer.accountId);
    return this.store.find(earlier.id);
  }
}
