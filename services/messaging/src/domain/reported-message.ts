import type { Conversation, Message } from './conversation.js';

/** What staff need of a message that was reported: it, and a few before and after it, as they were. */
export interface ReportedEvidence {
  readonly conversationId: string;
  readonly listing: { readonly id: number; readonly title: string };
  readonly agencyId: string;
  readonly agency: string;
  /** Of the person who asks about the home; null where they have no account. */
  readonly personId: string | null;
  readonly messages: readonly KeptMessage[];
}

export type KeptMessage = Pick<
  Message,
  'id' | 'number' | 'side' | 'authorId' | 'authorName' | 'text' | 'sentAt'
>;

export const evidenceOf = (
  { id, listingId, property, agencyId, accountId }: Conversation,
  reported: Message,
  around: readonly Message[],
): ReportedEvidence => ({
  conversationId: id,
  listing: { id: listingId, title: property.title },
  agencyId,
  agency: property.agency,
  personId: accountId,
  // One that is only just written may not be in its place yet.
  messages: (around.some((message) => message.id === reported.id) ? around : [reported]).map(keptOf),
});

const keptOf = ({ id, number, side, authorId, authorName, text, sentAt }: Message): KeptMessage => ({
  ...{ id, number, side, authorId, authorName, text, sentAt },
});

/** The accounts that it is about. */
export const personsIn = ({ personId, messages }: ReportedEvidence): readonly string[] => [
  ...new Set([personId, ...messages.map(({ authorId }) => authorId)].filter((id) => id !== null)),
];
