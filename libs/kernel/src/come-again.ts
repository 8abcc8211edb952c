/** What `Retry-After` asks for, in milliseconds from now: seconds, or a date (RFC 9110, 10.2.3). Undefined for neither. */
export function retryAfterMs(said: string | null | undefined, now: Date): number | undefined {
  if (!said) return undefined;
  if (/^\d{1,9}$/.test(said.trim())) return Number(said) * 1000;
  const at = Date.parse(said);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

const ASKED_AGAIN_AFTER_MS = [400, 800] as const;
/** Who is told to come again later than this says so instead of waiting. */
const LONGEST_WAIT_MS = 5000;

/**
 * Milliseconds until a page asks again what failed in passing, no sooner than the answer said; undefined where it does not.
 *
 * @param failures before this one
 * @param saidMs when the answer said that it is worth asking again
 */
export function askedAgainAfter(failures: number, saidMs = 0): number | undefined {
  const wait = ASKED_AGAIN_AFTER_MS[failures];
  return wait === undefined || saidMs > LONGEST_WAIT_MS ? undefined : Math.max(wait, saidMs);
}
