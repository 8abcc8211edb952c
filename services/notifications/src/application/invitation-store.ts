import type { AgencyRole } from '@lintel/contracts';

/** What is known of an invitation to join an agency, until it has ended. */
export interface KnownInvitation {
  readonly id: string;
  /** The sequence of the last event heard. */
  readonly version: number;
  /** When that event happened. */
  readonly heardAt: Date;
  /** Null once it has ended: then nothing but the id is kept. */
  readonly open: OpenInvitation | null;
}

export interface OpenInvitation {
  readonly email: string;
  readonly company: string;
  readonly role: AgencyRole;
  /** The account of the colleague who asks. */
  readonly invitedBy: string;
  /** Of the last sending. */
  readonly request: string;
}

/** A projection of the invitations of `lintel.agency`. */
export interface InvitationStore {
  find(id: string): Promise<KnownInvitation | null>;
  /** Keeps what is given unless as much or more is known. */
  save(invitation: KnownInvitation): Promise<void>;
  /** Erases invitations of which nothing was heard since then. */
  forget(heardBefore: Date): Promise<void>;
}
