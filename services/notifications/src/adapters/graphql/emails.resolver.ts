import { answer, cursorCodec, FieldError, momentInCursor } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { Delivery, DeliveryState } from '../../application/delivery-store.js';
import { OperateEmailsHandler } from '../../application/operate-emails/operate-emails.handler.js';
import { ForOperations } from './for-operations.js';
import { assertFirst } from './page-size.js';

@Resolver()
export class EmailsResolver {
  constructor(@Inject(OperateEmailsHandler) private readonly emails: OperateEmailsHandler) {}

  @Query('emails')
  @ForOperations()
  async page(
    @Args('state') state: DeliveryState | null | undefined,
    @Args('first') first: number,
    @Args('after') after: string | null | undefined,
  ) {
    assertFirst(first);
    const place = answer(deliveryCursor.read(after));
    const { deliveries, next } = await this.emails.page({
      first,
      ...(state ? { state } : {}),
      ...(place ? { after: place } : {}),
    });
    return { emails: deliveries.map(toView), next: next && deliveryCursor.write(next) };
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
}

const toView = ({ key, email, recipient, state, queuedAt, settledAt, reason }: Delivery) => ({
  id: key,
  template: email.template,
  recipient,
  state,
  queuedAt: queuedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
  reason,
});

const deliveryCursor = cursorCodec(z.object({ queuedAt: momentInCursor, key: z.string().min(1).max(500) }));
