import type { Subscription } from '../domain/subscription.js';

/** Where subscriptions are kept. Each write stores the subscription and its event in one; the event is composed by the store. */
export interface SubscriptionStore {
  find(id: string): Promise<Subscription | null>;
  findByAddress(address: string): Promise<Subscription | null>;
  /** False, and nothing written, when the address has one already. */
  insert(subscription: Subscription): Promise<boolean>;
  /** False, and nothing written, when the stored version is no longer `before`'s. */
  replace(before: Subscription, after: Subscription): Promise<boolean>;
  /** Notes whose address it is, before the account leaves it: it ends with the account all the same. */
  keepFor(accountId: string, address: string): Promise<void>;
  /** Those of addresses that an account had before. */
  ofAccount(accountId: string): Promise<readonly Subscription[]>;
  /** Removes what was asked for before then and never confirmed; how many. */
  forgetPending(requestedBefore: Date): Promise<number>;
}
