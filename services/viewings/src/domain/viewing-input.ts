import { viewingLimits, viewingSlots } from '@lintel/contracts';
import { fail, hasControls, hasInvisible, type LondonTime, type Result, succeed } from '@lintel/kernel';
import type { FieldProblem } from '@lintel/service-kit';
import { z } from 'zod';
import { dayProblem, readSlot, timeProblem } from './slot.js';

const unseen = (label: string) => `${label} must not contain invisible characters`;

const line = (label: string, empty: string, longest: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim().replace(/ {2,}/g, ' '))
    .pipe(
      z
        .string()
        .min(1, empty)
        .max(longest, `${label} has at most ${longest} characters`)
        .refine((text) => !hasInvisible(text), unseen(label)),
    );

/** Several lines; markup in it is text like any other. */
const paragraph = (label: string, longest: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(longest, `${label} has at most ${longest} characters`)
        .refine((text) => !hasControls(text), unseen(label)),
    );

const email = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter your e-mail address')
      .max(254, 'The e-mail address has at most 254 characters')
      .pipe(z.email('Enter an e-mail address, such as name@example.org')),
  );

const phone = line('The phone number', 'Enter a phone number', 50).pipe(
  z.string().regex(/^\+?[\d ()./-]{5,}$/, 'Enter a phone number, such as 020 7946 0000'),
);

const idempotencyKey = z
  .string()
  .min(1, 'A key must not be empty')
  .max(100, 'A key has at most 100 characters')
  .nullish()
  .transform((key) => key ?? null);

const MISSING = 'Please select both a date and at least one preferred time.';

export const viewingRequestSchema = z.object({
  listingId: z.int().min(1).max(2_147_483_647),
  name: line('The name', 'Enter your name', 200),
  email,
  phone,
  message: paragraph('The message', viewingLimits.message)
    .nullish()
    .transform((text) => text ?? ''),
  date: z.string().min(1, MISSING),
  times: z
    .array(z.string())
    .min(1, MISSING)
    .max(viewingSlots.length, `Choose at most ${viewingSlots.length} times`)
    .refine((times) => new Set(times).size === times.length, 'Each time can be added once'),
  website: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  idempotencyKey,
});
export type ViewingRequest = z.output<typeof viewingRequestSchema>;

const CHOOSE = 'Please select at least one date and time option';
const once = (values: readonly string[]) => new Set(values).size === values.length;

export const rescheduleSchema = z.object({
  dates: z
    .array(z.string())
    .min(1, CHOOSE)
    .max(viewingLimits.rescheduleDates, `Choose at most ${viewingLimits.rescheduleDates} dates`)
    .refine(once, 'Each date can be added once'),
  times: z
    .array(z.string())
    .min(1, CHOOSE)
    .max(16, 'Choose at most 16 times')
    .refine(once, 'Each time can be added once'),
  idempotencyKey,
});

export const keySchema = z.object({ idempotencyKey });

/** A viewing that was agreed elsewhere. Whoever comes may have given no e-mail address. */
export const enteredViewingSchema = z.object({
  listingId: viewingRequestSchema.shape.listingId,
  name: line('The name', 'Enter who comes', 200),
  email: z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .pipe(email.nullable()),
  phone,
  date: z.string(),
  time: z.string(),
  notes: paragraph('The notes', viewingLimits.notes)
    .nullish()
    .transform((text) => text ?? ''),
  idempotencyKey,
});

export const reasonSchema = paragraph('The reason', viewingLimits.reason);
export const notesSchema = paragraph('The notes', viewingLimits.notes);

/** The preferred times of one day, or what is wrong with which of them. */
export function readPreferred(
  { date, times }: Pick<ViewingRequest, 'date' | 'times'>,
  now: Date,
): Result<readonly Date[], readonly FieldProblem[]> {
  const read = times.map((time) => readSlot({ date, time }, 'booking', now));
  const problems = read.flatMap((slot, index) => (slot.ok ? [] : [{ index, ...slot.failure }]));
  const ofDate = problems.find(({ field }) => field === 'date');
  if (ofDate) return fail([{ field: 'input.date', message: ofDate.message }]);
  return problems.length > 0
    ? fail(problems.map(({ index, message }) => ({ field: `input.times.${index}`, message })))
    : succeed(read.flatMap((slot) => (slot.ok ? [slot.value] : [])));
}

/** Each time on each day, without those of today that have passed. */
export function readWishes(
  { dates, times }: Pick<z.output<typeof rescheduleSchema>, 'dates' | 'times'>,
  now: Date,
): Result<readonly Date[], readonly FieldProblem[]> {
  const problems = [
    ...named('input.dates', dates, (date) => dayProblem(date, now)),
    ...named('input.times', times, (time) => timeProblem(time, 'reschedule')),
  ];
  if (problems.length > 0) return fail(problems);
  const wishes = dates
    .flatMap((date) => times.map((time) => readSlot({ date, time }, 'reschedule', now)))
    .flatMap((slot) => (slot.ok ? [slot.value] : []));
  return wishes.length > 0
    ? succeed(wishes)
    : fail([{ field: 'input.times', message: 'These times have passed. Choose others.' }]);
}

const named = (path: string, values: readonly string[], problem: (value: string) => string | null) =>
  values.flatMap((value, index) => {
    const message = problem(value);
    return message ? [{ field: `${path}.${index}`, message }] : [];
  });

/** One time that an agent names. */
export function readOffer(given: LondonTime, now: Date): Result<Date, readonly FieldProblem[]> {
  const slot = readSlot(given, 'offer', now);
  return slot.ok ? slot : fail([{ field: `input.${slot.failure.field}`, message: slot.failure.message }]);
}
