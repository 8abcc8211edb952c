import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type Acts,
  confirmedLately,
  type Identity,
  readInput,
  type Refusal,
  refuse,
  refuseField,
  refuseInput,
  type SealKey,
} from '@lintel/service-kit';
import type { Webhook } from '../../domain/webhook.js';
import type { StreamStore } from '../stream/stream-store.js';
import type { DeliveryStore } from './delivery-store.js';
import {
  type WebhookChangeInput,
  webhookChangeSchema,
  type WebhookInput,
  webhookInputSchema,
} from './webhook-input.js';
import { knownWebhook, ownerOf } from './webhook-owner.js';
import { makeWebhookSecret } from './webhook-secrets.js';
import type { WebhookSender } from './webhook-sender.js';
import type { WebhookChange, WebhookStore } from './webhook-store.js';

/** Of one agency, or of the portal. */
export const mostWebhooks = 1000;
const MOST_SHOWN = 1000;
const LONGEST_TEXT = 300;
const LONGEST_OVERLAP_HOURS = 24 * 30;
const HOUR_MS = 3_600_000;

export interface WebhooksSought {
  readonly q: string;
  readonly failing: boolean;
  readonly first: number;
}

export interface ToldWebhook {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** Makes, changes and removes webhooks: an agency's owners and keys those of the agency, the portal's keys the portal's, operations staff all. */
export class ManageWebhooksHandler {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly deliveries: DeliveryStore,
    private readonly stream: StreamStore,
    private readonly sender: WebhookSender,
    private readonly seal: SealKey,
    private readonly acts: Acts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async shown(
    { q, failing, first }: WebhooksSought,
    caller: Identity,
  ): Promise<Result<readonly Webhook[], Refusal>> {
    const owner = ownerOf(caller);
    if (!owner.ok) return owner;
    if (first < 1 || first > MOST_SHOWN) return refuseField('first', `must be 1 to ${MOST_SHOWN}`);
    const text = q.trim();
    if (text.length > LONGEST_TEXT) return refuseField('q', `must have at most ${LONGEST_TEXT} characters`);
    const { all, agencyId } = owner.value;
    const which = { ...(!all && { agencyId }), ...(text !== '' && { text }), failing };
    return succeed(await this.webhooks.shown(which, first));
  }

  async one(id: string, caller: Identity): Promise<Result<Webhook, Refusal>> {
    return knownWebhook(this.webhooks, id, caller);
  }

  async create(input: WebhookInput, caller: Identity): Promise<Result<ToldWebhook, Refusal>> {
    const now = this.clock.now();
    const owner = ownerOf(caller);
    if (!owner.ok) return owner;
    const confirmed = confirmedLately(caller, now);
    if (!confirmed.ok) return confirmed;
    const read = readInput(webhookInputSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { url, description, eventTypes, filter, ordered, agency } = read.value;
    if (agency && !owner.value.all && agency !== owner.value.agencyId)
      return refuse('FORBIDDEN', 'A webhook is for your own agency.');
    const refusal = await this.sender.refusalOf(url);
    if (refusal) return refuseField('input.url', refusal);
    const id = this.ids.next();
    const { secret, sealed } = makeWebhookSecret(id, this.seal);
    const { last } = await this.stream.bounds();
    const webhook: Webhook = {
      ...{ id, url, description: description || null, eventTypes, filter: filter ?? null },
      ...{ ordered: ordered ?? false, agencyId: owner.value.all ? (agency ?? null) : owner.value.agencyId },
      ...{ createdAt: now, from: last, secret: sealed, previous: null, disabled: null },
      ...{ failingSince: null, lastFailure: null, lastDeliveredAt: null },
    };
    await this.#record('webhook.created', webhook, { host: new URL(url).host, types: eventTypes.join(' ') });
    return (await this.webhooks.insert(webhook, mostWebhooks))
      ? succeed({ webhook, secret })
      : refuse('CONFLICT', `There are ${mostWebhooks} webhooks already. Remove one that is not used.`);
  }

  async update(id: string, input: WebhookChangeInput, caller: Identity): Promise<Result<Webhook, Refusal>> {
    const now = this.clock.now();
    const known = await knownWebhook(this.webhooks, id, caller);
    if (!known.ok) return known;
    const confirmed = confirmedLately(caller, now);
    if (!confirmed.ok) return confirmed;
    const read = readInput(webhookChangeSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { url, description, eventTypes, filter, ordered, enabled } = read.value;
    const moved = url && url !== known.value.url ? url : undefined;
    const refusal = moved && (await this.sender.refusalOf(moved));
    if (refusal) return refuseField('input.url', refusal);
    const wakes = enabled === true && known.value.disabled !== null;
    const sleeps = enabled === false && known.value.disabled === null;
    const change: WebhookChange = {
      ...(moved && { url: moved }),
      ...(description !== undefined && { description: description || null }),
      ...(eventTypes && { eventTypes }),
      ...(filter !== undefined && { filter }),
      ...(typeof ordered === 'boolean' && { ordered }),
      ...(wakes && { disabled: null, from: (await this.stream.bounds()).last }),
    };
    await this.#record('webhook.changed', known.value, {
      ...(moved && { host: new URL(moved).host }),
      ...(eventTypes && { types: eventTypes.join(' ') }),
      ...(typeof enabled === 'boolean' && { enabled }),
    });
    if (sleeps) await this.webhooks.disable(id, 'byHand', now);
    const webhook = await this.webhooks.change(id, change);
    return webhook ? succeed(webhook) : refuse('NOT_FOUND', 'There is no such webhook.');
  }

  async remove(id: string, caller: Identity): Promise<Result<true, Refusal>> {
    const known = await knownWebhook(this.webhooks, id, caller);
    if (!known.ok) return known;
    await this.#record('webhook.removed', known.value, {});
    await this.webhooks.remove(id);
    await this.deliveries.removeOf(id);
    return succeed(true);
  }

  async rotate(id: string, overlapHours: number, caller: Identity): Promise<Result<ToldWebhook, Refusal>> {
    const now = this.clock.now();
    if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > LONGEST_OVERLAP_HOURS)
      return refuseField('overlapHours', `Between 0 and ${LONGEST_OVERLAP_HOURS} hours.`);
    const known = await knownWebhook(this.webhooks, id, caller);
    if (!known.ok) return known;
    const confirmed = confirmedLately(caller, now);
    if (!confirmed.ok) return confirmed;
    const { secret, sealed } = makeWebhookSecret(id, this.seal);
    const previous = {
      secret: known.value.secret,
      until: new Date(now.getTime() + overlapHours * HOUR_MS),
    };
    await this.#record('webhook.secret-rotated', known.value, { overlapHours });
    return (await this.webhooks.replaceSecret(id, sealed, previous))
      ? succeed({ webhook: { ...known.value, secret: sealed, previous }, secret })
      : refuse('CONFLICT', 'Somebody has changed this webhook meanwhile.');
  }

  #record(act: string, webhook: Webhook, values: Readonly<Record<string, string | number | boolean>>) {
    const { id: subjectId, agencyId } = webhook;
    return this.acts.record({ act, subjectType: 'webhook', subjectId, agencyId, values });
  }
}
