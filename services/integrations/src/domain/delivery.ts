/** One event for one webhook. */
export interface Delivery {
  /** Of the webhook and the event: the same event makes the same delivery, however often it is read. */
  readonly id: string;
  readonly webhookId: string;
  /** Also the `webhook-id`. */
  readonly eventId: string;
  readonly type: string;
  /** Where the event stands in the stream; of a test, where the stream ended. */
  readonly position: number;
  /** Of the request that the event came of, for operations staff alone; null where that is not known. */
  readonly correlation: string | null;
  readonly state: DeliveryState;
  readonly createdAt: Date;
  /** When it is tried next; null once it is settled. */
  readonly dueAt: Date | null;
  /** How often it was tried since it was made, or asked for again. */
  readonly tries: number;
  readonly settledAt: Date | null;
  /** The last `mostAttempts`, the oldest first. */
  readonly attempts: readonly Attempt[];
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export interface Attempt {
  readonly at: Date;
  readonly durationMs: number;
  /** Of HTTP; null where there was none. */
  readonly status: number | null;
  /** Null where it was taken. */
  readonly error: string | null;
  /** How the answer begins. */
  readonly answer: string | null;
}

export const mostAttempts = 20;

export const deliveryId = (webhookId: string, eventId: string): string => `${webhookId}.${eventId}`;

export const deliveryOf = (
  webhookId: string,
  { eventId, type, position, correlation }: Pick<Delivery, 'eventId' | 'type' | 'position' | 'correlation'>,
  now: Date,
): Delivery => ({
  id: deliveryId(webhookId, eventId),
  ...{ webhookId, eventId, type, position, correlation, state: 'waiting', tries: 0, attempts: [] },
  ...{ createdAt: now, dueAt: now, settledAt: null },
});
