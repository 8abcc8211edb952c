import { answer, badInput, cursorCodec, FieldError, momentInCursor } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { Delivery, DeliveryState } from '../../application/delivery-store.js';
import { FindEmailsHandler } from '../../application/find-emails/find-emails.handler.js';
import { OperateEmailsHandler } from '../../application/operate-emails/operate-emails.handler.js';
import type { EmailTemplate } from '../../domain/email.js';
import { ForOperations } from './for-operations.js';
import { assertFirst } from './page-size.js';

interface EmailsArguments extends FailedArguments {
  readonly state?: DeliveryState | null;
  readonly q?: string | null;
  readonly first: number;
  readonly after?: string | null;
}

interface FailedArguments {
  readonly cause?: string | null;
  /** One that there is not has no e-mails. */
  readonly template?: EmailTemplate | null;
}

@Resolver()
export class EmailsResolver {
  constructor(
    @Inject(FindEmailsHandler) private readonly found: FindEmailsHandler,
    @Inject(OperateEmailsHandler) private readonly emails: OperateEmailsHandler,
  ) {}

  @Query('emails')
  @ForOperations()
  async page(@Args() { state, q, first, after, ...which }: EmailsArguments) {
    assertFirst(first);
    if ((q ?? '').length > LONGEST_TEXT)
      throw badInput([{ field: 'q', message: `must have at most ${LONGEST_TEXT} characters` }]);
    const place = answer(deliveryCursor.read(after));
    const { deliveries, next } = await this.found.page({
      ...given(which),
      first,
      text: q ?? '',
      ...(state ? { state } : {}),
      ...(place ? { after: place } : {}),
    });
    return { emails: deliveries.map(toView), next: next && deliveryCursor.write(next) };
  }

  @Query('email')
  @ForOperations()
  async one(@Args('id') id: string) {
    const shown = await this.found.show(id);
    if (!shown) return null;
    const { delivery, to, dueAt, correctable } = shown;
    return {
      ...toView(delivery),
      to,
      correctable,
      dueAt: dueAt?.toISOString() ?? null,
      asked: delivery.asked ?? null,
      occurredAt: delivery.occurredAt.toISOString(),
      bounced: delivery.bounced,
      attempts: delivery.attempts.map(({ began, ended, ...attempt }) => ({
        ...attempt,
        began: began.toISOString(),
        ended: ended.toISOString(),
      })),
    };
  }

  @Query('emailFailures')
  @ForOperations()
  async failures() {
    const kinds = await this.found.causes();
    return kinds.map(({ kind, count, example }) => ({ cause: kind, count, example: example.error }));
  }

  @Query('failedEmails')
  @ForOperations()
  countFailed(@Args() which: FailedArguments): Promise<number> {
    return this.emails.countFailed(given(which));
  }

  @Mutation('retryEmail')
  @ForOperations()
  async retry(@Args('id') id: string) {
    const retried = await this.emails.retry(id);
    if (retried.ok) return toView(retried.value);
    throw retried.failure === 'missing'
      ? new FieldError('NOT_FOUND', 'There is no such e-mail.')
      : new FieldError('CONFLICT', 'This e-mail has not failed.');
  }

  @Mutation('correctEmailAddress')
  @ForOperations()
  async correct(@Args('id') id: string, @Args('address') address: string) {
    const corrected = await this.emails.correct(id, address);
    if (corrected.ok) return toView(corrected.value);
    const { failure } = corrected;
    if (typeof failure === 'object') throw badInput([{ field: 'address', message: failure.address }]);
    throw failure === 'missing'
      ? new FieldError('NOT_FOUND', 'There is no such e-mail.')
      : new FieldError(
          'CONFLICT',
          'Only what waits or failed, to somebody without an account, can go to another address.',
        );
  }

  @Mutation('resendFailedEmails')
  @ForOperations()
  resend(@Args() which: FailedArguments) {
    return this.emails.resend(given(which));
  }
}

const LONGEST_TEXT = 500;

const given = ({ cause, template }: FailedArguments) => ({
  ...(cause ? { cause } : {}),
  ...(template ? { template } : {}),
});

const toView = ({ key, email, recipient, state, queuedAt, settledAt, reason, cause }: Delivery) => ({
  id: key,
  template: email.template,
  recipient,
  state,
  queuedAt: queuedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
  reason,
  cause,
});

const deliveryCursor = cursorCodec(z.object({ queuedAt: momentInCursor, key: z.string().min(1).max(500) }));
