import { fail, type Result, succeed } from '@lintel/kernel';
import type { ErrorCode, FieldProblem, Identity } from '@lintel/service-kit';

/** Why a use case did nothing. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
}

export const refuse = (code: ErrorCode, message: string): Result<never, Refusal> =>
  fail<Refusal>({ code, message });

export const refuseInput = (problems: readonly FieldProblem[]): Result<never, Refusal> =>
  fail<Refusal>({
    code: 'BAD_USER_INPUT',
    message: problems.map(({ message }) => message).join('; '),
    problems,
  });

export const refuseField = (field: string, message: string): Result<never, Refusal> =>
  refuseInput([{ field, message }]);

/** The account of whoever asks. */
export const callerOf = (identity: Identity | null): Result<string, Refusal> =>
  identity ? succeed(identity.subject) : refuse('UNAUTHENTICATED', 'Sign in to save homes and searches.');
