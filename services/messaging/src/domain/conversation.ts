import type { ConversationSide, ListingImage, ListingStatus } from '@lintel/contracts';
import { type Away, afterMessage, afterReading } from './away.js';
import {
  answeredBy,
  type Counts,
  type Marks,
  noMarks,
  otherSide,
  readUpTo,
  unreadOf,
  unseenBy,
  type Viewer,
} from './marks.js';

/** What one person and the agents of one agency write to each other about one home. */
export interface Conversation {
  readonly id: string;
  readonly version: number;
  readonly listingId: number;
  /** Of the home, as it was when somebody last wrote; the listings' own events have the last word. */
  readonly property: Property;
  readonly agencyId: string;
  /** Whose it is: of a home no two conversations have the same. */
  readonly person: PersonKey;
  /** Null while the person has no account. */
  readonly accountId: string | null;
  readonly contact: Contact;
  /**
   * Whether the owner of the contact's e-mail address takes part: began it signed in, or said that it is theirs. Until then it is what somebody typed,
   * and nobody's.
   */
  readonly verified: boolean;
  /** Messages of the person up to this number are theirs, whoever typed them. */
  readonly confirmedUpTo: number;
  /** The account whose owner confirmed the address after it was typed, and has yet to say whether it was they. */
  readonly claimantId: string | null;
  readonly startedAt: Date;
  readonly lastMessageAt: Date;
  readonly lastMessage: Message;
  /** When the person last wrote. Null where they have not, or where that was not kept yet and an agent wrote since. */
  readonly visitorWroteAt: Date | null;
  readonly counts: Counts;
  readonly marks: Marks;
  readonly away: Readonly<Record<ConversationSide, Away>>;
  /** Messages that were written with the conversation and are not yet in a place of their own. */
  readonly unfiled: readonly Message[];
}

/**
 * `account:<id>`; `email:<address in lower case>` of a visitor whose it is; while that is not known `form:<first message's id>`, or `viewing:<id>` where an
 * agent wrote first to the person who asked for that viewing.
 */
export type PersonKey = `account:${string}` | `email:${string}` | `form:${string}` | `viewing:${string}`;

export interface Property {
  readonly title: string;
  readonly address: string;
  readonly image: ListingImage | null;
  readonly agency: string;
  readonly agentName: string;
  readonly agentEmail: string;
}

/** What is known of a home, removed ones included. */
export interface ListingFacts extends Property {
  readonly id: number;
  readonly agencyId: string;
  /** When the agency registered, in seconds since 1970; absent where a program wrote the listing. */
  readonly agencySince?: number;
  readonly listingStatus: ListingStatus;
}

/** How the person can be reached, as they said. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Whether whoever said it was signed in, or has confirmed it since. */
  readonly verified: boolean;
}

export interface Message {
  readonly id: string;
  readonly conversationId: string;
  /** 1, 2, 3 ... within its conversation. */
  readonly number: number;
  readonly side: ConversationSide;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly sentAt: Date;
  /** Whether the writer was signed in or came by the link of an e-mail, so that the name is not only typed. */
  readonly verified: boolean;
  /** How many of each side there are up to this one. */
  readonly counts: Counts;
}

export interface Draft {
  readonly id: string;
  readonly side: ConversationSide;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly text: string;
  readonly verified: boolean;
}

export interface NewConversation extends Pick<
  Conversation,
  'id' | 'listingId' | 'agencyId' | 'property' | 'person' | 'accountId' | 'contact'
> {
  readonly draft: Draft;
}

/** Whether only an agent has written so far. */
export const isUnanswered = ({ counts }: Pick<Conversation, 'counts'>): boolean => counts.visitor === 0;

export interface Sent {
  readonly conversation: Conversation;
  readonly message: Message;
}

const untold: Away = { dueAt: null, mailedAt: null };

