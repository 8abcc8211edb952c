import { answer, type Answers, badInput, cursorCodec, FieldError, momentInCursor } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { Delivery } from '../../application/delivery-store.js';
import { FindEmailsHandler } from '../../application/find-emails/find-emails.handler.js';
import { OperateEmailsHandler } from '../../application/operate-emails/operate-emails.handler.js';
import type { EmailTemplate } from '../../domain/email.js';
import { ForOperations } from './for-operations.js';
import { readFirst } from './page-size.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class EmailsResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(FindEmailsHandler) private readonly found: FindEmailsHandler,
    @Inject(OperateEmailsHandler) private readonly operate: OperateEmailsHandler,
  ) {}

  @Query()
  @ForOperations()
  async emails(@Args() { state, q, first, after, since, ...which }: schema.QueryEmailsArgs) {
    if ((q ?? '').length > LONGEST_TEXT)
      throw badInput([{ field: 'q', message: `must have at most ${LONGEST_TEXT} characters` }]);
    const place = answer(deliveryCursor.read(after));
    const { deliveries, next } = await this.found.page({
      ...given(which),
      first: readFirst(first),
      text: q ?? '',
      ...sinceOf(since),
      ...(state ? { state } : {}),
      ...(place ? { after: place } : {}),
    });
    return { emails: deliveries.map(toView), next: next && deliveryCursor.write(next) };
  }

  @Query()
  @ForOperations()
  emailCounts(@Args() { state, since, template = null }: schema.QueryEmailCountsArgs) {
    const which = given({ template, cause: null });
    return this.found.counts({ ...which, ...sinceOf(since), ...(state ? { state } : {}) });
  }

  @Query()
  @ForOperations()
  async email(@Args() { id }: schema.QueryEmailArgs) {
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

  @Query()
  @ForOperations()
  async emailFailures() {
    const kinds = await this.found.causes();
    return kinds.map(({ kind, count, example }) => ({ cause: kind, count, example: example.error }));
  }

  @Query()
  @ForOperations()
  failedEmails(@Args() which: schema.QueryFailedEmailsArgs) {
    return this.operate.countFailed(given(which));
  }

  @Mutation()
  @ForOperations()
  async retryEmail(@Args() { id }: schema.MutationRetryEmailArgs) {
    const retried = await this.operate.retry(id);
    if (retried.ok) return toView(retried.value);
    throw retried.failure === 'missing'
      ? new FieldError('NOT_FOUND', 'There is no such e-mail.')
      : new FieldError('CONFLICT', 'This e-mail has not failed.');
  }

  @Mutation()
  @ForOperations()
  async correctEmailAddress(@Args() { id, address }: schema.MutationCorrectEmailAddressArgs) {
    const corrected = await this.operate.correct(id, address);
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

  @Mutation()
  @ForOperations()
  resendFailedEmails(@Args() which: schema.MutationResendFailedEmailsArgs) {
    return this.operate.resend(given(which));
  }
}

const LONGEST_TEXT = 500;

const moment = z.iso.datetime({ offset: true });
function sinceOf(since: string | null | undefined): { readonly since?: Date } {
  if (since === null || since === undefined) return {};
  if (!moment.safeParse(since).success)
    throw badInput([{ field: 'since', message: 'must be a time as 2026-03-02T09:30:00Z' }]);
  return { since: new Date(since) };
}

const given = ({ cause, template }: schema.QueryFailedEmailsArgs) => ({
  ...(cause ? { cause } : {}),
  // One that there is not has no e-mails.
  ...(template ? { template: template as EmailTemplate } : {}),
});

const toView = ({
  key,
  email,
  recipient,
  state,
  queuedAt,
  settledAt,
  reason,
  cause,
  correlation,
}: Delivery) => ({
  id: key,
  template: email.template,
  recipient,
  state,
  queuedAt: queuedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
  reason,
  cause,
  correlation: correlation ?? null,
});

const deliveryCursor = cursorCodec(z.object({ queuedAt: momentInCursor, key: z.string().min(1).max(500) }));
