import { mostRetries, retryDelay } from './retry.js';

/** Whether a source of tiles can be relied on, from what its tiles do. */
export interface TileTrial {
  readonly verdict: 'open' | 'works' | 'failed';
  /** Rounds of loading that failed as a whole. */
  readonly failures: number;
}

export const newTrial: TileTrial = { verdict: 'open', failures: 0 };

/** One tile that came is enough: the missing ones may lie outside of what the source covers. */
export const tileLoaded = (trial: TileTrial): TileTrial =>
  trial.verdict === 'open' ? { ...trial, verdict: 'works' } : trial;

/**
 * A round in which no tile came. `retryIn` is the wait in milliseconds before the next round; without it there is none, and the map falls
 * back to its own drawing.
 */
export function roundFailed(trial: TileTrial): { trial: TileTrial; retryIn?: number } {
  if (trial.verdict !== 'open') return { trial };
  const failures = trial.failures + 1;
  return failures > mostRetries
    ? { trial: { verdict: 'failed', failures } }
    : { trial: { verdict: 'open', failures }, retryIn: retryDelay(failures) };
}
