import { apiScopes, type ApiScope } from '@lintel/contracts';
import { dayText, momentText } from '@lintel/kernel';
import type { Tone } from '@lintel/ui';
import type { Key } from './keys-queries.js';

/** In an agent's words; one of a later release by its name. */
export const scopeText = (scope: string): string => apiScopes[scope as ApiScope]?.label ?? scope;

interface KeyState {
  readonly text: string;
  readonly tone: Tone;
  /** Whether programs are let in by it. */
  readonly good: boolean;
}

export function stateOf({ revokedAt, expiresAt, previousUntil }: Key, now: Date): KeyState {
  if (revokedAt) return { text: `Revoked on ${dayText(revokedAt)}`, tone: 'clay', good: false };
  if (expiresAt && new Date(expiresAt) <= now)
    return { text: `Ended on ${dayText(expiresAt)}`, tone: 'plain', good: false };
  if (previousUntil && new Date(previousUntil) > now)
    return { text: `Old secret good until ${momentText(previousUntil)}`, tone: 'amber', good: true };
  return { text: 'Good', tone: 'moss', good: true };
}

export const usedText = ({ lastUsedAt }: Key): string =>
  lastUsedAt ? `Last used on ${momentText(lastUsedAt)}` : 'Never used';

export const endText = ({ expiresAt }: Key, now: Date): string => {
  if (!expiresAt) return 'Never ends';
  return `${new Date(expiresAt) <= now ? 'Ended' : 'Ends'} on ${momentText(expiresAt)}`;
};
