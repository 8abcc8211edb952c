import type { Clock } from '@lintel/kernel';
import { afterMailing, afterReading } from '../../domain/away.js';
import type { Conversation } from '../../domain/conversation.js';
import { otherSide, unseenBy } from '../../domain/marks.js';
import type { AwayMailJob } from '../away-mails.js';
import { type ConversationEvents, shownInEmail } from '../conversation-events.js';
import type { ConversationStore } from '../conversation-store.js';
import type { FormLimits } from '../form-limits.js';
import type { ListingBook } from '../known-stores.js';
import { upToDate } from '../property.js';

/** Has one side e-mailed of what it has not seen; not at all when it has read it meanwhile. */
export class MailAwayHandler {
  constructor(
    private readonly store: ConversationStore,
    private readonly listings: ListingBook,
    private readonly limits: Pick<FormLimits, 'mayTell'>,
    private readonly events: ConversationEvents,
    private readonly clock: Clock,
  ) {}

  /** Rejects when it is to be tried again. */
  async handle({ conversation: id, side, due }: AwayMailJob): Promise<void> {
    await this.store.change(id, async (before) => {
      const { dueAt } = before.away[side];
      // It was read, or this is a job of an earlier burst.
      if (dueAt?.getTime() !== due) return null;
      const now = this.clock.now();
      if (dueAt > now) throw new Error(`the e-mail of conversation ${id} is due at ${dueAt.toISOString()}`);
      const version = before.version + 1;
      const left = unseenBy(before, side);
      if (left === 0) {
        const away = { ...before.away, [side]: afterReading(before.away[side], left) };
        return { after: { ...before, version, away } };
      }
      const away = { ...before.away, [side]: afterMailing(now) };
      const listing = await this.listings.find(before.listingId);
      const after: Conversation = { ...upToDate(before, listing), version, away };
      // The home's contact closed their account, and it names no other.
      if (side === 'agency' && after.property.agentEmail === '') return { after };
      const recipient = await this.events.recipientOf(after, side);
      // Otherwise anybody could have somebody e-mailed without end by typing their address.
      if (recipient.verified === false && !(await this.limits.mayTell(recipient.email))) return { after };
      const unread = await this.unread(before, side, left);
      return { after, event: await this.events.awayMessageDue(after, side, recipient, unread) };
    });
  }

  /** The last few that the side has not seen, in order. Its own messages may lie between them. */
  private async unread(conversation: Conversation, side: AwayMailJob['side'], left: number) {
    const wanted = Math.min(left, shownInEmail);
    const found = [];
    let before: number | undefined;
    while (found.length < wanted) {
      const page = await this.store.messages(conversation, { last: 50, before });
      const theirs = page.filter((message) => message.side === otherSide(side));
      found.unshift(...theirs);
      before = page[0]?.number;
      if (before === undefined || before === 1) break;
    }
    return found.slice(-wanted);
  }
}
