import { longestWordToAgency } from '@lintel/contracts';
import { hasControls, hasInvisible } from '@lintel/kernel';
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

/** Empty for none. */
export const phoneSchema = z
  .string()
  .transform((text) => text.trim().replace(/ {2,}/g, ' '))
  .pipe(
    z
      .string()
      .max(50, 'The phone number has at most 50 characters')
      .regex(/^(\+?[\d ()./-]{5,})?$/, 'Enter a phone number, such as 020 7946 0000'),
  );

export const passkeyNameSchema = line('The name', 60);

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

/** A key that the page keeps in its browser. */
const browser = z.string().max(200, 'The key of the browser has at most 200 characters').nullish();

export const signUpSchema = z
  .object({ name: nameSchema, email: emailSchema, ...passwords, browser })
  .refine(matching, mismatch);

const agencyDetails = {
  companyName: line('The company name', 200),
  phone: line('The phone number', 50).pipe(
    z.string().regex(/^[+()\d .-]{6,50}$/, 'This is not a phone number'),
  ),
  address: line('The address', 300),
};

/** What is null is left out. */
const leftOut = <Output>(schema: z.ZodType<Output>) =>
  schema.nullish().transform((value) => value ?? undefined);

export const agentRegistrationSchema = z
  .object({ name: leftOut(nameSchema), email: emailSchema, ...passwords, ...agencyDetails, browser })
  .refine(matching, mismatch);

/** Of somebody who has no account yet. */
export const invitationAnswerSchema = z.object({ name: nameSchema, ...passwords }).refine(matching, mismatch);

const isWebsite = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.hostname.includes('.') &&
    url.username + url.password === ''
  );
};

const website = line('The website', 300).pipe(
  z
    .string()
    .refine(isWebsite, 'This is not the address of a website, such as https://example.org')
    .transform((text) => new URL(text).href)
    .pipe(z.string().max(300, 'The website has at most 300 characters')),
);

/** What staff say to an agency, of several lines. */
export const wordToAgencySchema = (label: string) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, `${label} must not be empty`)
        .max(longestWordToAgency, `${label} has at most ${longestWordToAgency} characters`)
        .refine((text) => !hasControls(text), `${label} must not contain invisible characters`),
    );

const description = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(2000, 'The description has at most 2000 characters')
      .refine((text) => !hasControls(text), 'The description must not contain invisible characters'),
  );

/** The website may be none. */
export const agencyProfileSchema = z.object({
  companyName: leftOut(agencyDetails.companyName),
  phone: leftOut(agencyDetails.phone),
  address: leftOut(agencyDetails.address),
  website: z.preprocess((given) => (given === '' ? null : given), website.nullable().optional()),
  description: leftOut(description),
});
