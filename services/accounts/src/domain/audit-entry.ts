import type { ActValues } from '@lintel/contracts';

/** What somebody did, by ids and a few values: never a name, an address or a text. */
export interface Act {
  /** Of the event that told of it: one event, one entry. */
  readonly eventId: string;
  /** When it was done. */
  readonly at: Date;
  /** Such as `listing.status-changed`. */
  readonly act: string;
  /** An account's id, or the subject of a program's token. */
  readonly actor: string;
  readonly actorRole: string;
  readonly actorAgency: string | null;
  readonly subjectType: string;
  readonly subjectId: string;
  /** The agency that it concerns, whose owners may see it. */
  readonly agencyId: string | null;
  readonly before: ActValues;
  readonly after: ActValues;
  /** SHA-256 of the event's data. */
  readonly dataHash: string;
  /** The trace that it belongs to; missing where that is not known, also in entries of before it was kept. */
  readonly correlation?: string;
}

/** A link of the chain: each hash covers its entry and the hash before. */
export interface AuditEntry extends Act {
  /** 1, 2, 3 ... without a gap. */
  readonly seq: number;
  readonly recordedAt: Date;
  readonly previousHash: string;
  readonly hash: string;
  /** Of the hash, with the installation's key: who can write the documents alone cannot make it. */
  readonly seal: string;
}

export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

export type AuditFault =
  /** It says something else than when it was recorded. */
  | 'changed'
  /** It is not there. */
  | 'missing'
  /** It does not follow the one before. */
  | 'unlinked'
  /** Its seal was not made with this installation's key. */
  | 'unsealed';

/** How many years entries are kept: as long as claims about a contract can be brought (Limitation Act 1980, section 5). */
export const auditYears = 6;

/** Whether an entry was kept that long. */
export function isOverdue({ recordedAt }: Pick<AuditEntry, 'recordedAt'>, now: Date): boolean {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - auditYears);
  return recordedAt < since;
}
