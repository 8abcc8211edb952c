import { answer, type Answers, Caller, EvenSuspended, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  ManageWebhooksHandler,
  type ToldWebhook,
} from '../../application/webhooks/manage-webhooks.handler.js';
import {
  ReadDeliveriesHandler,
  type ToldDelivery,
} from '../../application/webhooks/read-deliveries.handler.js';
import { SendAgainHandler } from '../../application/webhooks/send-again.handler.js';
import type { Webhook } from '../../domain/webhook.js';
import type * as schema from './schema.generated.js';

@Resolver('Webhook')
export class WebhookResolver
  implements
    Answers<schema.QueryResolvers>,
    Answers<schema.MutationResolvers>,
    Answers<schema.WebhookResolvers>
{
  constructor(
    @Inject(ManageWebhooksHandler) private readonly managing: ManageWebhooksHandler,
    @Inject(ReadDeliveriesHandler) private readonly reading: ReadDeliveriesHandler,
    @Inject(SendAgainHandler) private readonly sending: SendAgainHandler,
  ) {}

  @Query()
  @SignedIn()
  async webhooks(@Args() { q, failing, first }: schema.QueryWebhooksArgs, @Caller() caller: Identity) {
    const sought = { q: q ?? '', failing: failing ?? false, first: first ?? 100 };
    return answer(await this.managing.shown(sought, caller)).map(toView);
  }

  @Query()
  @SignedIn()
  async webhook(@Args() { id }: schema.QueryWebhookArgs, @Caller() caller: Identity) {
    return toView(answer(await this.managing.one(id, caller)));
  }

  @Query()
  @SignedIn()
  async webhookDeliveries(
    @Args() { webhook, state, first, after }: schema.QueryWebhookDeliveriesArgs,
    @Caller() caller: Identity,
  ) {
    const page = { state: state ?? undefined, first: first ?? 25, after };
    const { deliveries, next } = answer(await this.reading.page(webhook, page, caller));
    return { deliveries: deliveries.map((one) => toDeliveryView(one, caller)), next };
  }

  @Query()
  @SignedIn()
  async tracedDeliveries(
    @Args() { reference, first }: schema.QueryTracedDeliveriesArgs,
    @Caller() caller: Identity,
  ) {
    const found = answer(await this.reading.ofTrace(reference, first ?? 200, caller));
    return found.map(({ webhook, ...told }) => ({
      webhook: toView(webhook),
      delivery: toDeliveryView(told, caller),
    }));
  }

  @Mutation()
  @SignedIn()
  async createWebhook(@Args() { input }: schema.MutationCreateWebhookArgs, @Caller() caller: Identity) {
    return told(answer(await this.managing.create(input, caller)));
  }

  @Mutation()
  @SignedIn()
  async updateWebhook(@Args() { id, input }: schema.MutationUpdateWebhookArgs, @Caller() caller: Identity) {
    return toView(answer(await this.managing.update(id, input, caller)));
  }

  @Mutation()
  @SignedIn()
  @EvenSuspended()
  async deleteWebhook(@Args() { id }: schema.MutationDeleteWebhookArgs, @Caller() caller: Identity) {
    return answer(await this.managing.remove(id, caller));
  }

  @Mutation()
  @SignedIn()
  async rotateWebhookSecret(
    @Args() { id, overlapHours }: schema.MutationRotateWebhookSecretArgs,
    @Caller() caller: Identity,
  ) {
    return told(answer(await this.managing.rotate(id, overlapHours ?? 24, caller)));
  }

  @Mutation()
  @SignedIn()
  async sendTestEvent(@Args() { webhook }: schema.MutationSendTestEventArgs, @Caller() caller: Identity) {
    const [delivery] = await this.reading.told([answer(await this.sending.test(webhook, caller))]);
    return toDeliveryView(delivery!, caller);
  }

  @Mutation()
  @SignedIn()
  async redeliver(@Args() { webhook, ...what }: schema.MutationRedeliverArgs, @Caller() caller: Identity) {
    return { count: answer(await this.sending.again(webhook, what, caller)) };
  }

  @ResolveField()
  delivered(@Parent() { id }: WebhookView) {
    return this.reading.count(id, 'delivered');
  }

  @ResolveField()
  failed(@Parent() { id }: WebhookView) {
    return this.reading.count(id, 'failed');
  }

  @ResolveField()
  waiting(@Parent() { id }: WebhookView) {
    return this.reading.count(id, 'waiting');
  }
}

export type WebhookView = Omit<schema.Webhook, 'delivered' | 'failed' | 'waiting'>;

const told = ({ webhook, secret }: ToldWebhook) => ({ webhook: toView(webhook), secret });

function toView(webhook: Webhook): WebhookView {
  const { id, url, description, eventTypes, ordered, agencyId, lastFailure } = webhook;
  const { filter, createdAt, disabled, previous, lastDeliveredAt } = webhook;
  const { agency = null, outcodes = null, box = null } = filter ?? {};
  return {
    ...{ id, url, description, eventTypes, ordered, agencyId, lastFailure },
    filter: filter && { agency, outcodes, box },
    createdAt: createdAt.toISOString(),
    enabled: disabled === null,
    disabledAt: disabled?.at.toISOString() ?? null,
    disabledReason: disabled?.reason ?? null,
    previousSecretUntil: previous?.until.toISOString() ?? null,
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
  };
}

const toDeliveryView = ({ delivery, request }: ToldDelivery, { role, key }: Identity) => {
  const { id, eventId, type, state, createdAt, dueAt, attempts, correlation } = delivery;
  return {
    correlation: role === 'operations' && !key ? correlation : null,
    ...{ id, eventId, type, state, request },
    createdAt: createdAt.toISOString(),
    nextAttemptAt: dueAt?.toISOString() ?? null,
    attempts: attempts.map(({ at, ...attempt }) => ({ at: at.toISOString(), ...attempt })),
  };
};
