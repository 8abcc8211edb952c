import type { InvitationStore, KnownInvitation } from '../../application/invitation-store.js';
import type { InvitationModel, InvitationRecord } from './invitation.schema.js';

const DUPLICATE_KEY = 11000;

export class InvitationRepository implements InvitationStore {
  constructor(private readonly model: InvitationModel) {}

  async find(id: string): Promise<KnownInvitation | null> {
    const record = await this.model.findById(id).lean<InvitationRecord>();
    if (!record) return null;
    const { _id, ...invitation } = record;
    return { id: _id, ...invitation };
  }

  async save({ id, ...invitation }: KnownInvitation): Promise<void> {
    try {
      await this.model.updateOne(
        { _id: id, version: { $lt: invitation.version } },
        { $set: invitation },
        { upsert: true },
      );
    } catch (error) {
      // As late a version is there, which the filter left out.
      if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
    }
  }

  async forget(heardBefore: Date): Promise<void> {
    await this.model.deleteMany({ heardAt: { $lt: heardBefore } });
  }
}
