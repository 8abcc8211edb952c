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
    readonly data: { readonly pages: readonly unknown[] } | readonly unknown[] | undefined;
    readonly error: unknown;
  };
}): number | false =>
  refusalOf(error) ? false : EVERY * Math.max(1, data && 'pages' in data ? data.pages.length : 1);
