import { token } from '@lintel/platform/port';
import type { DisabledReason, Webhook } from '../../domain/webhook.js';

/** What people change of a webhook. */
export type WebhookChange = Partial<
  Pick<Webhook, 'url' | 'description' | 'eventTypes' | 'filter' | 'ordered' | 'disabled' | 'from'>
>;

export interface ShownWebhooks {
  /** Only those that this agency has, or the portal for null. */
  readonly agencyId?: string | null;
  /** Part of the address, the description or the agency. */
  readonly text?: string;
  /** Only those whose last attempt failed, and that are still told. */
  readonly failing?: boolean;
}

export interface WebhookStore {
  /** False when its owner has as many already. */
  insert(webhook: Webhook, most: number): Promise<boolean>;
  find(id: string): Promise<Webhook | null>;
  /** The newest first. */
  shown(which: ShownWebhooks, first: number): Promise<readonly Webhook[]>;
  /** Null when it is not there any more. */
  change(id: string, change: WebhookChange): Promise<Webhook | null>;
  /** False when it has another secret than `before` by now. */
  replaceSecret(id: string, secret: string, before: { secret: string; until: Date }): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** False when it was disabled already. */
  disable(id: string, reason: DisabledReason, at: Date): Promise<boolean>;
}

export const WEBHOOK_STORE = token<WebhookStore>('WebhookStore');
