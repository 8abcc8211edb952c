export interface Patience {
  /** Milliseconds one attempt may take. */
  readonly timeLimit: number;
  /** How often a failed attempt is followed by another. */
  readonly retries: number;
  /** Milliseconds before another attempt. */
  readonly pause: number;
}

/** For everything the shell loads from elsewhere: 8 seconds, and one more attempt. */
export const patience: Patience = { timeLimit: 8_000, retries: 1, pause: 300 };

export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * Runs `attempt` until it succeeds, a limited time and number of times.
 * @param attempt receives its number, from 0, and a signal that says when nobody waits for it any more.
 * @throws what the last attempt threw, or `TookTooLong`.
 */
export async function patiently<T>(
  what: string,
  attempt: (number: number, signal: AbortSignal) => Promise<T>,
  { timeLimit, retries, pause }: Patience = patience,
): Promise<T> {
  for (let number = 0; ; number += 1) {
    try {
      return await within(timeLimit, what, (signal) => attempt(number, signal));
    } catch (error) {
      if (number >= retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function within<T>(timeLimit: number, what: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const given = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const late = new TookTooLong(`${what} took longer than ${timeLimit / 1000} seconds to load.`);
      given.abort(late);
      reject(late);
    }, timeLimit);
    run(given.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
