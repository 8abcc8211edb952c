import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  cursorCodec,
  type Identity,
  momentInCursor,
  type Refusal,
  refuse,
  refuseField,
} from '@lintel/service-kit';
import { z } from 'zod';
import type { Delivery, DeliveryState } from '../../domain/delivery.js';
import type { Webhook } from '../../domain/webhook.js';
import type { DeliveryStore } from './delivery-store.js';
import type { MessageBodies } from './message-bodies.js';
import { knownWebhook, ownerOf } from './webhook-owner.js';
import type { WebhookStore } from './webhook-store.js';

const MOST = 100;
const MOST_OF_TRACE = 500;
/** As the page of a trace has it. */
const REFERENCE = /^[\da-f]{32}$/;
const DAY_MS = 86_400_000;

const cursor = cursorCodec(z.tuple([momentInCursor, z.string()]));

export interface ToldDelivery {
  readonly delivery: Delivery;
  /** What is sent. */
  readonly request: string;
}

export interface TracedDelivery extends ToldDelivery {
  readonly webhook: Webhook;
}

export interface DeliveryPage {
  readonly deliveries: readonly ToldDelivery[];
  readonly next: string | null;
}

/** Shows what was sent to a webhook. */
export class ReadDeliveriesHandler {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly bodies: MessageBodies,
    private readonly clock: Clock,
  ) {}

  async page(
    id: string,
    {
      state,
      first,
      after,
    }: {
      readonly state?: DeliveryState | undefined;
      readonly first: number;
      readonly after?: string | null | undefined;
    },
    caller: Identity,
  ): Promise<Result<DeliveryPage, Refusal>> {
    if (!Number.isInteger(first) || first < 1 || first > MOST) return refuseField('first', `1 to ${MOST}.`);
    const place = cursor.read(after);
    if (!place.ok) return place;
    const known = await knownWebhook(this.webhooks, id, caller);
    if (!known.ok) return known;
    const from = place.value && { at: place.value[0], id: place.value[1] };
    const found = await this.deliveries.page(id, { state, first: first + 1, after: from });
    const shown = found.slice(0, first);
    const last = found.length > first ? shown.at(-1) : undefined;
    return succeed({
      deliveries: await this.told(shown),
      next: last ? cursor.write([last.createdAt, last.id]) : null,
    });
  }

  /** What every webhook was told of all that came of one request, for operations staff. */
  async ofTrace(
    reference: string,
    first: number,
    caller: Identity,
  ): Promise<Result<readonly TracedDelivery[], Refusal>> {
    const owner = ownerOf(caller);
    if (!owner.ok || !owner.value.all) return refuse('FORBIDDEN', 'This is for operations staff.');
    if (!REFERENCE.test(reference))
      return refuseField('reference', 'must be 32 of the digits 0 to 9 and a to f');
    if (first < 1 || first > MOST_OF_TRACE) return refuseField('first', `1 to ${MOST_OF_TRACE}.`);
    const told = await this.told(await this.deliveries.ofTrace(reference, first));
    const ids = [...new Set(told.map(({ delivery }) => delivery.webhookId))];
    const found = await Promise.all(ids.map(async (id) => [id, await this.webhooks.find(id)] as const));
    const webhooks = new Map(found);
    return succeed(
      told.flatMap((one) => {
        const webhook = webhooks.get(one.delivery.webhookId);
        return webhook ? [{ ...one, webhook }] : [];
      }),
    );
  }

  async told(deliveries: readonly Delivery[]): Promise<readonly ToldDelivery[]> {
    const bodies = await this.bodies.of(deliveries.map(({ eventId }) => eventId));
    return deliveries.map((delivery) => ({ delivery, request: bodies.get(delivery.eventId) ?? '' }));
  }

  /** Of the last 24 hours; of those that wait, all. */
  count(webhookId: string, state: DeliveryState): Promise<number> {
    return this.deliveries.count(webhookId, state, new Date(this.clock.now().getTime() - DAY_MS));
  }
}
