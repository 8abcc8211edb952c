import { token } from '@lintel/platform/port';
import type { CloudEvent } from '@lintel/contracts';
import type { Conversation, ListingFacts, Message, PersonKey } from '../domain/conversation.js';
import type { Place } from './list-place.js';

export const CONVERSATION_STORE = token<ConversationStore>('ConversationStore');
export const CONVERSATION_LISTS = token<ConversationLists>('ConversationLists');
export const CONVERSATION_UPKEEP = token<ConversationUpkeep>('ConversationUpkeep');

/** What is to be written of a decision, in one write. */
export interface Change {
  readonly after: Conversation;
  /** New with this change, and the last of `after.unfiled`. */
  readonly message?: Message;
  readonly event?: CloudEvent;
}

/** Whose a conversation is or becomes. */
export interface Owner {
  readonly accountId: string | null;
  readonly person: PersonKey;
}

/** An account, with its confirmed address. */
export interface AddressOwner {
  readonly accountId: string;
  readonly email: string | null;
}

export interface PageWanted {
  readonly first: number;
  readonly after?: Place | null | undefined;
}

export interface Page {
  readonly conversations: readonly Conversation[];
  /** For the next page's `after`; null on the last. */
  readonly next: string | null;
}

/** Erased conversations are as if they had never been there. */
export interface ConversationStore {
  find(id: string): Promise<Conversation | null>;
  ofPerson(listingId: number, person: PersonKey): Promise<Conversation | null>;
  /** False when the person has a conversation about the home already. */
  insert(change: Change): Promise<boolean>;
  /**
   * Writes what `decide` makes of the conversation, again if another write came between. Null from `decide`: nothing is written. Resolves with the
   * conversation as it is then, or null when there is none.
   */
  change(id: string, decide: (before: Conversation) => Promise<Change | null>): Promise<Conversation | null>;
  /** Gives it to an account, where its person has shown that the address is theirs. */
  adopt(id: string, accountId: string): Promise<void>;
  /** Its person says that it is theirs. Nothing is written, and no event told, where they did before. */
  confirm(
    id: string,
    owner: Owner,
    eventOf: (after: Conversation) => Promise<CloudEvent>,
  ): Promise<Conversation | null>;
  /** Lists it for an account until its owner says whether it is theirs. */
  claim(id: string, accountId: string): Promise<void>;
  /** Conversations that somebody with this address began, or who typed it, and no account has taken over. */
  ofVisitor(email: string): Promise<readonly string[]>;
  /** A message by its id, looked for where the conversation was read before. */
  message(id: string, conversation?: Conversation): Promise<Message | null>;
  /** The last messages with numbers below `before`, in order. */
  messages(
    conversation: Conversation,
    wanted: { readonly last: number; readonly before?: number | undefined },
  ): Promise<readonly Message[]>;
  /** All messages of one author, whichever the conversation. */
  messagesBy(authorId: string): AsyncIterable<Message>;
  /** Takes an author's name off their messages. */
  forgetAuthor(authorId: string): Promise<void>;
  /** Takes the contact of homes that has this address off what is written about them. */
  forgetContact(email: string): Promise<void>;
  /** A home has gone to another agency, and what is written about it too. */
  moveToAgency(listingId: number, agencyId: string): Promise<void>;
  /** A home is found by other words. */
  rename(listing: ListingFacts): Promise<void>;
}

/** Which of an agency's conversations. */
export interface AgencyFilter {
  readonly agencyId: string;
  readonly listingId?: number | undefined;
  /** Only about these homes. */
  readonly among?: readonly number[] | undefined;
  /** The person wrote after this instant. */
  readonly writtenAfter?: Date | undefined;
  /** Each is a prefix of a word of the home or of the person. */
  readonly words?: readonly string[] | undefined;
}

/** Lists, the last message first. */
export interface ConversationLists {
  /** What is theirs, and what was typed before their address was confirmed. */
  ofAccount(owner: AddressOwner, wanted: PageWanted): Promise<Page>;
  /** What was typed with an address, whose owner has yet to say whether it is theirs. */
  unconfirmed(email: string, wanted: PageWanted): Promise<Page>;
  ofAgency(filter: AgencyFilter, wanted: PageWanted): Promise<Page>;
  /** Those with messages that wait for this agent. */
  unreadOfAgency(filter: AgencyFilter, accountId: string, wanted: PageWanted): Promise<Page>;
  countOfAccount(owner: AddressOwner): Promise<number>;
  countUnconfirmed(email: string): Promise<number>;
  countOfAgency(filter: AgencyFilter): Promise<number>;
  /** How many messages wait for the person, over all conversations. */
  unreadByAccount(accountId: string): Promise<number>;
  /** How many messages wait for an agent of an agency, and in how many conversations. */
  unreadByAgent(
    filter: AgencyFilter,
    accountId: string,
  ): Promise<{ readonly messages: number; readonly conversations: number }>;
}

/** What upkeep looks for, by pages ascending by id. */
export interface ConversationUpkeep {
  /** Conversations that an e-mail is planned for. */
  awaitingMail(after: string, first: number): Promise<readonly Conversation[]>;
  lastWrittenBefore(before: Date, first: number): Promise<readonly string[]>;
  idsOfAccount(accountId: string): Promise<readonly string[]>;
  /** Puts in their place messages that a crash left with their conversation. */
  fileLeftovers(writtenBefore: Date): Promise<void>;
  /** Erases a conversation but for the event that says so. */
  erase(id: string, at: Date, eventOf: (conversation: Conversation) => Promise<CloudEvent>): Promise<void>;
  /** Deletes what is left of conversations that were erased before then. */
  deleteErased(before: Date): Promise<void>;
}
