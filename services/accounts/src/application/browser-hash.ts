import { createHash } from 'node:crypto';

const LONGEST = 200;

/** What is kept of the key that a page made for its browser; null for none, and for what is no key. */
export const browserHashOf = (browser: string | null | undefined): string | null =>
  browser && browser.length <= LONGEST ? createHash('sha256').update(browser).digest('base64url') : null;
