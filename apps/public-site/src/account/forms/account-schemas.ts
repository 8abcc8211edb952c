import { contactFormSchema } from '@lintel/contracts';
import { z } from 'zod';

/** Check what can be checked of a form before it is sent; the accounts service checks it again, and how strong a password is. */

const email = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address')
  .pipe(z.email('Enter an e-mail address, such as name@example.org').max(254, 'Use at most 254 characters'));
const text = (missing: string, longest: number) =>
  z.string().trim().min(1, missing).max(longest, `Use at most ${longest} characters`);

const shortest = 8;
const longest = 200;
const newPassword = z
  .string()
  .min(1, 'Enter a password')
  .refine((password) => password === '' || password.length >= shortest, `Use at least ${shortest} characters`)
  .max(longest, `Use at most ${longest} characters`);
const passwordTwice = {
  password: newPassword,
  confirmPassword: z.string().min(1, 'Enter the password again'),
};

export const mismatch = 'Passwords do not match';
const matching = (given: { password: string; confirmPassword: string }): boolean =>
  given.password === given.confirmPassword;
const atConfirmation = {
  message: mismatch,
  path: ['confirmPassword'],
  // Also while other fields are wrong: one round of corrections is enough.
  when: ({ value }: { value: unknown }) => Boolean((value as { confirmPassword?: string }).confirmPassword),
};

/** An empty number removes the one that is kept. */
export const phoneSettingSchema = z.object({
  phone: z.union([z.string().trim().length(0), contactFormSchema.shape.phone]),
});

export const emailSchema = z.object({ email });
export type EmailForm = z.infer<typeof emailSchema>;

export const signInSchema = z.object({
  email,
  password: z.string().min(1, 'Enter your password').max(longest, `Use at most ${longest} characters`),
});
export type SignInFields = z.infer<typeof signInSchema>;

export const signUpSchema = z
  .object({ name: text('Enter your name', 100), email, ...passwordTwice })
  .refine(matching, atConfirmation);
export type SignUpFields = z.infer<typeof signUpSchema>;

/** For people invited to an agency, whose address is known. */
export const joinSchema = z
  .object({ name: text('Enter your name', 100), ...passwordTwice })
  .refine(matching, atConfirmation);
export const knownSchema = z.object({
  password: z.string().min(1, 'Enter your password').max(longest, `Use at most ${longest} characters`),
});

export const newPasswordSchema = z.object(passwordTwice).refine(matching, atConfirmation);

export const changePasswordSchema = z
  .object({ currentPassword: z.string().min(1, 'Enter your current password'), ...passwordTwice })
  .refine(matching, atConfirmation);

export const changeEmailSchema = z.object({
  email,
  password: z.string().min(1, 'Enter your password'),
});

export const nameSchema = z.object({ name: text('Enter your name', 100) });

export const agentRegistrationSchema = z
  .object({
    name: text('Enter your name', 100),
    companyName: text('Enter the name of your company', 200),
    email,
    phone: text('Enter a phone number', 50).regex(
      /^[+()\d .-]{6,50}$/,
      'Enter a phone number, such as 020 7946 0000',
    ),
    address: text('Enter the address of your office', 300),
    ...passwordTwice,
  })
  .refine(matching, atConfirmation);
