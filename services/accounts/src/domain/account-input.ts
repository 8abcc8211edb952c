import { hasInvisible } from '@lintel/kernel';
import { z } from 'zod';

/** Text on one line, as it is shown to other people. */
const line = (label: string, longest: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim().replace(/ {2,}/g, ' '))
    .pipe(
      z
        .string()
        .min(1, `${label} must not be empty`)
        .max(longest, `${label} has at most ${longest} characters`)
        .refine((text) => !hasInvisible(text), `${label} must not contain invisible characters`),
    );

/** In lower case: nobody has two mailboxes that differ by case alone. */
export const emailSchema = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'The e-mail address must not be empty')
      .max(254, 'The e-mail address has at most 254 characters')
      .pipe(z.email('This is not an e-mail address')),
  );

export const nameSchema = line('The name', 100);

export const longestPassword = 200;
const password = z
  .string()
  .min(1, 'The password must not be empty')
  .max(longestPassword, `The password has at most ${longestPassword} characters`);

const matching = <Shape extends { password: string; confirmPassword: string }>(given: Shape): boolean =>
  given.password === given.confirmPassword;
const mismatch = { message: 'Passwords do not match', path: ['confirmPassword'] };

const passwords = { password, confirmPassword: z.string().max(longestPassword) };

export const newPasswordSchema = z.object(passwords).refine(matching, mismatch);

export const signUpSchema = z
  .object({ name: nameSchema, email: emailSchema, ...passwords })
  .refine(matching, mismatch);

export const agentRegistrationSchema = z
  .object({
    email: emailSchema,
    ...passwords,
    companyName: line('The company name', 200),
    phone: line('The phone number', 50).pipe(
      z.string().regex(/^[+()\d .-]{6,50}$/, 'This is not a phone number'),
    ),
    address: line('The address', 300),
  })
  .refine(matching, mismatch);
