import { type Answers, badInput, FieldError, type SubgraphContext, waitText } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { type ConfirmOutcome, ConfirmHandler } from '../../application/confirm/confirm.handler.js';
import { SubscribeHandler } from '../../application/subscribe/subscribe.handler.js';
import {
  UnsubscribeHandler,
  type UnsubscribeOutcome,
} from '../../application/unsubscribe/unsubscribe.handler.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class NewsletterResolver implements Answers<schema.MutationResolvers> {
  constructor(
    @Inject(SubscribeHandler) private readonly subscribe: SubscribeHandler,
    @Inject(ConfirmHandler) private readonly confirm: ConfirmHandler,
    @Inject(UnsubscribeHandler) private readonly unsubscribe: UnsubscribeHandler,
  ) {}

  @Mutation()
  async subscribeToNewsletter(
    @Args() { email: typed }: schema.MutationSubscribeToNewsletterArgs,
    @Context() { clientAddress }: SubgraphContext,
  ) {
    const subscribed = await this.subscribe.handle(typed, clientAddress);
    if (subscribed.ok) return { email: subscribed.value };
    const refusal = subscribed.failure;
    if (refusal.code === 'invalid') throw badInput([{ field: 'email', message: refusal.message }]);
    throw new FieldError(
      'TOO_MANY_REQUESTS',
      `Many addresses were subscribed from your network. Try again in ${waitText(refusal.resetsInSeconds)}.`,
    );
  }

  @Mutation()
  confirmNewsletter(@Args() { token }: schema.MutationConfirmNewsletterArgs): Promise<ConfirmOutcome> {
    return this.confirm.handle(token);
  }

  @Mutation()
  unsubscribeFromNewsletter(
    @Args() { token }: schema.MutationUnsubscribeFromNewsletterArgs,
  ): Promise<UnsubscribeOutcome> {
    return this.unsubscribe.handle(token);
  }
}
