import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Webhook } from '../../domain/webhook.js';
import type { WebhookStore } from './webhook-store.js';

/** Whose webhooks a caller has to do with. */
export interface WebhookOwner {
  /** Operations staff: everybody's. */
  readonly all: boolean;
  /** Null: the portal's. */
  readonly agencyId: string | null;
}

/** An agency's owners and keys, the portal's keys, and operations staff. The gateway has looked at a key's scopes. */
export function ownerOf(caller: Identity): Result<WebhookOwner, Refusal> {
  const { role, key, agencyId = null, agencyRole } = caller;
  if (key) return succeed({ all: false, agencyId });
  if (role === 'operations') return succeed({ all: true, agencyId: null });
  return role === 'agent' && agencyId !== null && agencyRole === 'owner'
    ? succeed({ all: false, agencyId })
    : refuse('FORBIDDEN', 'Webhooks are for the owners of an agency.');
}

/** One of the caller's. */
export async function knownWebhook(
  webhooks: WebhookStore,
  id: string,
  caller: Identity,
): Promise<Result<Webhook, Refusal>> {
  const owner = ownerOf(caller);
  if (!owner.ok) return owner;
  const webhook = await webhooks.find(id);
  return webhook && (owner.value.all || webhook.agencyId === owner.value.agencyId)
    ? succeed(webhook)
    : refuse('NOT_FOUND', 'There is no such webhook.');
}
