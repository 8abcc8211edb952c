import type { ContactTemplate, ConversationFacts, ConversationSide, EventData } from '@lintel/contracts';

type ConversationLink = NonNullable<EventData<'lintel.conversation.away-message-due.v1'>['link']>;

type MessageSent = EventData<'lintel.conversation.message-sent.v1'>;
type Read = EventData<'lintel.conversation.read.v1'>;
type AwayMessageDue = EventData<'lintel.conversation.away-message-due.v1'>;
type Confirmed = EventData<'lintel.conversation.confirmed.v1'>;
export type ConversationChange = MessageSent | Confirmed | Read | AwayMessageDue;

/** What an e-mail of a conversation is to say, kept until it is sent. */
export type KeptLetter = { readonly event: string; readonly at: Date } & (
  | {
      readonly kind: 'enquiry';
      readonly enquiry: ContactTemplate;
      /** Whether the address is only typed; missing in what was kept before it was told. */
      readonly unconfirmed?: boolean;
    }
  | { readonly kind: 'receipt'; readonly accountId: string; readonly message: string }
  | { readonly kind: 'confirmation'; readonly address: string; readonly link: ConversationLink }
  | ({ readonly kind: 'away' } & Pick<
      AwayMessageDue,
      'recipient' | 'from' | 'count' | 'messages' | 'link' | 'replyTo'
    >)
);

type Marks = Readonly<Record<ConversationSide, number>>;

/** As much of a conversation as its e-mails need. */
export interface KnownConversation {
  readonly id: string;
  /** The sequence of the last event heard. */
  readonly version: number;
  /** Null for a visitor without an account, and once it is erased. */
  readonly accountId: string | null;
  readonly listing: ConversationFacts['listing'] | null;
  /** The number of the last message that a side has seen. */
  readonly readUpTo: Marks;
  /** The number of the last message that a side was to be e-mailed of. */
  readonly toldUpTo: Marks;
  readonly letters: readonly KeptLetter[];
  readonly erased: boolean;
}

export interface HeardConversationEvent {
  readonly id: string;
  readonly sequence: number;
  readonly time: Date;
}

const none: Marks = { visitor: 0, agency: 0 };

/** The conversation after an event; null when it says nothing new. */
export function hearConversation(
  known: KnownConversation | null,
  data: ConversationChange,
  event: HeardConversationEvent,
): KnownConversation | null {
  if (known && (known.erased || known.version >= event.sequence)) return null;
  const { conversationId: id, accountId, listing } = data;
  const before = known ?? { readUpTo: none, toldUpTo: none, letters: [] };
  const after: KnownConversation = {
    ...before,
    id,
    version: event.sequence,
    accountId,
    listing,
    erased: false,
  };
  const keep = { event: event.id, at: event.time };
  if ('upTo' in data) return { ...after, readUpTo: raised(before.readUpTo, data.side, data.upTo) };
  if ('recipient' in data) {
    const { side, recipient, from, count, messages, link, replyTo } = data;
    return {
      ...after,
      toldUpTo: raised(before.toldUpTo, side, lastOf(data)),
      letters: [
        ...before.letters,
        { ...keep, kind: 'away', recipient, from, count, messages, link, replyTo },
      ],
    };
  }
  if (!('enquiry' in data) || !data.enquiry) return known && known.accountId !== accountId ? after : null;
  const { enquiry, unconfirmed } = data;
  const letters: KeptLetter[] = [
    {
      ...keep,
      kind: 'enquiry',
      enquiry,
      unconfirmed: unconfirmed === undefined ? accountId === null : unconfirmed !== null,
    },
  ];
  // To the owner of an account alone: what is only typed is e-mailed to nobody in the words of whoever typed it.
  if (unconfirmed === null && accountId !== null)
    letters.push({
      event: receiptOf(event.id),
      at: event.time,
      kind: 'receipt',
      accountId,
      message: enquiry.message,
    });
  const link = unconfirmed?.confirmation;
  if (link)
    letters.push({
      event: confirmationOf(event.id),
      at: event.time,
      kind: 'confirmation',
      address: enquiry.from_email,
      link,
    });
  return { ...after, letters: [...before.letters, ...letters] };
}

/** What the second e-mail of an enquiry's event is kept under, beside the agent's. */
export const confirmationOf = (event: string): string => `${event}:confirmation`;
export const receiptOf = (event: string): string => `${event}:receipt`;

/** What is left of a conversation that was erased: the id, so that late events bring nothing back. */
export const erasedConversation = (id: string, sequence: number): KnownConversation => ({
  id,
  version: sequence,
  accountId: null,
  listing: null,
  readUpTo: none,
  toldUpTo: none,
  letters: [],
  erased: true,
});

export const lastOf = ({ messages }: AwayMessageDue): number => messages.at(-1)!.number;

const raised = (marks: Marks, side: ConversationSide, to: number): Marks => ({
  ...marks,
  [side]: Math.max(marks[side], to),
});
