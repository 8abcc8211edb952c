import type { KnownViewing } from '../domain/known-viewing.js';

/** What is known of viewings: a projection of `lintel.viewing`. */
export interface ViewingStore {
  find(id: string): Promise<KnownViewing | null>;
  /** Those that were asked for by this account. */
  ofAccount(accountId: string): Promise<KnownViewing[]>;
  /** Keeps each unless something as late is known. */
  save(viewings: readonly KnownViewing[], heardAt: Date): Promise<void>;
  /** Takes the person out, by an event of this sequence. */
  eraseVisitor(id: string, version: number): Promise<void>;
  eraseVisitorsOf(accountId: string): Promise<void>;
  /** Forgets those that were not heard of since before then. */
  forget(heardBefore: Date): Promise<void>;
}
