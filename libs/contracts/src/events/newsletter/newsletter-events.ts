import { z } from 'zod';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';

/** Ids only: the addresses stay with the notifications service, which erases them when somebody unsubscribes. */
export const newsletterTopic: TopicDefinition = {
  name: 'lintel.newsletter',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

const subscription = z.object({
  id: z.uuid().describe("The subscription's id; a new one after unsubscribing"),
});
const example = { id: '019ca8d2-7c1f-7a35-b8d0-4f5e2f7f6a11' };

export const newsletterSubscriptionRequested = defineEvent({
  type: 'lintel.newsletter.subscription-requested.v1',
  topic: newsletterTopic.name,
  summary: 'Somebody asked for the newsletter, and has to confirm it by a link in an e-mail.',
  schema: subscription,
  example,
});

export const newsletterSubscriptionConfirmed = defineEvent({
  type: 'lintel.newsletter.subscription-confirmed.v1',
  topic: newsletterTopic.name,
  summary: 'The owner of an address confirmed that the newsletter is wanted.',
  schema: subscription,
  example,
});

export const newsletterUnsubscribed = defineEvent({
  type: 'lintel.newsletter.unsubscribed.v1',
  topic: newsletterTopic.name,
  summary: 'A subscription, confirmed or not, has ended and its address is erased.',
  schema: subscription,
  example,
});

export const newsletterEvents = [
  newsletterSubscriptionRequested,
  newsletterSubscriptionConfirmed,
  newsletterUnsubscribed,
] as const;
