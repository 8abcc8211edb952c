import { fail, type Result } from '@lintel/kernel';
import type { ErrorCode, FieldProblem } from '@lintel/service-kit';
import { dayOf, timeOf } from '../domain/slot.js';

/** Why a use case did nothing. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
  /** When somebody else was given the time: what is still free on that day. */
  readonly freeTimes?: { readonly date: string; readonly times: readonly string[] };
}

export const refuseInput = (problems: readonly FieldProblem[]): Result<never, Refusal> =>
  fail<Refusal>({
    code: 'BAD_USER_INPUT',
    message: [...new Set(problems.map(({ message }) => message))].join('; '),
    problems,
  });

export const refuseField = (field: string, message: string): Result<never, Refusal> =>
  refuseInput([{ field, message }]);

export const refuse = (code: ErrorCode, message: string): Result<never, Refusal> =>
  fail<Refusal>({ code, message });

export const signInFirst = () => refuse('UNAUTHENTICATED', 'Auth session missing!');
export const noSuchViewing = () => refuse('NOT_FOUND', 'There is no such viewing.');

/** @param taken the time or times of one day that were wanted. */
export function refuseTaken(taken: readonly Date[], free: readonly Date[]): Result<never, Refusal> {
  const day = dayOf(taken[0]!);
  const times = free.map(timeOf);
  const wanted = taken.map(timeOf).join(', ');
  return fail<Refusal>({
    code: 'CONFLICT',
    message: `${wanted} on ${readable(taken[0]!)} has just been taken. ${
      times.length > 0 ? `Still free on that day: ${times.join(', ')}.` : 'Nothing else is free on that day.'
    }`,
    freeTimes: { date: day, times },
  });
}

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});
const readable = (instant: Date): string => days.format(instant);
