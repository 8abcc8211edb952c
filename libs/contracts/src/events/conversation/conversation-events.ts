import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { growing } from '../reading.js';
import {
  type ConversationFacts,
  type ConversationMessage,
  conversationLinkSchema,
  conversationSchema,
  conversationSides,
  contactTemplateSchema,
  conversationMessageSchema,
  conversationRecipientSchema,
} from './conversation.parts.js';

/** Personal data: for our own services alone. The key is the conversation's id. */
export const conversationTopic: TopicDefinition = {
  name: 'lintel.conversation',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

const facts: ConversationFacts = {
  conversationId: '01935f4e-7c00-7000-8000-000000000010',
  listing: {
    id: 12,
    title: 'Garden flat near the common',
    address: '14a Example Crescent, Clapham, London SW4 7AA',
  },
  agencyId: 'example-and-daughters',
  accountId: '01935f4e-7c00-7000-8000-000000000001',
  accounts: ['01935f4e-7c00-7000-8000-000000000001', '01935f4e-7c00-7000-8000-000000000005'],
};

const message: ConversationMessage = {
  id: '01935f4e-7c00-7000-8000-000000000011',
  number: 1,
  side: 'visitor',
  authorId: facts.accountId,
  authorName: 'A. Buyer',
  text: 'Is the garden shared?',
  sentAt: '2026-03-02T09:30:00.000Z',
};

export const conversationMessageSent = defineEvent({
  type: 'lintel.conversation.message-sent.v1',
  topic: conversationTopic.name,
  summary: 'Somebody wrote to the agent of a home, or the agent answered.',
  schema: conversationSchema.extend({
    message: conversationMessageSchema,
    enquiry: contactTemplateSchema
      .nullable()
      .describe(
        "With a conversation's first message, the e-mail to send to the agent at once; null for later ones, of which away-message-due tells",
      ),
    unconfirmed: z
      .object({
        confirmation: conversationLinkSchema
          .nullable()
          .describe(
            'To e-mail to the address of the enquiry; null where that has had enough of such e-mails',
          ),
      })
      .nullable()
      .optional()
      .describe(
        'Of an enquiry by somebody who was not signed in, until the owner of the address says that it is theirs',
      ),
  }),
  example: {
    ...facts,
    message,
    enquiry: {
      to_email: 'sales@example.org',
      from_name: 'A. Buyer',
      from_email: 'buyer@example.org',
      phone: '020 7946 0001',
      message: message.text,
      property_title: facts.listing.title,
      property_id: facts.listing.id,
    },
  },
});

export const conversationConfirmed = defineEvent({
  type: 'lintel.conversation.confirmed.v1',
  topic: conversationTopic.name,
  summary: 'The owner of the e-mail address says that it is they who wrote.',
  schema: conversationSchema,
  example: facts,
});

export const conversationRead = defineEvent({
  type: 'lintel.conversation.read.v1',
  topic: conversationTopic.name,
  summary: 'One side saw messages of the other.',
  schema: conversationSchema.extend({
    side: z.enum(conversationSides).describe('Who saw them'),
    readerId: z.string().min(1).max(100).nullable().describe('The account, where there is one'),
    upTo: z.int().min(1).describe('The number of the last message seen'),
    unread: z.int().min(0).describe('How many are left for this reader'),
  }),
  example: { ...facts, side: 'agency', readerId: facts.accounts[1]!, upTo: 1, unread: 0 },
});

export const conversationAwayMessageDue = defineEvent({
  type: 'lintel.conversation.away-message-due.v1',
  topic: conversationTopic.name,
  summary: 'One side has not seen what the other wrote, and is to be e-mailed: once for a burst of messages.',
  schema: conversationSchema.extend({
    side: z.enum(conversationSides).describe('Who is to be e-mailed'),
    recipient: conversationRecipientSchema,
    from: z.string().max(200).describe('The name of whoever wrote last'),
    count: z.int().min(1).describe('How many messages are unread'),
    messages: z
      .array(
        conversationMessageSchema.pick({ id: true, number: true, authorName: true, sentAt: true }).extend({
          excerpt: z.string().min(1).max(500),
          shortened: z.boolean().describe('Whether the message goes on'),
        }),
      )
      .min(1)
      .max(5)
      .describe('The last of them, oldest first'),
    link: conversationLinkSchema
      .nullable()
      .describe('For a visitor, to read and reply without signing in; null for the agency'),
    replyTo: z
      .email()
      .max(254)
      .nullable()
      .describe('An answer to this address becomes a message; null: none does'),
  }),
  example: {
    ...facts,
    side: 'agency',
    recipient: { accountId: null, name: 'Sam Example', email: 'sales@example.org' },
    from: message.authorName,
    count: 1,
    messages: [
      {
        id: message.id,
        number: message.number,
        authorName: message.authorName,
        sentAt: message.sentAt,
        excerpt: message.text,
        shortened: false,
      },
    ],
    link: null,
    replyTo: null,
  },
});

export const conversationErased = defineEvent({
  type: 'lintel.conversation.erased.v1',
  topic: conversationTopic.name,
  summary: 'A conversation is gone, with all its messages; whoever keeps something of it erases that too.',
  schema: z.object({
    conversationId: conversationSchema.shape.conversationId,
    agencyId: conversationSchema.shape.agencyId,
    accounts: conversationSchema.shape.accounts,
    reason: growing(['account-closed', 'retention', 'disowned'], 'retention').describe(
      'disowned: the owner of the e-mail address says that somebody else wrote',
    ),
    erasedAt: z.iso.datetime().describe('UTC'),
  }),
  example: {
    conversationId: facts.conversationId,
    agencyId: facts.agencyId,
    accounts: [facts.accounts[1]!],
    reason: 'account-closed',
    erasedAt: '2026-03-03T09:30:00.000Z',
  },
});

export const conversationEvents = [
  conversationMessageSent,
  conversationConfirmed,
  conversationRead,
  conversationAwayMessageDue,
  conversationErased,
] as const;
