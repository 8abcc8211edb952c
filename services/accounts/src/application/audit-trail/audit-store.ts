import { token } from '@lintel/platform/port';
import type { AuditEntry } from '../../domain/audit-entry.js';

export interface AuditQuery {
  readonly actor?: string;
  readonly subject?: string;
  readonly correlation?: string;
  readonly agencyId?: string;
  /** Of when it was done. */
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
}

/** Entries are added, and never changed. The oldest go once they were kept for their years. */
export interface AuditStore {
  head(): Promise<AuditEntry | null>;
  find(seq: number): Promise<AuditEntry | null>;
  /** Which of these events have an entry. */
  recorded(eventIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds entries in order. False when a place or an event was taken: those before it are there, and none after. */
  append(entries: readonly AuditEntry[]): Promise<boolean>;
  /** The newest first, below `before`. */
  page(
    query: AuditQuery,
    options: { readonly first: number; readonly before?: number },
  ): Promise<readonly AuditEntry[]>;
  /** Deletes those below `seq`. */
  forgetBefore(seq: number): Promise<void>;
  /** In order, from `seq`. */
  walk(seq: number, first: number): Promise<readonly AuditEntry[]>;
}

export const AUDIT_STORE = token<AuditStore>('AuditStore');
