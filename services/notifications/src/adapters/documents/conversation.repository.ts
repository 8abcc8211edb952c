import { unlessDuplicate } from '@lintel/platform/documents';
import type { ConversationStore } from '../../application/conversation-store.js';
import type { KnownConversation } from '../../domain/known-conversation.js';
import type { ConversationModel, ConversationRecord } from './conversation.schema.js';

export class ConversationRepository implements ConversationStore {
  constructor(private readonly model: ConversationModel) {}

  async find(id: string): Promise<KnownConversation | null> {
    const record = await this.model.findById(id).lean<ConversationRecord>();
    return record && toConversation(record);
  }

  async ofAccount(accountId: string): Promise<KnownConversation[]> {
    return (await this.model.find({ accountId }).lean<ConversationRecord[]>()).map(toConversation);
  }

  async save(before: KnownConversation | null, after: KnownConversation, heardAt: Date): Promise<boolean> {
    const { id, letters, ...state } = after;
    if (!before) {
      const inserted = await unlessDuplicate(() =>
        this.model.insertMany([{ _id: id, ...state, letters: [...letters], heardAt }], { lean: true }),
      );
      return inserted.ok;
    }
    // A letter that was sent meanwhile stays forgotten.
    const added = letters.slice(before.letters.length);
    const { matchedCount } = await this.model.updateOne(
      { _id: id, version: before.version },
      {
        $set: { ...state, heardAt, ...(after.erased ? { letters: [] } : {}) },
        ...(added.length > 0 ? { $push: { letters: { $each: added } } } : {}),
      },
    );
    return matchedCount > 0;
  }

  async forgetLetter(id: string, event: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $pull: { letters: { event } } });
  }

  async eraseLettersOf(accountId: string): Promise<void> {
    await this.model.updateMany({ accountId }, { $set: { letters: [] } });
  }

  async forget(heardBefore: Date): Promise<void> {
    await this.model.deleteMany({ heardAt: { $lt: heardBefore } });
    const old = { 'letters.at': { $gt: new Date(0), $lt: heardBefore } } as object;
    await this.model.updateMany(old, { $pull: { letters: { at: { $lt: heardBefore } } } });
  }
}

const toConversation = ({ _id, heardAt: _, ...conversation }: ConversationRecord): KnownConversation => ({
  id: _id,
  ...conversation,
});
