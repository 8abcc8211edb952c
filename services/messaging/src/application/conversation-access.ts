import { confirmingRequest, conversationLinkPurpose } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type Identity,
  type LinkKey,
  onceARequest,
  type Refusal,
  refuse,
  refuseField,
  signInFirst,
} from '@lintel/service-kit';
import type { Conversation } from '../domain/conversation.js';
import type { Viewer } from '../domain/marks.js';
import type { ConversationStore } from './conversation-store.js';
import type { AccountBook } from './known-stores.js';
import { noConversation } from './refusal.js';

/** How somebody comes to a conversation. */
export type Approach =
  { readonly id: string; readonly identity: Identity | null } | { readonly token: string };

export interface Opened {
  readonly conversation: Conversation;
  readonly viewer: Viewer;
  /** Whether the way they came says "it was I who wrote this". */
  readonly confirming?: boolean;
}

export interface AgencyCaller {
  readonly accountId: string;
  readonly agencyId: string;
}

/** Whose conversations are whose: the person's own, and those of the listing's agency; anybody else's are as if they were not there. */
export class ConversationAccess {
  constructor(
    private readonly store: ConversationStore,
    private readonly accounts: AccountBook,
    private readonly linkKey: LinkKey,
    private readonly clock: Clock,
  ) {}

  open(approach: Approach): Promise<Result<Opened, Refusal>> {
    return 'token' in approach
      ? this.byLink(approach.token)
      : this.byIdentity(approach.id, approach.identity);
  }

  /** The account of a caller who is signed in and has not closed it. */
  async account(identity: Identity | null): Promise<Result<string, Refusal>> {
    if (!identity || (await this.isClosed(identity.subject))) return signInFirst();
    return succeed(identity.subject);
  }

  /** The caller's confirmed address, by which homes name their contact. */
  readonly addressOf = onceARequest(
    async ({ subject }: Identity) => (await this.accounts.find(subject))?.email ?? null,
  );

  async agent(identity: Identity | null): Promise<Result<AgencyCaller, Refusal>> {
    const account = await this.account(identity);
    if (!account.ok) return account;
    return identity?.role === 'agent' && identity.agencyId
      ? succeed({ accountId: account.value, agencyId: identity.agencyId })
      : refuse('FORBIDDEN', 'This account is not registered as an estate agent.');
  }

  private async byIdentity(id: string, identity: Identity | null): Promise<Result<Opened, Refusal>> {
    const conversation = identity && (await this.store.find(id));
    const viewer = conversation && (await this.viewerOf(conversation, identity));
    if (!viewer || (await this.isClosed(identity.subject))) return noConversation();
    return succeed({ conversation, viewer });
  }

  private async byLink(token: string): Promise<Result<Opened, Refusal>> {
    const now = this.clock.now();
    const link = await this.linkKey.verify(token, { purpose: conversationLinkPurpose, now });
    if (!link.ok)
      return link.failure === 'expired'
        ? refuseField('token', 'This link has expired. Please sign in, or contact the agent anew.')
        : refuseField('token', 'This link is not valid. Please copy the whole address from the e-mail.');
    const conversation = await this.store.find(link.value.subject);
    if (!conversation) return noConversation();
    // An account's address may be another by now than the one that the link went to.
    if (conversation.accountId !== null)
      return refuse(
        'UNAUTHENTICATED',
        'This conversation belongs to your account by now. Please sign in to read it.',
      );
    const confirming = link.value.request === confirmingRequest;
    return succeed({ conversation, viewer: { side: 'visitor', accountId: null }, confirming });
  }

  private async viewerOf(conversation: Conversation, { subject, role, agencyId }: Identity) {
    if (conversation.accountId === subject) return visitor(subject);
    if (role === 'agent' && agencyId === conversation.agencyId)
      return { side: 'agency', accountId: subject } as const;
    if (conversation.accountId !== null) return null;
    // The owner of a typed address may look, and say whether it was they.
    const owner = await this.accounts.find(subject);
    return owner?.email && owner.email === conversation.contact.email.toLowerCase() ? visitor(subject) : null;
  }

  private async isClosed(accountId: string): Promise<boolean> {
    return (await this.accounts.find(accountId))?.closed ?? false;
  }
}

const visitor = (accountId: string) => ({ side: 'visitor', accountId }) as const;
