import { withoutOutbox } from '@lintel/service-kit';
import type { Conversation, Message, PersonKey } from '../../domain/conversation.js';
import { wordsOf } from '../../domain/words.js';
import type { ConversationRecord, MessageRecord } from './conversation.schema.js';

/** Everything but the outbox, which only the relay needs. */
export const fields = { outbox: 0 } as const;

/** Null for one that is erased. */
export function toConversation(record: ConversationRecord | null): Conversation | null {
  if (!record || record.erasedAt) return null;
  const {
    _id,
    unfiledSince: _since,
    awaiting: _awaiting,
    awayDueAt: _due,
    erasedAt: _erased,
    homeWords: _home,
    personWords: _person,
    visitorEmail: _email,
    person,
    ...state
  } = withoutOutbox(record);
  return { id: _id, person: person as PersonKey, ...state };
}

/** What each change writes of a conversation: its state, and the fields that indexes look it up by. */
export function stateOf({ id: _id, unfiled: _unfiled, ...state }: Conversation) {
  const due = [state.away.visitor.dueAt, state.away.agency.dueAt].filter((at) => at !== null);
  const [first = null] = due.sort((one, other) => one.getTime() - other.getTime());
  return {
    ...state,
    // Who the contact is, the listing says by then: kept here, a name would outlast its owner.
    property: { ...state.property, agentName: '', agentEmail: '' },
    ...foundBy(state),
    awaiting: state.counts.visitor - state.marks.answered.seen,
    awayDueAt: first,
  };
}

const foundBy = ({ property, contact, accountId }: Omit<Conversation, 'id' | 'unfiled'>) => ({
  visitorEmail: accountId === null ? contact.email.toLowerCase() : null,
  homeWords: homeWordsOf(property),
  personWords: wordsOf(contact.name, contact.email),
});

export const homeWordsOf = ({ title, address }: Pick<Conversation['property'], 'title' | 'address'>) => [
  ...wordsOf(title, address),
];

export const toMessage = ({ _id, ...message }: MessageRecord): Message => ({ id: _id, ...message });
