import { isApiError } from '@lintel/web';

/** What the API says of a question it refused; undefined for every other failure. */
export const refusalText = (error: unknown): string | undefined =>
  isApiError(error) && error.kind === 'graphql' ? error.message : undefined;
