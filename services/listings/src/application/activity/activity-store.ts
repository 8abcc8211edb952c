import { token } from '@lintel/platform/port';
import type { ActivityKind, ActivityTally } from '../../domain/activity.js';

/** One thing that happened to a listing. What is known of it by its key is kept once, however often and in which order it is told. */
export interface ActivityFact {
  /** Of what happened: no personal data, and nothing by which the person could be found. */
  readonly key: string;
  readonly kind: Exclude<ActivityKind, 'views'>;
  readonly listingId: number;
  /** In London. */
  readonly date: string;
  /** False when it was taken back. */
  readonly counts: boolean;
  /** The fact with the highest number holds. */
  readonly sequence: number;
}

/** Counts what happens to listings. */
export interface ActivityStore {
  countView(listingId: number, date: string): Promise<void>;
  keep(facts: readonly ActivityFact[]): Promise<void>;
  /** What happened to these listings from a day on. A listing to which nothing happened has no tallies. */
  tallies(
    listingIds: readonly number[],
    from: string,
  ): Promise<ReadonlyMap<number, readonly ActivityTally[]>>;
  /** Forgets what happened before a day. */
  deleteBefore(date: string): Promise<void>;
}

export const ACTIVITY_STORE = token<ActivityStore>('ActivityStore');
