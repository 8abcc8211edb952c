/** One e-mail that has to reach one recipient, once. It says who and why by ids; what it says is made when it is sent. */
export interface Delivery {
  /** Event, template and recipient: the same event makes the same delivery, however often it is read. */
  readonly key: string;
  readonly template: 'newsletter-confirmation';
  /** The subscription's id. */
  readonly recipient: string;
  /** When the event happened that it tells of. */
  readonly occurredAt: Date;
  readonly state: DeliveryState;
  readonly queuedAt: Date;
  /** When it left `queued`. */
  readonly settledAt: Date | null;
  /** Why it failed or was dropped. */
  readonly reason: string | null;
}

/** `dropped` has become pointless before it was sent. */
export type DeliveryState = 'queued' | 'sent' | 'failed' | 'dropped';

export interface DeliveryStore {
  /** Keeps a delivery unless there is one of its key, and answers with the one that is kept. */
  record(delivery: Delivery): Promise<Delivery>;
  find(key: string): Promise<Delivery | null>;
  settle(
    key: string,
    settled: {
      readonly state: Exclude<DeliveryState, 'queued'>;
      readonly at: Date;
      readonly reason?: string;
    },
  ): Promise<void>;
  /** Those queued before then and not settled, ascending by key, after `after`. */
  unsettled(
    queuedBefore: Date,
    page: { readonly after?: string; readonly first: number },
  ): Promise<Delivery[]>;
}
