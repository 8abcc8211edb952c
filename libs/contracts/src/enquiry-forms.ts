import { z } from 'zod';

/** What a visitor fills in to reach an agent; the same rules in the browser and in the services. */

const name = z.string().trim().min(1, 'Enter your name').max(200, 'Use at most 200 characters');
const email = z
  .email('Enter an e-mail address, such as name@example.org')
  .max(254, 'Use at most 254 characters');
const phone = z
  .string()
  .trim()
  .min(1, 'Enter a phone number')
  .max(50, 'Use at most 50 characters')
  .regex(/^\+?[\d\s()./-]{5,}$/, 'Enter a phone number, such as 020 7946 0000');

export const contactFormSchema = z.object({
  name,
  email,
  phone,
  message: z.string().trim().min(1, 'Enter a message').max(5000, 'Use at most 5,000 characters'),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

/** 09:00 to 17:00 on the hour, Monday to Saturday, Europe/London. */
export const viewingSlots = Array.from(
  { length: 9 },
  (_, index) => `${String(index + 9).padStart(2, '0')}:00`,
);

export const viewingFormSchema = z.object({
  name,
  email,
  phone,
  date: z.iso.date('Choose a date'),
  times: z
    .array(z.enum(viewingSlots as [string, ...string[]]))
    .min(1, 'Add at least one preferred time')
    .refine((times) => new Set(times).size === times.length, 'Each time can be added once'),
});
export type ViewingForm = z.infer<typeof viewingFormSchema>;

/** Whether viewings are offered on a day: not on Sundays and not before today. Days are `yyyy-MM-dd` in Europe/London. */
export function isViewingDay(day: string, today: string): boolean {
  return day >= today && new Date(`${day}T12:00:00Z`).getUTCDay() !== 0;
}
