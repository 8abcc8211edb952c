import { isApiError } from '../graphql/api-error.js';
import type { Message } from './messages-queries.js';

/** Why a message was not sent. */
export interface Refusal {
  readonly reason: string;
  /** Whether sending the same again may help. */
  readonly again: boolean;
}

const refusals = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'UNAUTHENTICATED'];

/**
 * In the service's words where it refused; else nobody knows whether the message arrived, and the key sees to it that it does so once.
 *
 * @param side the writer's
 */
export function refusalOf(error: unknown, side: Message['side'] = 'visitor'): Refusal {
  if (isApiError(error) && error.kind === 'graphql') {
    if (error.has('TOO_MANY_REQUESTS')) return { reason: error.message, again: true };
    if (refusals.some((code) => error.has(code))) return { reason: error.message, again: false };
  }
  const once = side === 'visitor' ? 'the agent gets' : 'they get';
  return { reason: `Trying again is safe: ${once} your message once.`, again: true };
}
