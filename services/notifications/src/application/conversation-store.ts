import type { KnownConversation } from '../domain/known-conversation.js';

/** What is known of conversations: a projection of `lintel.conversation`. */
export interface ConversationStore {
  find(id: string): Promise<KnownConversation | null>;
  /** Those that this account began. */
  ofAccount(accountId: string): Promise<KnownConversation[]>;
  /** False, and nothing written, when another event was heard since `before`. */
  save(before: KnownConversation | null, after: KnownConversation, heardAt: Date): Promise<boolean>;
  /** The e-mail that was to say it is sent, or not wanted any more. */
  forgetLetter(id: string, event: string): Promise<void>;
  /** Forgets what the account's conversations were to say; the conversations' own events tell that they are erased. */
  eraseLettersOf(accountId: string): Promise<void>;
  /** Forgets conversations that were not heard of since before then, and what was to be said by then. */
  forget(heardBefore: Date): Promise<void>;
}
