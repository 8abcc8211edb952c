import { Tally } from './tally.ts';

export interface MessageLine {
  readonly id: string;
  readonly text: string;
  /** Its place in the conversation, where the answer told of it. */
  readonly number: number;
  readonly side: 'visitor' | 'agency';
}

/** One conversation, as far as it was acknowledged. What had no answer was sent again until it had one. */
export interface ConversationLine {
  readonly listingId: number;
  /** The visitor's address, which no other conversation has. */
  readonly email: string;
  readonly startedAt: number;
  /** Once the agent has looked. */
  id: string | undefined;
  /** In the order of their numbers. */
  readonly messages: MessageLine[];
}

/** Every message of a run. */
export class MessagesLedger {
  readonly conversations: ConversationLine[] = [];
  readonly tally = new Tally();
  readonly contradictions: string[] = [];

  started(line: Pick<ConversationLine, 'listingId' | 'email'>, id: string, text: string): ConversationLine {
    const first: MessageLine = { id, text, number: 1, side: 'visitor' };
    const conversation = { ...line, startedAt: Date.now(), id: undefined, messages: [first] };
    this.conversations.push(conversation);
    this.tally.acknowledged('enquiry');
    return conversation;
  }

  /** Messages that were under way at once, in whichever order they were taken: the next numbers, each once. */
  sent(conversation: ConversationLine, together: readonly MessageLine[]): void {
    const { messages, email } = conversation;
    for (const message of together.toSorted((one, other) => one.number - other.number)) {
      if (message.number !== messages.length + 1)
        this.contradictions.push(
          `the conversation of ${email}: message ${message.id} was answered with number ${message.number} where ${messages.length + 1} was due`,
        );
      messages.push(message);
      this.tally.acknowledged(message.side === 'agency' ? 'reply' : 'further message');
    }
  }
}