/** A conversation with its first message: of a person's the agent is told at once, of an agent's the person once they have not seen it. */
export function startConversation({ draft, ...given }: NewConversation, now: Date): Sent {
  const byVisitor = draft.side === 'visitor';
  const counts: Counts = { visitor: 0, agency: 0, [draft.side]: 1 };
  const message: Message = { ...draft, conversationId: given.id, number: 1, sentAt: now, counts };
  const conversation: Conversation = {
    ...given,
    version: 1,
    verified: given.accountId !== null,
    confirmedUpTo: 0,
    claimantId: null,
    startedAt: now,
    lastMessageAt: now,
    lastMessage: message,
    visitorWroteAt: byVisitor ? now : null,
    counts,
    marks: noMarks,
    away: byVisitor
      ? { visitor: untold, agency: { dueAt: null, mailedAt: now } }
      : { visitor: afterMessage(untold, now), agency: untold },
    unfiled: [message],
  };
  return { conversation, message };
}

/**
 * One more message. `seen` is the last one its writer had before them: writing alone proves nothing of what came in while they wrote.
 */
export function send(before: Conversation, draft: Draft, seen: Message | null, now: Date): Sent {
  const { side } = draft;
  const viewer = { side, accountId: draft.authorId } as Viewer;
  const marked = seen ? withMark(before, viewer, seen) : before;
  const marks = viewer.side === 'agency' ? answeredBy(marked.marks, viewer.accountId) : marked.marks;
  const counts: Counts = { ...before.counts, [side]: before.counts[side] + 1 };
  // Several machines' clocks may differ by some milliseconds; the order of the numbers is the order.
  const sentAt = now > before.lastMessageAt ? now : before.lastMessageAt;
  const number = counts.visitor + counts.agency;
  const message: Message = { ...draft, conversationId: before.id, number, sentAt, counts };
  const told = otherSide(side);
  const conversation: Conversation = {
    ...marked,
    version: before.version + 1,
    lastMessageAt: sentAt,
    lastMessage: message,
    visitorWroteAt: side === 'visitor' ? sentAt : before.visitorWroteAt,
    counts,
    marks,
    away: { ...marked.away, [told]: afterMessage(marked.away[told], now) },
    unfiled: [...before.unfiled, message],
  };
  return { conversation, message };
}

/** Everything up to a message was seen; null when that tells nothing new. */
export function read(before: Conversation, viewer: Viewer, upTo: Message): Conversation | null {
  const after = withMark(before, viewer, upTo);
  const same =
    unreadOf(before, viewer) === unreadOf(after, viewer) &&
    unseenBy(before, viewer.side) === unseenBy(after, viewer.side);
  return same ? null : { ...after, version: before.version + 1 };
}

function withMark(before: Conversation, viewer: Viewer, upTo: Message): Conversation {
  const { side } = viewer;
  const marks = readUpTo(before.marks, viewer, upTo);
  const left = unseenBy({ counts: before.counts, marks }, side);
  const moved = left < unseenBy(before, side);
  const away = moved ? { ...before.away, [side]: afterReading(before.away[side], left) } : before.away;
  return { ...before, marks, away };
}

/** The person has an account by now. Without `person` its place is taken by another conversation of the same account about the same home. */
export const adopt = (before: Conversation, accountId: string | null, person?: PersonKey): Conversation => ({
  ...before,
  version: before.version + 1,
  accountId,
  claimantId: null,
  person: person ?? before.person,
});

/** The owner of the address says that all that was typed so far is theirs. */
export const confirm = (
  before: Conversation,
  accountId: string | null,
  person?: PersonKey,
): Conversation => ({
  ...adopt(before, accountId, person),
  contact: { ...before.contact, verified: true },
  verified: true,
  confirmedUpTo: before.counts.visitor + before.counts.agency,
});

/** Whether a message is by whom it says: always those of agents. */
export const isVerified = (
  { confirmedUpTo }: Pick<Conversation, 'confirmedUpTo'>,
  { verified, number, side }: Pick<Message, 'verified' | 'number' | 'side'>,
): boolean => verified || side === 'agency' || number <= confirmedUpTo;
