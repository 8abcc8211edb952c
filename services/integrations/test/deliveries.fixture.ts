import { type CloudEvent, topicOf } from '@lintel/contracts';
import type { Documents } from '@lintel/platform/documents';
import type { Identity, RunningService } from '@lintel/service-kit';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach } from '@jest/globals';
import { HttpSender } from '../src/adapters/http/http-sender.js';
import { WEBHOOK_SENDER } from '../src/application/webhooks/webhook-sender.js';
import { integrationsConfigSchema, startIntegrations } from '../src/index.js';
import { composing } from './events.fixture.js';
import { type Answering, startTarget } from './webhook-target.fixture.js';

/** Of the examples of viewings. */
export const agencyId = '01935f4e-7c00-7000-8000-000000000003';
export const owner: Identity = { subject: 'owner', role: 'agent', agencyId, agencyRole: 'owner' };

/** Integrations, started for each case, with what cases do and look at. Each call of `openDocuments` opens the same ones. */
export function deliveryFixture(openDocuments: (harness: Harness) => Promise<Documents>) {
  let harness: Harness;
  let service: RunningService;
  let readers = 0;
  const start = async () => {
    const running = await startIntegrations({
      ...harness,
      documents: await openDocuments(harness),
      config: integrationsConfigSchema.parse({
        LINTEL_WEBHOOKS_LOOPBACK: '1',
        LINTEL_PUBLIC_URL: 'https://lintel.example',
      }),
    });
    harness.onDispose(() => running.stop());
    return running;
  };
  beforeEach(async () => {
    harness = await startHarness();
    // As it runs, but for the fifteen seconds.
    harness.override(WEBHOOK_SENDER, new HttpSender({ loopback: true, limitMs: 1000 }));
    service = await start();
  });
  afterEach(() => harness.dispose());

  const ask = async (document: string, variables: object = {}, as: Identity = owner) => {
    const { data, errors } = await harness.ask<any>(service, document, { variables: variables as never, as });
    if (errors) throw new Error(errors[0]!.message);
    return data;
  };
  async function target(answer?: Answering) {
    const server = await startTarget(answer);
    harness.onDispose(() => server.close());
    return server;
  }
  const types = ['lintel.listing.published.v1', 'lintel.listing.updated.v1', 'lintel.viewing.confirmed.v1'];
  const webhook = async (url: string, input: object = {}, as: Identity = owner) =>
    (
      await ask(
        'mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
        { input: { url, eventTypes: types, ...input } },
        as,
      )
    ).createWebhook as { secret: string; webhook: { id: string } };
  const shown = async (id: string) =>
    (
      await ask(
        `query ($id: ID!) { webhook(id: $id) { enabled disabledReason delivered failed waiting lastFailure lastDeliveredAt } }`,
        { id },
      )
    ).webhook;
  const deliveriesOf = async (id: string, state?: string) =>
    (
      await ask(
        `query ($id: ID!, $state: WebhookDeliveryState) { webhookDeliveries(webhook: $id, state: $state) { next deliveries {
        id eventId type state nextAttemptAt request attempts { status error answer } } } }`,
        { id, state },
      )
    ).webhookDeliveries.deliveries;

  const compose = composing(() => harness);
  /** Resolves when all who may be told have been, as far as they are due. */
  async function tell(...events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) await harness.bus.publish(topicOf(event), [event]);
    await harness.bus.drain();
    await service.drain();
  }
  /** What a topic has. */
  async function heard(topic: string): Promise<readonly CloudEvent[]> {
    await service.drain();
    const events: CloudEvent[] = [];
    const reader = await harness.bus.subscribe({
      ...{ consumer: `reader-${++readers}`, topic, from: 'beginning' },
      handle: async (received) => void events.push(...received),
    });
    await harness.bus.drain();
    await reader.stop();
    return events;
  }
  const published = (id: number, change: object = {}) =>
    compose('lintel.listing.published.v1', String(id), 1, { id, ...change });
  const later = async (seconds: number) => {
    harness.clock.advance({ seconds });
    await service.drain();
  };

  return {
    get harness() {
      return harness;
    },
    get service() {
      return service;
    },
    ...{ start, ask, target, webhook, shown, deliveriesOf, compose, tell, heard, published, later },
  };
}
