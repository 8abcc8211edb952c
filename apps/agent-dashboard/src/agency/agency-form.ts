import { z } from 'zod';

const text = (missing: string, longest: number) =>
  z.string().trim().min(1, missing).max(longest, `Use at most ${longest} characters`);

const isWebsite = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

/** Checks what can be checked of a profile before it is sent; the accounts service checks it again. */
export const profileSchema = z.object({
  companyName: text('Enter the name of your agency', 200),
  phone: text('Enter a phone number', 50).regex(
    /^[+()\d .-]{6,50}$/,
    'Enter a phone number, such as 020 7946 0000',
  ),
  address: text('Enter the address of your office', 300),
  website: z
    .string()
    .trim()
    .max(300, 'Use at most 300 characters')
    .refine(
      (typed) => typed === '' || isWebsite(withScheme(typed)),
      'Enter the address of a website, such as https://example.org',
    ),
  description: z.string().trim().max(2_000, 'Use at most 2,000 characters'),
});
export type ProfileFields = z.infer<typeof profileSchema>;

/** Adds the scheme where it is missing: people type `example.org`. */
export const withScheme = (website: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;

/** The changed fields of a profile, as the API takes them, and no others, so that a colleague's change to another field stays. */
export const profileChange = (
  fields: ProfileFields,
  changed: Readonly<Partial<Record<keyof ProfileFields, boolean | undefined>>>,
) => ({
  ...(changed.companyName && { companyName: fields.companyName }),
  ...(changed.phone && { phone: fields.phone }),
  ...(changed.address && { address: fields.address }),
  ...(changed.website && { website: fields.website === '' ? null : withScheme(fields.website) }),
  ...(changed.description && { description: fields.description }),
});

export const inviteSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter an e-mail address')
    .pipe(
      z.email('Enter an e-mail address, such as name@example.org').max(254, 'Use at most 254 characters'),
    ),
  role: z.enum(['owner', 'negotiator']),
});
export type InviteFields = z.infer<typeof inviteSchema>;
