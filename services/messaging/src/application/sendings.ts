import { createHash } from 'node:crypto';
import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import type { Sending, SendingBook } from './known-stores.js';

/** What one submission is known by. */
export interface Submission {
  readonly key: string;
  readonly fingerprint: string;
}

/** Sees to it that a form that is sent twice makes one message: the id of the message is settled before anything is written. */
export class Sendings {
  constructor(
    private readonly book: SendingBook,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** @param scope who sends, so that nobody meets the keys of others. */
  of(scope: string, idempotencyKey: string, content: unknown): Submission {
    return { key: digest([scope, idempotencyKey]), fingerprint: digest(content) };
  }

  /** The one that is kept already, null for a new one; refused when the key came with something else before. */
  async known(submission: Submission): Promise<Result<Sending | null, Refusal>> {
    const kept = await this.book.find(submission.key);
    return kept ? sameContent(kept, submission) : succeed(null);
  }

  async keep(submission: Submission): Promise<Result<Sending, Refusal>> {
    const messageId = this.ids.next();
    const kept = await this.book.keep({ ...submission, messageId, at: this.clock.now() });
    return sameContent(kept, submission);
  }
}

const sameContent = (kept: Sending, { fingerprint }: Submission): Result<Sending, Refusal> =>
  kept.fingerprint === fingerprint
    ? succeed(kept)
    : refuse(
        'CONFLICT',
        'This form was sent before with other content. Please reload the page and send it anew.',
        { problems: [{ field: 'idempotencyKey', message: 'This key belongs to another message.' }] },
      );

const digest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
