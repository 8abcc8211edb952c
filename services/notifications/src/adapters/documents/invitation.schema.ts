import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownInvitation } from '../../application/invitation-store.js';

export type InvitationRecord = Omit<KnownInvitation, 'id'> & { _id: string };

const invitationSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    heardAt: { type: Date, required: true },
    open: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'invitations', versionKey: false },
);
// forget.
invitationSchema.index({ heardAt: 1 }, { name: 'age' });

export type InvitationModel = Model<InvitationRecord>;

export const registerInvitations = (connection: Connection): InvitationModel =>
  connection.model('Invitation', invitationSchema) as unknown as InvitationModel;
