import { webhookTest, webhookTestOf } from '@lintel/contracts';
import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import { type Acts, correlated, type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import { type Delivery, deliveryOf } from '../../domain/delivery.js';
import type { Webhook } from '../../domain/webhook.js';
import type { StreamStore } from '../stream/stream-store.js';
import type { DeliveryStore } from './delivery-store.js';
import type { Nudge } from './dispatcher.js';
import { knownWebhook } from './webhook-owner.js';
import type { WebhookStore } from './webhook-store.js';

const MOST_AGAIN = 1000;

export interface WhatAgain {
  readonly delivery?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly all?: boolean | null | undefined;
}

/** Has a webhook sent a test, or again what it was sent before. */
export class SendAgainHandler {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly stream: StreamStore,
    private readonly dispatcher: Nudge,
    private readonly acts: Acts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async test(id: string, caller: Identity): Promise<Result<Delivery, Refusal>> {
    const now = this.clock.now();
    const known = await this.#enabled(id, caller);
    if (!known.ok) return known;
    const { last } = await this.stream.bounds();
    const event = webhookTestOf(id, this.ids.next(), now);
    const message = { eventId: event.id, position: Math.max(1, last), event };
    const { correlation = null } = correlated();
    const delivery = deliveryOf(id, { ...message, type: webhookTest.type, correlation }, now);
    await this.#record('webhook.test-sent', known.value, {});
    await this.deliveries.add([message], [delivery], now);
    this.dispatcher.nudge();
    return succeed(delivery);
  }

  /** Says how many. */
  async again(id: string, what: WhatAgain, caller: Identity): Promise<Result<number, Refusal>> {
    const now = this.clock.now();
    const known = await this.#enabled(id, caller);
    if (!known.ok) return known;
    const { delivery, all } = what;
    if (delivery) {
      const found = await this.deliveries.find(delivery);
      if (found?.webhookId !== id) return refuse('NOT_FOUND', 'There is no such delivery.');
      await this.#record('webhook.redelivered', known.value, { deliveries: 1 });
      await this.deliveries.again(delivery, now);
      this.dispatcher.nudge();
      return succeed(1);
    }
    const range = rangeOf(what);
    if (!range.ok) return range;
    await this.#record('webhook.redelivered', known.value, {
      from: range.value.from.toISOString(),
      to: range.value.to.toISOString(),
    });
    const which = { ...range.value, all: all === true, most: MOST_AGAIN };
    const count = await this.deliveries.rangeAgain(id, which, now);
    this.dispatcher.nudge();
    return succeed(count);
  }

  async #enabled(id: string, caller: Identity): Promise<Result<Webhook, Refusal>> {
    const known = await knownWebhook(this.webhooks, id, caller);
    return known.ok && known.value.disabled
      ? refuse('CONFLICT', 'This webhook is disabled. Enable it first.')
      : known;
  }

  #record(act: string, { id, agencyId }: Webhook, values: Readonly<Record<string, string | number>>) {
    return this.acts.record({ act, subjectType: 'webhook', subjectId: id, agencyId, values });
  }
}

function rangeOf({ from, to }: WhatAgain): Result<{ readonly from: Date; readonly to: Date }, Refusal> {
  for (const [field, given] of Object.entries({ from, to }))
    if (!given) return refuseField(field, 'Name a delivery, or from when to when.');
    else if (!isMoment(given)) return refuseField(field, 'Say when as in 2026-03-02T09:30:00Z.');
  const range = { from: new Date(from!), to: new Date(to!) };
  return range.from <= range.to ? succeed(range) : refuseField('to', 'That is before the beginning.');
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
