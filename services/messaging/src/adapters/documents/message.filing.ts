import type { Message } from '../../domain/conversation.js';
import { overtaken, untilWritten } from '@lintel/service-kit';
import type { ConversationModel, ConversationRecord, MessageModel } from './conversation.schema.js';

/** Others keep writing to it, and each of them files what is there; upkeep does it after the last. */
const contended = { attempts: 5, otherwise: () => undefined } as const;
const PAGE = 100;

type Unfiled = Pick<ConversationRecord, '_id' | 'version' | 'unfiled' | 'erasedAt'>;
const unfiledFields = { version: 1, unfiled: 1, erasedAt: 1 } as const;

/**
 * Moves messages from the conversation they were written with to a place of their own, where a conversation may have any number of them. A message
 * is in one of the two at any moment, so that a crash in between loses none.
 */
export class MessageFiling {
  constructor(
    private readonly conversations: ConversationModel,
    private readonly messages: MessageModel,
  ) {}

  /** @param written what the conversation holds, for whoever has just written it. */
  async file(id: string, written: Omit<Unfiled, '_id' | 'erasedAt'>): Promise<void> {
    let held: Unfiled | null = { _id: id, erasedAt: null, ...written };
    await untilWritten(`conversation ${id}`, contended, async () => {
      // Erased while it was being written to: nothing of it may stay.
      if (!held || held.erasedAt) return void (await this.messages.deleteMany({ conversationId: id }));
      if (held.unfiled.length === 0) return;
      await this.store(held.unfiled);
      const { matchedCount } = await this.conversations.updateOne(
        { _id: id, version: held.version },
        { $set: { unfiled: [], unfiledSince: null } },
      );
      if (matchedCount > 0) return;
      held = await this.conversations.findById(id, unfiledFields).lean<Unfiled>();
      return overtaken;
    });
  }

  async fileLeftovers(writtenBefore: Date): Promise<void> {
    for (;;) {
      const left = await this.conversations
        .find({ unfiledSince: { $gt: new Date(0), $lt: writtenBefore } }, unfiledFields)
        .limit(PAGE)
        .lean<Unfiled[]>();
      for (const { _id, version, unfiled } of left) await this.file(_id, { version, unfiled });
      if (left.length < PAGE) return;
    }
  }

  private async store(unfiled: readonly Message[]): Promise<void> {
    await this.messages.bulkWrite(
      unfiled.map(({ id, ...message }) => ({
        updateOne: { filter: { _id: id }, update: { $setOnInsert: message }, upsert: true },
      })),
      { ordered: false },
    );
  }
}
