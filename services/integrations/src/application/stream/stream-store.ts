import { token } from '@lintel/platform/port';
import type { StreamDraft, StreamEntry } from '../../domain/stream-entry.js';

/** Which positions there are; `last` is 0 before the first. */
export interface StreamBounds {
  /** From here on nothing is missing. */
  readonly first: number;
  readonly last: number;
}

export interface StreamStore {
  /** Adds what is new, in order and without a gap, however many processes do so at once; what is there already is not added again. */
  append(drafts: readonly StreamDraft[]): Promise<void>;
  bounds(): Promise<StreamBounds>;
  /** What stands after a position, in order. */
  after(position: number, first: number): Promise<readonly StreamEntry[]>;
  /** Of the homes that the public saw when `at` was the last position, those whose last event then stands after another: in order. */
  homesAt(at: number, after: number, first: number): Promise<readonly StreamEntry[]>;
  /** What was superseded, or is no state, and was added before then. */
  forget(before: Date): Promise<void>;
}

export const STREAM_STORE = token<StreamStore>('StreamStore');
