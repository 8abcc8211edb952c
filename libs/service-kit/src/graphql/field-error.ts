import { GraphQLError } from 'graphql';

/** What went wrong, for programs. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'UNAUTHENTICATED'
  | 'TOO_MANY_REQUESTS'
  /** What is needed for it does not answer at the moment. */
  | 'UNAVAILABLE'
  /** Signing in has to wait for the owner of the address. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Signing in has to wait for operations staff. */
  | 'AWAITING_APPROVAL'
  /** Operations staff have suspended the agency: what its people want to do waits until they lift that. */
  | 'AGENCY_SUSPENDED'
  /** The link of a new account was followed, but nothing proves that the same person chose its password. */
  | 'PASSWORD_NEEDED'
  /** The password is right; a passkey or a code finishes signing in. */
  | 'SECOND_FACTOR_NEEDED'
  /** Whoever is signed in has to prove who they are once more. */
  | 'CONFIRM_IDENTITY'
  /** Nothing else can be done before a passkey or an authenticator is added, or shown. */
  | 'STRONG_SIGN_IN_REQUIRED';

export interface FieldProblem {
  /** The input's path, such as `input.bedrooms`. */
  readonly field: string;
  readonly message: string;
}

/** An answer for whoever asked: a code, and for bad input every field at fault. */
export class FieldError extends GraphQLError {
  constructor(code: ErrorCode, message: string, problems: readonly FieldProblem[] = []) {
    super(message, {
      extensions: { code, ...(problems.length > 0 ? { field: problems[0]!.field, problems } : {}) },
    });
  }
}

export const badInput = (problems: readonly FieldProblem[]): FieldError =>
  new FieldError(
    'BAD_USER_INPUT',
    problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    problems,
  );
