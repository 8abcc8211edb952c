import { z } from 'zod';
import { contactFormSchema } from '../../enquiry-forms.js';
import { agentSchema, publicListingSchema } from '../../listing.js';

/** Who writes: the person who asks about a home, or an agent of its agency. */
export const conversationSides = ['visitor', 'agency'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** Longest message, in UTF-16 code units as browsers count them. */
export const longestMessage = 5000;

const id = z.string().min(1).max(100);
const email = z.email().max(254);

/** What the contact e-mail to an agent is made of, under the names its template has. */
export const contactTemplateSchema = z.object({
  to_email: email.describe("The listing's own agent"),
  from_name: contactFormSchema.shape.name,
  from_email: email,
  phone: z.string().max(50),
  message: z.string().min(1).max(longestMessage),
  property_title: publicListingSchema.shape.title,
  property_id: publicListingSchema.shape.id,
});
export type ContactTemplate = z.infer<typeof contactTemplateSchema>;

/** What every event of a conversation says of it. */
export const conversationSchema = z.object({
  conversationId: id,
  listing: publicListingSchema.pick({ id: true, title: true, address: true }),
  agencyId: agentSchema.shape.agencyId,
  accountId: id.nullable().describe('Of the person who asks; null for a visitor without an account'),
  accounts: z
    .array(id)
    .max(1000)
    .describe(
      'Whose browsers are told: the account of the person who asks, and those of the agents of the agency',
    ),
});
export type ConversationFacts = z.infer<typeof conversationSchema>;

export const conversationMessageSchema = z.object({
  id,
  number: z.int().min(1).describe('Its place in the conversation: 1, 2, 3 ...'),
  side: z.enum(conversationSides).describe('Who wrote it; the other side is to be told'),
  authorId: id.nullable().describe('The account of whoever wrote it, where there is one'),
  authorName: z.string().max(200),
  text: z.string().min(1).max(longestMessage),
  sentAt: z.iso.datetime().describe('UTC'),
});
export type ConversationMessage = z.infer<typeof conversationMessageSchema>;

export const conversationRecipientSchema = z.object({
  accountId: id
    .nullable()
    .describe('Its owner has the last word on the address; null: nobody signs in with it'),
  name: z.string().max(200),
  email,
  verified: z
    .boolean()
    .optional()
    .describe('False: somebody typed the address, and an e-mail to it repeats nothing that was written'),
});

/** A link that lets a visitor read and reply without an account: `linkKey.sign({ purpose: 'conversation', ... })`. */
export const conversationLinkSchema = z.object({
  subject: id.describe('The conversation'),
  request: id,
  expiresAt: z.iso.datetime().describe('UTC'),
});
export const conversationLinkPurpose = 'conversation';
/** The `request` of a link by which its reader says "it was I who wrote this"; that of a link to an answer is `reply`. */
export const confirmingRequest = 'confirm';
