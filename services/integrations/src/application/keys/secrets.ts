import { createHash, randomBytes } from 'node:crypto';
import { apiKeyPrefix, apiKeyStart } from '@lintel/contracts';
import type { Marks } from '../../domain/api-key.js';

/** 256 random bits need no slow hash: nobody can try them all. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function makeSecret(): { readonly secret: string; readonly marks: Marks } {
  const secret = `${apiKeyStart}${randomBytes(32).toString('base64url')}`;
  return { secret, marks: { prefix: apiKeyPrefix(secret), hash: hashOf(secret) } };
}
