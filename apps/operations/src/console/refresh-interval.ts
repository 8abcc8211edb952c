import { refusalOf } from './refusal.js';

const EVERY = 5_000;

/**
 * Milliseconds until a list is fetched again by itself, while its page is visible. A list of pages is fetched page by page, so more of them come less
 * often; what was refused is not asked for again.
 */
export const refreshInterval = ({
  state: { data, error },
}: {
  readonly state: {
    readonly data: unknown;
    readonly error: unknown;
  };
}): number | false => (refusalOf(error) ? false : EVERY * Math.max(1, pagesIn(data)));

const pagesIn = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 1;
