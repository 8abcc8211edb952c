import { unlessDuplicate } from '@lintel/platform/documents';
import type { InvitationStore, KnownInvitation } from '../../application/invitation-store.js';
import type { InvitationModel, InvitationRecord } from './invitation.schema.js';

export class InvitationRepository implements InvitationStore {
  constructor(private readonly model: InvitationModel) {}

  async find(id: string): Promise<KnownInvitation | null> {
    const record = await this.model.findById(id).lean<InvitationRecord>();
    if (!record) return null;
    const { _id, ...invitation } = record;
    return { id: _id, ...invitation };
  }

  async save({ id, ...invitation }: KnownInvitation): Promise<void> {
    // Where the filter finds none, an equally late version is there.
    await unlessDuplicate(() =>
      this.model.updateOne(
        { _id: id, version: { $lt: invitation.version } },
        { $set: invitation },
        { upsert: true },
      ),
    );
  }

  async forget(heardBefore: Date): Promise<void> {
    await this.model.deleteMany({ heardAt: { $lt: heardBefore } });
  }
}
