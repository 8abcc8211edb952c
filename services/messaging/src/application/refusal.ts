import { fail, type Result } from '@lintel/kernel';
import type { ErrorCode, FieldProblem } from '@lintel/service-kit';

/** Why a use case did nothing. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
}

export const refuseInput = (problems: readonly FieldProblem[]): Result<never, Refusal> =>
  fail<Refusal>({
    code: 'BAD_USER_INPUT',
    message: problems.map(({ message }) => message).join('; '),
    problems,
  });

export const refuseField = (field: string, message: string): Result<never, Refusal> =>
  refuseInput([{ field, message }]);

export const refuse = (
  code: ErrorCode,
  message: string,
  problems?: readonly FieldProblem[],
): Result<never, Refusal> => fail<Refusal>({ code, message, ...(problems ? { problems } : {}) });

export const signInFirst = () => refuse('UNAUTHENTICATED', 'Auth session missing!');

/** Of somebody else's conversation too. */
export const noConversation = () => refuse('NOT_FOUND', 'There is no such conversation.');
