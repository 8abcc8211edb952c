import { isApiError } from '@lintel/web';

/** A time that went to somebody else first, and what is still free on that day. */
export interface LostTime {
  /** In words for the agent. */
  readonly message: string;
  readonly date: string;
  readonly times: readonly string[];
}

/** What a refusal says of a lost time; undefined for every other failure. */
export function lostTimeOf(error: unknown): LostTime | undefined {
  if (!isApiError(error) || !error.has('CONFLICT')) return undefined;
  const free = error.extensions['freeTimes'] as { date?: unknown; times?: unknown } | null | undefined;
  if (typeof free?.date !== 'string' || !Array.isArray(free.times)) return undefined;
  const times = free.times.filter((time) => typeof time === 'string');
  return { message: error.message, date: free.date, times };
}
