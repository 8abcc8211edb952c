/** How often a map's source is tried again (specification, section 7). */
export const mostRetries = 3;

/** Milliseconds before the retry of this number, from 1: attempt × 2 to the power of the attempt (specification, section 7). */
export const retryDelay = (attempt: number): number => attempt * 2 ** attempt;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads something, trying again after growing delays.
 * @param failed told of each failure with its number, from 1
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  failed: (error: unknown, attempt: number) => void,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      failed(error, attempt);
      if (attempt > mostRetries) throw error;
      await wait(retryDelay(attempt));
    }
  }
}
