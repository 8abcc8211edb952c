import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';

/** The account of whoever asks. */
export const callerOf = (identity: Identity | null): Result<string, Refusal> =>
  identity ? succeed(identity.subject) : refuse('UNAUTHENTICATED', 'Sign in to save homes and searches.');
