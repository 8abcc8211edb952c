import { nearDayText, type Result } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import { dayOf, timeOf } from '../domain/slot.js';
import type { Viewing } from '../domain/viewing.js';

export const noSuchViewing = () => refuse('NOT_FOUND', 'There is no such viewing.');

/** @param taken the time or times of one day that were wanted. */
export function refuseTaken(taken: readonly Date[], free: readonly Date[]): Result<never, Refusal> {
  const day = dayOf(taken[0]!);
  const times = free.map(timeOf);
  const wanted = taken.map(timeOf).join(', ');
  const message = `${wanted} on ${nearDayText(taken[0]!)} has just been taken. ${
    times.length > 0 ? `Still free on that day: ${times.join(', ')}.` : 'Nothing else is free on that day.'
  }`;
  return refuse('CONFLICT', message, { extensions: { freeTimes: { date: day, times } } });
}

/** The caller's own viewing of that home has these times already. */
export function refuseAgain({ id, state }: Viewing, times: readonly Date[]): Result<never, Refusal> {
  const what =
    state === 'confirmed'
      ? 'You are expected at this home then'
      : 'You have asked to see this home then already';
  const message = `${what}: ${nearDayText(times[0]!)}, ${times.map(timeOf).join(', ')}. Your Viewings shows how it stands, and there you can change it.`;
  return refuse('CONFLICT', message, { extensions: { standing: { id } } });
}
