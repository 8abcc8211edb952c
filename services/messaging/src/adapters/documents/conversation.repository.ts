import type { CloudEvent } from '@lintel/contracts';
import { unlessDuplicate } from '@lintel/platform/documents';
import type { Change, ConversationStore, Owner } from '../../application/conversation-store.js';
import {
  adopt,
  confirm,
  type Conversation,
  type ListingFacts,
  type Message,
  type PersonKey,
} from '../../domain/conversation.js';
import { fields, homeWordsOf, stateOf, toConversation, toMessage } from './conversation.record.js';
import type {
  ConversationModel,
  ConversationRecord,
  MessageModel,
  MessageRecord,
} from './conversation.schema.js';
import type { MessageFiling } from './message.filing.js';
import { type Outbox, overtaken, untilWritten } from '@lintel/service-kit';

/** Whose it becomes may have a conversation about the same home already: they have two then, and lose neither. */
async function unlessTaken<Done>(
  person: PersonKey,
  take: (person?: PersonKey) => Promise<Done>,
): Promise<Done> {
  const taken = await unlessDuplicate(() => take(person));
  return taken.ok ? taken.value : take();
}

/** Conversations as documents, each with its unpublished events and the messages that are not yet filed. */
export class ConversationRepository implements ConversationStore {
  constructor(
    private readonly model: ConversationModel,
    private readonly messageModel: MessageModel,
    private readonly filing: MessageFiling,
    private readonly outbox: Outbox,
  ) {}

  async find(id: string): Promise<Conversation | null> {
    return toConversation(await this.model.findById(id, fields).lean<ConversationRecord>());
  }

  async ofPerson(listingId: number, person: PersonKey): Promise<Conversation | null> {
    return toConversation(await this.model.findOne({ person, listingId }, fields).lean<ConversationRecord>());
  }

  async insert({ after, message, event }: Change): Promise<boolean> {
    const { id, unfiled } = after;
    const record = {
      _id: id,
      ...stateOf(after),
      unfiled,
      unfiledSince: message ? message.sentAt : null,
      outbox: event ? [event] : [],
      outboxSince: event ? new Date(event.time) : null,
    };
    const inserted = await unlessDuplicate(() => this.model.insertMany([record], { lean: true }));
    if (!inserted.ok) return false;
    if (event) this.outbox.nudge();
    await this.filing.file(id, { version: after.version, unfiled: [...unfiled] });
    return true;
  }

  async change(
    id: string,
    decide: (before: Conversation) => Promise<Change | null>,
  ): Promise<Conversation | null> {
    return untilWritten(`conversation ${id}`, { attempts: 200 }, async () => {
      const before = await this.find(id);
      const change = before && (await decide(before));
      if (!before || !change) return before;
      return (await this.replace(before, change)) ? change.after : overtaken;
    });
  }

  async adopt(id: string, accountId: string): Promise<void> {
    await unlessTaken(`account:${accountId}`, (person) =>
      this.change(id, async (before) =>
        before.accountId === null && before.verified ? { after: adopt(before, accountId, person) } : null,
      ),
    );
  }

  confirm(
    id: string,
    { accountId, person }: Owner,
    eventOf: (after: Conversation) => Promise<CloudEvent>,
  ): Promise<Conversation | null> {
    return unlessTaken(person, (key) =>
      this.change(id, async (before) => {
        if (before.verified) return null;
        const after = confirm(before, accountId, key);
        return { after, event: await eventOf(after) };
      }),
    );
  }

  async claim(id: string, accountId: string): Promise<void> {
    await this.change(id, async (before) =>
      before.verified || before.claimantId === accountId
        ? null
        : { after: { ...before, version: before.version + 1, claimantId: accountId } },
    );
  }

  ofVisitor(email: string): Promise<readonly string[]> {
    return this.idsOf({ visitorEmail: email, accountId: null });
  }

  async message(id: string, conversation?: Conversation): Promise<Message | null> {
    const unfiled = conversation?.unfiled.find((message) => message.id === id);
    if (unfiled) return unfiled;
    const record = await this.messageModel.findById(id).lean<MessageRecord>();
    return record && toMessage(record);
  }

  async messages(
    { id, unfiled }: Conversation,
    { last, before = Infinity }: { readonly last: number; readonly before?: number | undefined },
  ): Promise<readonly Message[]> {
    const below = Number.isFinite(before) ? { number: { $lt: before } } : {};
    const records = await this.messageModel
      .find({ conversationId: id, ...below })
      .sort({ number: -1 })
      .limit(last)
      .lean<MessageRecord[]>();
    // What was not filed when the conversation was read may be by now.
    const byNumber = new Map(unfiled.map((message) => [message.number, message]));
    for (const record of records) byNumber.set(record.number, toMessage(record));
    return [...byNumber.values()]
      .filter(({ number }) => number < before)
      .sort((one, other) => one.number - other.number)
      .slice(-last);
  }

  async *messagesBy(authorId: string): AsyncIterable<Message> {
    for await (const record of this.messageModel.find({ authorId }).lean<MessageRecord>().cursor())
      yield toMessage(record as unknown as MessageRecord);
  }

  async forgetAuthor(authorId: string): Promise<void> {
    const forgotten = { authorId: null, authorName: '' };
    const ids = await this.messageModel.distinct('conversationId', { authorId });
    for (const id of ids)
      await this.change(id, async (before) =>
        before.lastMessage.authorId === authorId
          ? {
              after: {
                ...before,
                version: before.version + 1,
                lastMessage: { ...before.lastMessage, ...forgotten },
              },
            }
          : null,
      );
    // Last: a repeated run finds the conversations by these.
    await this.messageModel.updateMany({ authorId }, { $set: forgotten });
  }

  async forgetContact(email: string): Promise<void> {
    await this.model.updateMany(
      { 'property.agentEmail': email },
      { $set: { 'property.agentName': '', 'property.agentEmail': '' } },
    );
  }

  async moveToAgency(listingId: number, agencyId: string): Promise<void> {
    await this.model.updateMany(
      { listingId, erasedAt: null, agencyId: { $ne: agencyId } },
      { $set: { agencyId }, $inc: { version: 1 } },
    );
  }

  async rename({ id: listingId, title, address }: ListingFacts): Promise<void> {
    const homeWords = homeWordsOf({ title, address });
    await this.model.updateMany({ listingId, erasedAt: null }, { $set: { homeWords } });
  }

  private async idsOf(filter: object): Promise<readonly string[]> {
    const found = await this.model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  private async replace(before: Conversation, { after, message, event }: Change): Promise<boolean> {
    const { id, version } = before;
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version, erasedAt: null },
      {
        $set: {
          ...stateOf(after),
          ...(message ? { unfiledSince: message.sentAt } : {}),
          ...(event ? { outboxSince: new Date(event.time) } : {}),
        },
        ...(message || event
          ? { $push: { ...(message ? { unfiled: message } : {}), ...(event ? { outbox: event } : {}) } }
          : {}),
      },
    );
    if (matchedCount === 0) return false;
    if (event) this.outbox.nudge();
    if (message) await this.filing.file(id, { version: after.version, unfiled: [...after.unfiled] });
    return true;
  }
}
