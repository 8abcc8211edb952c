import { token } from '@lintel/platform/port';
import type { Attempt, Delivery } from '../../domain/delivery.js';
import type { Webhook } from '../../domain/webhook.js';

/** A webhook for which something is due. */
export interface Waiting {
  readonly webhook: Webhook;
  /** How often something was added for it, when it was looked at. */
  readonly wakes: number;
  /** Whether its last attempt failed, or took long. */
  readonly slow: boolean;
}

/** One webhook, served by one worker at a time for as long as its claim lasts. */
export interface Turn extends Waiting {
  readonly claim: string;
}

/** What the attempts of a turn say of the webhook. */
export interface Health extends Pick<Webhook, 'failingSince' | 'lastFailure' | 'lastDeliveredAt'> {
  readonly slow: boolean;
}

export interface WebhookGauges {
  readonly waiting: number;
  readonly failing_endpoints: number;
  readonly oldest_due_seconds: number;
}

/** Who is served next. A worker that dies is waited for until its claim ends. */
export interface TurnStore {
  /** Those that have been due the longest and that nobody serves, without those of some agencies. */
  waiting(
    lane: { readonly slow: boolean; readonly without: readonly (string | null)[] },
    now: Date,
    most: number,
  ): Promise<readonly Waiting[]>;
  /** Those of them that nobody else has claimed meanwhile. */
  claim(
    waiting: readonly Waiting[],
    claim: { readonly by: string; readonly now: Date; readonly until: Date },
  ): Promise<readonly Turn[]>;
  /** What is to be sent to it now; of an ordered one what stands before all that is not due yet, in order. */
  due(webhook: Webhook, now: Date, most: number): Promise<readonly Delivery[]>;
  tried(
    delivery: Delivery,
    next: Pick<Delivery, 'state' | 'tries' | 'dueAt'>,
    attempt: Attempt,
    now: Date,
  ): Promise<void>;
  /** Ends all that waits for it as failed. */
  giveUp(webhookId: string, now: Date): Promise<void>;
  /** Gives it back until the next of its deliveries is due, or at once when something was added meanwhile. */
  release(turn: Turn, health: Health | null): Promise<void>;
  gauges(now: Date): Promise<WebhookGauges>;
}

export const TURN_STORE = token<TurnStore>('TurnStore');
