import { contactFormSchema } from '@lintel/contracts';
import { hasControls, hasInvisible } from '@lintel/kernel';
import { idempotencyKeySchema } from '@lintel/service-kit';
import { z } from 'zod';

const text = z.string().transform((given) => given.normalize('NFC'));
const visible = (label: string) => (given: string, context: z.RefinementCtx) => {
  if (hasInvisible(given))
    context.addIssue({ code: 'custom', message: `${label} must not contain invisible characters` });
};

/** A message as it is kept: lines end in a line feed, markup is text like any other. */
export const messageTextSchema = text
  .transform((given) => given.replace(/\r\n?/g, '\n'))
  .pipe(
    contactFormSchema.shape.message.refine((given) => !hasControls(given), {
      message: 'Use no control characters but tabs and new lines',
    }),
  );

export const enquirySchema = z.object({
  listingId: z.int(),
  name: text.pipe(contactFormSchema.shape.name).superRefine(visible('The name')),
  email: z
    .string()
    .transform((given) => given.trim().toLowerCase())
    .pipe(contactFormSchema.shape.email),
  phone: text.pipe(contactFormSchema.shape.phone).superRefine(visible('The phone number')),
  message: messageTextSchema,
  idempotencyKey: idempotencyKeySchema,
});
export type Enquiry = z.output<typeof enquirySchema>;

export const replySchema = z.object({ message: messageTextSchema, idempotencyKey: idempotencyKeySchema });

const excerptLength = 500;

/** The beginning of a message, for an e-mail. */
export function excerptOf(message: string): { readonly excerpt: string; readonly shortened: boolean } {
  if (message.length <= excerptLength) return { excerpt: message, shortened: false };
  // By code points, so that no character is cut in two.
  const characters = Array.from(message.slice(0, excerptLength - 1));
  if (/\p{Cs}/u.test(characters.at(-1)!)) characters.pop();
  return { excerpt: `${characters.join('').trimEnd()}…`, shortened: true };
}
