import { type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  type Refusal,
  readInput,
  refuse,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import type { Contact, PersonKey } from '../../domain/conversation.js';
import { replySchema } from '../../domain/enquiry-input.js';
import type { Admission } from '../admission.js';
import type { AgencyCaller, ConversationAccess } from '../conversation-access.js';
import type { Correspondence } from '../correspondence.js';
import { draftOf } from '../draft-of.js';
import type { AccountBook } from '../known-stores.js';
import { propertyOf } from '../property.js';
import type { Reply, SendMessageHandler, SentMessage } from '../send-message/send-message.handler.js';
import type { AskedViewing, AskedViewings } from './asked-viewings.js';

/**
 * An agent writes to the person who asked for a viewing: into the conversation that they have, or as the first message of a new one. A new one has the
 * viewing's own id, so that two agents who begin it at once meet, and what was disowned is not begun again.
 */
export class WriteAboutViewingHandler {
  constructor(
    private readonly access: ConversationAccess,
    private readonly viewings: AskedViewings,
    private readonly accounts: AccountBook,
    private readonly closed: ClosedAccounts,
    private readonly messages: SendMessageHandler,
    private readonly admission: Admission,
    private readonly correspondence: Correspondence,
  ) {}

  async handle(
    viewingId: string,
    reply: Omit<Reply, 'seenUpTo'>,
    identity: Identity | null,
  ): Promise<Result<SentMessage, Refusal>> {
    const agent = await this.access.agent(identity);
    if (!agent.ok) return agent;
    const asked = await this.viewings.find(viewingId, agent.value);
    if (!asked) return noViewing();
    const parsed = readInput(replySchema, reply);
    if (!parsed.ok) return refuseInput(parsed.failure);
    return unlessClosed(this.closed, agent.value.accountId, async () => {
      const found = await this.viewings.conversation(asked);
      const begun = found ? null : await this.begin(asked, agent.value, identity, parsed.value);
      return begun ?? this.messages.handle({ id: found?.id ?? viewingId, identity }, reply);
    });
  }

  /** Null when somebody else has just begun it. */
  private async begin(
    { viewingId: id, facts, listing }: AskedViewing,
    { accountId: writer, agencyId }: AgencyCaller,
    identity: Identity | null,
    { message: text, idempotencyKey }: { readonly message: string; readonly idempotencyKey: string },
  ): Promise<Result<SentMessage, Refusal> | null> {
    const { listingId, accountId, name, email, phone, verified = false } = facts;
    const viewer = { side: 'agency', accountId: writer } as const;
    const messageId = await this.admission.idOf({ conversation: id, viewer, identity, text, idempotencyKey });
    if (!messageId.ok) return messageId;
    const contact: Contact = { name, email, phone, verified };
    const property = propertyOf(listing);
    const person: PersonKey = accountId === null ? `viewing:${id}` : `account:${accountId}`;
    const about = { contact, property };
    const draft = await draftOf(this.accounts, { id: messageId.value, viewer, text, about });
    const wanted = { id, listingId, agencyId, property, person, accountId, contact, draft };
    const begun = await this.correspondence.begin(wanted);
    if (!begun) return null;
    if (accountId !== null && (await this.closed.has(accountId))) {
      await this.closed.erase(accountId);
      return noViewing();
    }
    this.correspondence.mailLater(begun.conversation);
    return succeed({ ...begun, viewer });
  }
}

const noViewing = (): Result<never, Refusal> => refuse('NOT_FOUND', 'There is no such viewing.');
