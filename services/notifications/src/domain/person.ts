import type { AccountState, AgencyRole } from '@lintel/contracts';

/** As much of an account as e-mails need. */
export interface Person {
  /** The account's id. */
  readonly id: string;
  /** The sequence of the last event heard. */
  readonly version: number;
  /** When that event happened. */
  readonly heardAt: Date;
  /** Null once the account is closed: then nothing but the id is kept. */
  readonly email: string | null;
  /** The account's version since which that is its address; 0 for the first. */
  readonly emailSince: number;
  /** A new address that is not yet confirmed. */
  readonly pendingEmail: string | null;
  readonly name: string;
  /** Of an estate agent. */
  readonly agencyId: string | null;
  /** Null too where no event has said so: then they own their agency. */
  readonly agencyRole: AgencyRole | null;
  readonly confirmed: boolean;
  readonly closedAt: Date | null;
  /** Addresses that are yet to be told that they are no longer the account's. */
  readonly formerEmails: readonly FormerEmail[];
  /** When a mail server said that the address takes nothing. */
  readonly bouncedAt: Date | null;
  readonly bounceReason: string | null;
}

export interface FormerEmail {
  readonly email: string;
  /** As for a person. */
  readonly emailSince?: number;
  /** The event that told of the change. */
  readonly event: string;
  readonly at: Date;
}

export interface HeardEvent {
  readonly id: string;
  readonly sequence: number;
  readonly time: Date;
}

/** The person after an event about the account; null for an event that is older than what is known. */
export function hear(known: Person | null, state: AccountState, event: HeardEvent): Person | null {
  if (known && (known.closedAt || known.version >= event.sequence)) return null;
  const moved = known !== null && known.email !== null && known.email !== state.email;
  return {
    id: state.id,
    version: event.sequence,
    heardAt: event.time,
    email: state.email,
    emailSince: state.emailSince ?? 0,
    pendingEmail: state.pendingEmail,
    name: state.name,
    agencyId: state.agencyId,
    agencyRole: state.agencyRole ?? null,
    confirmed: state.confirmed,
    closedAt: null,
    formerEmails: [
      ...(known?.formerEmails ?? []),
      ...(moved && known.confirmed
        ? [{ email: known.email!, emailSince: known.emailSince, event: event.id, at: event.time }]
        : []),
    ],
    bouncedAt: moved ? null : (known?.bouncedAt ?? null),
    bounceReason: moved ? null : (known?.bounceReason ?? null),
  };
}

/** What is left of a person whose account is closed: the id, so that late events bring nothing back. */
export const forgotten = (id: string, { sequence, time }: HeardEvent): Person => ({
  id,
  version: sequence,
  heardAt: time,
  email: null,
  emailSince: 0,
  pendingEmail: null,
  name: '',
  agencyId: null,
  agencyRole: null,
  confirmed: false,
  closedAt: time,
  formerEmails: [],
  bouncedAt: null,
  bounceReason: null,
});
