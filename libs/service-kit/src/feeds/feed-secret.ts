import { createHash, randomBytes } from 'node:crypto';

/** What the address of a feed ends with: 256 random bits, which nobody can try, and which need no slow hash. */
export const makeFeedToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text could be one at all. */
export const isFeedToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const feedHashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
