export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed';

/** Somebody's wish for the newsletter. Once unsubscribed it stays so, without its address; the same address may begin a new one. */
export interface Subscription {
  readonly id: string;
  /** Null once unsubscribed: it is erased. */
  readonly address: string | null;
  readonly state: SubscriptionState;
  /** When it was asked for last, and a confirmation was sent. */
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
  readonly version: number;
}

/** Between two confirmations to one address. */
export const resendAfterMs = 3_600_000;
/** How long the link in a confirmation works. */
export const confirmWithinDays = 7;
/** Days after which a request that nobody confirmed is forgotten, with its address. */
export const forgetAfterDays = 30;

export const requestSubscription = (id: string, address: string, now: Date): Subscription => ({
  id,
  address,
  state: 'pending',
  requestedAt: now,
  confirmedAt: null,
  unsubscribedAt: null,
  version: 1,
});

/** What a further request for the same address changes: nothing when it is confirmed, or was asked for a moment ago. */
export const requestAgain = (subscription: Subscription, now: Date): Subscription | null =>
  subscription.state === 'pending' && now.getTime() - subscription.requestedAt.getTime() >= resendAfterMs
    ? { ...subscription, requestedAt: now, version: subscription.version + 1 }
    : null;

/** What a confirmation changes: nothing unless it waits for one. */
export const confirmSubscription = (subscription: Subscription, now: Date): Subscription | null =>
  subscription.state === 'pending'
    ? { ...subscription, state: 'confirmed', confirmedAt: now, version: subscription.version + 1 }
    : null;

/** What unsubscribing changes: nothing the second time. */
export const endSubscription = (subscription: Subscription, now: Date): Subscription | null =>
  subscription.state === 'unsubscribed'
    ? null
    : {
        ...subscription,
        state: 'unsubscribed',
        address: null,
        unsubscribedAt: now,
        version: subscription.version + 1,
      };

/** The event that a change makes. */
export const eventOf = ({ state }: Subscription) =>
  (
    ({
      pending: 'lintel.newsletter.subscription-requested.v1',
      confirmed: 'lintel.newsletter.subscription-confirmed.v1',
      unsubscribed: 'lintel.newsletter.unsubscribed.v1',
    }) as const
  )[state];
