import type { ApiError } from '@lintel/web';

/** Why the API shows somebody nothing: nobody is signed in, or an account of another role is. */
export type Refusal = 'signedOut' | 'otherRole';

const refusals: Readonly<Record<string, Refusal>> = { UNAUTHENTICATED: 'signedOut', FORBIDDEN: 'otherRole' };

/** Undefined for every other failure, and for none. Who may see the console is the API's decision alone. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || error.name !== 'ApiError') return undefined;
  return (error as ApiError).issues.map(({ code }) => refusals[code ?? '']).find(Boolean);
}
