import type { Delivery, DeliveryState } from './delivery.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after the attempt before each is made; the first is made at once. https://www.standardwebhooks.com */
const waits = [
  ...[0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR],
  ...[5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
] as const;

/** So that those who failed together do not come back together. */
const JITTER = 0.2;
const LONGEST_RETRY_AFTER_MS = 24 * HOUR;

/** What an answer says of a delivery. */
export interface Outcome {
  readonly status: number | null;
  /** Null where it was taken. */
  readonly error: string | null;
  readonly retryAfterMs: number | null;
}

/** Why an answer by this status is none that says it was taken; null where it is: 2xx alone. */
export function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? `HTTP ${status}: redirects are not followed` : `HTTP ${status}`;
}

/** The address is no more, and does not want to be asked again. */
export const isGone = ({ status }: Pick<Outcome, 'status'>): boolean => status === 410;

/** What is next for a delivery that was tried once more. @param random 0 to 1 */
export function afterAttempt(
  { tries }: Pick<Delivery, 'tries'>,
  outcome: Outcome,
  now: Date,
  random: number,
): { readonly state: DeliveryState; readonly tries: number; readonly dueAt: Date | null } {
  const tried = tries + 1;
  if (outcome.error === null) return { state: 'delivered', tries: tried, dueAt: null };
  const wait = waits[tried];
  if (wait === undefined || isGone(outcome)) return { state: 'failed', tries: tried, dueAt: null };
  const asked = Math.min(outcome.retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS);
  const waited = Math.max(wait * (1 + JITTER * (2 * random - 1)), asked);
  return { state: 'waiting', tries: tried, dueAt: new Date(now.getTime() + Math.round(waited)) };
}

const PATIENCE_MS = 5 * 24 * HOUR;

/** Whether nobody reads what is sent there: nothing was taken for five days, and an event has been given up. */
export const isHopeless = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= PATIENCE_MS;
