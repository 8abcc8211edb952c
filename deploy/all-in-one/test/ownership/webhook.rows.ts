import type { Scene } from './ownership-scene.js';
import { noId, type OwnershipRow, type Variables } from './row.js';

/** Where nobody listens. */
export const webhookInput =
  '{ url: "http://127.0.0.1:9/", eventTypes: ["lintel.listing.published.v1"], description: "A feed" }';

async function webhook(scene: Scene): Promise<Variables> {
  const { createWebhook } = await scene.ask(
    'agent',
    `mutation { createWebhook(input: ${webhookInput}) { webhook { id } } }`,
  );
  return { id: createWebhook.webhook.id as string };
}

async function delivery(scene: Scene): Promise<Variables> {
  const made = await webhook(scene);
  const { sendTestEvent } = await scene.ask(
    'agent',
    'mutation ($id: ID!) { sendTestEvent(webhook: $id) { id } }',
    made,
  );
  return { ...made, delivery: sendTestEvent.id as string };
}

const ofOwners = {
  of: "a webhook of the agent's agency",
  make: webhook,
  missing: () => [{ id: noId }],
  reachedBy: ['agent', 'operations'],
  notColleagues: true,
} as const;

const row = (operation: string, document: string): OwnershipRow => ({ operation, document, ...ofOwners });

export const webhookRows: readonly OwnershipRow[] = [
  row('Query.webhook', 'query ($id: ID!) { webhook(id: $id) { url enabled } }'),
  row('Query.webhookDeliveries', 'query ($id: ID!) { webhookDeliveries(webhook: $id) { next } }'),
  row(
    'Mutation.updateWebhook',
    'mutation ($id: ID!) { updateWebhook(id: $id, input: { description: "Another" }) { description } }',
  ),
  row(
    'Mutation.rotateWebhookSecret',
    'mutation ($id: ID!) { rotateWebhookSecret(id: $id) { webhook { enabled } } }',
  ),
  row('Mutation.sendTestEvent', 'mutation ($id: ID!) { sendTestEvent(webhook: $id) { type } }'),
  row('Mutation.deleteWebhook', 'mutation ($id: ID!) { deleteWebhook(id: $id) }'),
  {
    ...row(
      'Mutation.redeliver',
      'mutation ($id: ID!, $delivery: ID) { redeliver(webhook: $id, delivery: $delivery) { count } }',
    ),
    make: delivery,
  },
];
