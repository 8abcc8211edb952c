import { fail, type Result } from '@lintel/kernel';
import type { ErrorCode, FieldProblem } from '../graphql/field-error.js';

/** Why a use case did nothing. `answer` makes the error of it. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** Every field at fault. */
  readonly problems?: readonly FieldProblem[];
  /** What programs need beside the code, such as what is free instead. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export const refuse = (
  code: ErrorCode,
  message: string,
  more: Pick<Refusal, 'problems' | 'extensions'> = {},
): Result<never, Refusal> => fail<Refusal>({ code, message, ...more });

/** Says each thing once, however many fields it is said of. */
export const refuseInput = (problems: readonly FieldProblem[]): Result<never, Refusal> =>
  refuse('BAD_USER_INPUT', [...new Set(problems.map(({ message }) => message))].join('; '), { problems });

export const refuseField = (field: string, message: string): Result<never, Refusal> =>
  refuseInput([{ field, message }]);

/** What visitors who are not signed in are told, unless a part has words of its own. */
export const noSession = 'Auth session missing!';

export const signInFirst = (): Result<never, Refusal> => refuse('UNAUTHENTICATED', noSession);
