import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse, type Submission, unlessOther } from '@lintel/service-kit';
import type { Sending, SendingBook } from './known-stores.js';

/** Sees to it that a form that is sent twice makes one message: the id of the message is settled before anything is written. */
export class Sendings {
  constructor(
    private readonly book: SendingBook,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** The one that is kept already, null for a new one; refused when the key came with something else before. */
  async known(submission: Submission): Promise<Result<Sending | null, Refusal>> {
    const kept = await this.book.find(submission.key);
    return kept ? unlessOther(kept, submission, otherContent) : succeed(null);
  }

  async keep(submission: Submission): Promise<Result<Sending, Refusal>> {
    const messageId = this.ids.next();
    const kept = await this.book.keep({ ...submission, messageId, at: this.clock.now() });
    return unlessOther(kept, submission, otherContent);
  }
}

const otherContent = () =>
  refuse(
    'CONFLICT',
    'This form was sent before with other content. Please reload the page and send it anew.',
    {
      problems: [{ field: 'idempotencyKey', message: 'This key belongs to another message.' }],
    },
  );
