import { londonInstant, londonTimeOf } from '@lintel/kernel';
import { z } from 'zod';

/** What a field of the type `datetime-local` holds, read as clocks in London show it. */
const instantOf = (typed: string): Date | null => {
  const [date = '', time = ''] = typed.split('T');
  return londonInstant({ date, time });
};

const moment = z.string().refine((typed) => instantOf(typed) !== null, 'Enter a day and a time');

export const rangeSchema = z
  .object({ from: moment, to: moment, all: z.boolean() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'That is before the beginning' });
export type RangeFields = z.infer<typeof rangeSchema>;

const typedOf = (instant: Date): string => {
  const { date, time } = londonTimeOf(instant);
  return `${date}T${time}`;
};

/** The last day, until the end of this minute. */
export const lastDay = (now: Date): RangeFields => ({
  from: typedOf(new Date(now.getTime() - 86_400_000)),
  to: typedOf(new Date(now.getTime() + 60_000)),
  all: false,
});

export const rangeInput = ({ from, to, all }: RangeFields) => ({
  from: instantOf(from)!.toISOString(),
  to: instantOf(to)!.toISOString(),
  all,
});
