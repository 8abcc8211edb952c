import type { PublicView } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { Delivery, DeliveryState } from '../../domain/delivery.js';

/** An event as webhooks are sent it, kept once for all of them. */
export interface Message {
  readonly eventId: string;
  readonly position: number;
  readonly event: PublicView;
}

export interface PlaceInDeliveries {
  readonly at: Date;
  readonly id: string;
}

export interface DeliveryStore {
  /** Keeps each unless it is there already; the messages first. */
  add(messages: readonly Message[], deliveries: readonly Delivery[], now: Date): Promise<void>;
  find(id: string): Promise<Delivery | null>;
  messages(eventIds: readonly string[]): Promise<ReadonlyMap<string, Message>>;
  /** The newest first, after a place. */
  page(
    webhookId: string,
    options: {
      readonly state?: DeliveryState | undefined;
      readonly first: number;
      readonly after: PlaceInDeliveries | null;
    },
  ): Promise<readonly Delivery[]>;
  /** Of what came of one request, the first to be made first. */
  ofTrace(correlation: string, first: number): Promise<readonly Delivery[]>;
  /** Those that were settled since then; of those that wait, all. */
  count(webhookId: string, state: DeliveryState, since: Date): Promise<number>;
  /** Makes one wait anew. */
  again(id: string, now: Date): Promise<void>;
  /** The same for those made in a range of time that failed, or all, the oldest `most`; says how many. */
  rangeAgain(
    webhookId: string,
    range: { readonly from: Date; readonly to: Date; readonly all: boolean; readonly most: number },
    now: Date,
  ): Promise<number>;
  removeOf(webhookId: string): Promise<void>;
  /** Those made before then; and ends what waits for webhooks that are not served any more. */
  forget(before: Date, now: Date): Promise<void>;
}

export const DELIVERY_STORE = token<DeliveryStore>('DeliveryStore');
