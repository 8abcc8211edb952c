import type { EmailFacts, EmailTemplate } from '../domain/email.js';

/** One e-mail that has to reach one recipient, once. It says who and why by ids; what it says is made when it is sent. */
export interface Delivery {
  /** Event, template and recipient: the same event makes the same delivery, however often it is read. */
  readonly key: string;
  readonly email: EmailFacts;
  /** The account's id; the subscription's for the newsletter; the invitation's; `<viewing or conversation>:<side>` for whoever has no account that we know of. */
  readonly recipient: string;
  /** When the event happened that it tells of. */
  readonly occurredAt: Date;
  readonly state: DeliveryState;
  readonly queuedAt: Date;
  /** When it left `queued`. */
  readonly settledAt: Date | null;
  /** Why it failed or was dropped. */
  readonly reason: string | null;
  /** Whether the mail server said that the address takes nothing. */
  readonly bounced: boolean;
  /** The event that called for it; missing in what was kept before it was told. */
  readonly asked?: { readonly type: string; readonly subject: string };
  /** Of what set it off, the trace's id: missing where that is not known. */
  readonly correlation?: string;
  /** A keyed hash of the address that it went to last, for those who look for it; null until one is known, and once it is erased. */
  readonly addressed: string | null;
  /** The last `maxAttempts`, the oldest first. */
  readonly attempts: readonly EmailAttempt[];
  /** Of one that failed, the kind of error. */
  readonly cause: string | null;
}

export interface EmailAttempt {
  readonly began: Date;
  readonly ended: Date;
  /** What the mail server said, or why it was not asked; without the address. */
  readonly answer: string;
  readonly taken: boolean;
}

export const maxAttempts = 30;

export const deliveryStates = ['queued', 'sent', 'failed', 'dropped'] as const;
/** `failed` for good; `dropped` has become pointless before it was sent. */
export type DeliveryState = (typeof deliveryStates)[number];

export interface Settlement {
  readonly state: Exclude<DeliveryState, 'queued'>;
  readonly at: Date;
  readonly reason?: string;
  readonly bounced?: boolean;
  readonly attempt?: EmailAttempt;
  readonly cause?: string;
}

/** A worker's lease of a delivery, for one attempt. */
export interface Claim {
  readonly now: Date;
  readonly until: Date;
  /** Where the e-mail goes, by a keyed hash: noted with the claim, before it is sent, so that one that a mail server keeps waiting is found too. */
  readonly addressed?: string;
}

/** What is asked of one delivery may be asked together with what is asked of others at the same time. */
export interface DeliveryStore {
  /** Keeps each delivery unless there is one of its key, and answers with those that are kept. */
  record(deliveries: readonly Delivery[]): Promise<Delivery[]>;
  find(key: string): Promise<Delivery | null>;
  /**
   * Leases a delivery to a worker for one attempt: null when there is nothing to send, `takenUntil` when another worker holds it, in this process or another: a
   * queue that lost its jobs may be given one again that is under way, and a worker may have died holding a lease.
   */
  claim(key: string, claim: Claim): Promise<'claimed' | null | { readonly takenUntil: Date }>;
  /** Gives a claim back after an attempt that failed. */
  release(key: string, attempt: EmailAttempt): Promise<void>;
  settle(key: string, settlement: Settlement): Promise<void>;
  /** Makes one that failed wait anew; null when it has not failed. */
  requeue(key: string): Promise<Delivery | null>;
  /** Those queued before then and not settled, ascending by key, after `after`. */
  unsettled(
    queuedBefore: Date,
    page: { readonly after?: string; readonly first: number },
  ): Promise<Delivery[]>;
  /** Those of a recipient that are not settled. */
  queuedOf(recipient: string): Promise<Delivery[]>;
  /** All of a recipient, the last first. */
  allOf(recipient: string): Promise<Delivery[]>;
  /** Whether the same template was called for later for the same recipient. */
  hasNewer(delivery: Delivery): Promise<boolean>;
  /** Whether an e-mail to this recipient bounced. */
  hasBounced(recipient: string): Promise<boolean>;
  /** The last queued first, after the cursor `after`. */
  page(
    options: DeliveryFilter & { readonly first: number; readonly after?: PlaceInPages },
  ): Promise<Delivery[]>;
  count(filter: DeliveryFilter): Promise<number>;
  /** The templates of those in a state, or of all. */
  templates(state?: DeliveryState): Promise<readonly EmailTemplate[]>;
  /** Forgets that e-mails went to any of these addresses, by their hashes. */
  forgetAddressed(addressed: readonly string[]): Promise<void>;
  /** Forgets where those went that were queued before then. */
  forgetAddressedBefore(before: Date): Promise<void>;
  /** Some that were queued before then. */
  queuedBefore(before: Date, first: number): Promise<Delivery[]>;
  erase(keys: readonly string[]): Promise<void>;
}

/** Fields left out do not filter. */
export interface DeliveryFilter {
  readonly state?: DeliveryState;
  readonly template?: EmailTemplate;
  readonly cause?: string;
  readonly key?: string;
  /** By a keyed hash of an address. */
  readonly addressed?: string;
  /** To any of them, where no address was known yet. */
  readonly unaddressedTo?: readonly string[];
  readonly recipient?: string;
  readonly correlation?: string;
  /** Queued then or later. */
  readonly since?: Date;
}

export interface PlaceInPages {
  readonly queuedAt: Date;
  readonly key: string;
}
