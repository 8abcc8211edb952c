import type { CloudEvent } from '@lintel/contracts';
import type { ConversationUpkeep } from '../../application/conversation-store.js';
import type { Conversation } from '../../domain/conversation.js';
import { fields, toConversation } from './conversation.record.js';
import type { ConversationModel, ConversationRecord, MessageModel } from './conversation.schema.js';
import type { MessageFiling } from './message.filing.js';
import { type Outbox, overtaken, untilWritten } from '@lintel/service-kit';

const PAGE = 100;

export class ConversationUpkeepRepository implements ConversationUpkeep {
  constructor(
    private readonly model: ConversationModel,
    private readonly messageModel: MessageModel,
    private readonly filing: MessageFiling,
    private readonly outbox: Outbox,
  ) {}

  async awaitingMail(after: string, first: number): Promise<readonly Conversation[]> {
    const records = await this.model
      .find({ awayDueAt: { $gt: new Date(0) }, _id: { $gt: after } }, fields)
      .sort({ _id: 1 })
      .limit(first)
      .lean<ConversationRecord[]>();
    return records.map(toConversation).filter((conversation) => conversation !== null);
  }

  lastWrittenBefore(before: Date, first: number): Promise<readonly string[]> {
    return this.ids({ lastMessageAt: { $lt: before }, erasedAt: null }, first);
  }

  idsOfAccount(accountId: string): Promise<readonly string[]> {
    return this.ids({ accountId });
  }

  fileLeftovers(writtenBefore: Date): Promise<void> {
    return this.filing.fileLeftovers(writtenBefore);
  }

  async erase(
    id: string,
    at: Date,
    eventOf: (conversation: Conversation) => Promise<CloudEvent>,
  ): Promise<void> {
    await untilWritten(`conversation ${id}`, { attempts: 50 }, async () => {
      const before = toConversation(await this.model.findById(id, fields).lean<ConversationRecord>());
      if (!before) return;
      const event = await eventOf(before);
      const { matchedCount } = await this.model.updateOne(
        { _id: id, version: before.version },
        {
          $set: { ...nothing, version: before.version + 1, erasedAt: at, outboxSince: new Date(event.time) },
          $push: { outbox: event },
        },
      );
      return matchedCount > 0 ? this.outbox.nudge() : overtaken;
    });
    // Also when a crash came between the two the last time.
    await this.messageModel.deleteMany({ conversationId: id });
  }

  async deleteErased(before: Date): Promise<void> {
    for (;;) {
      const ids = await this.ids({ erasedAt: { $gt: new Date(0), $lt: before }, outboxSince: null }, PAGE);
      if (ids.length === 0) return;
      await this.messageModel.deleteMany({ conversationId: { $in: ids } });
      await this.model.deleteMany({ _id: { $in: ids }, outboxSince: null });
    }
  }

  private async ids(filter: object, first = 0): Promise<string[]> {
    const found = await this.model.find(filter, { _id: 1 }).limit(first).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }
}

/** What an erased conversation still says. */
const nothing = {
  person: '',
  accountId: null,
  agencyId: '',
  property: null,
  contact: null,
  lastMessage: null,
  marks: null,
  away: null,
  unfiled: [],
  unfiledSince: null,
  awaiting: 0,
  awayDueAt: null,
  visitorWroteAt: null,
  homeWords: [],
  personWords: [],
  claimantId: null,
  visitorEmail: null,
};
