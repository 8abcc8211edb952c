import { token } from '@lintel/platform/port';
import type { Submission } from '@lintel/service-kit';
import type { KnownAccount } from '../domain/known-account.js';
import type { ListingFacts } from '../domain/conversation.js';

/** A listing as far as it is known: of one that was removed before its facts were heard, only that. */
export type KnownListing = { readonly id: number; readonly version: number } & (
  | { readonly removed: true; readonly facts: ListingFacts | null }
  | { readonly removed: false; readonly facts: ListingFacts }
);

/** The accounts that events told of. */
export interface AccountBook {
  find(id: string): Promise<KnownAccount | null>;
  byEmail(email: string): Promise<KnownAccount | null>;
  /** The accounts of an agency's agents. */
  agentsOf(agencyId: string): Promise<readonly string[]>;
  /** Keeps what is newer than what is known. */
  keep(account: KnownAccount): Promise<void>;
}

/** The listings that events told of. */
export const LISTING_BOOK = token<ListingBook>('ListingBook');
export const ACCOUNT_BOOK = token<AccountBook>('AccountBook');
export const SENDING_BOOK = token<SendingBook>('SendingBook');

export interface ListingBook {
  find(id: number): Promise<KnownListing | null>;
  findMany(ids: readonly number[]): Promise<ReadonlyMap<number, KnownListing>>;
  /** The listings of an agency whose contact has this address. */
  ofContact(agencyId: string, email: string): Promise<readonly number[]>;
  /** Takes the contact who has this address off listings, until those name another. */
  forgetContact(email: string): Promise<void>;
  /** Keeps of each what is newer than what is known. */
  keep(listings: readonly KnownListing[]): Promise<void>;
}

/** A form that was sent, so that sending it again does nothing twice. */
export interface Sending extends Submission {
  readonly messageId: string;
  readonly at: Date;
}

export interface SendingBook {
  find(key: string): Promise<Sending | null>;
  /** Keeps it unless the key is taken; resolves with the one that is kept. */
  keep(sending: Sending): Promise<Sending>;
  deleteBefore(at: Date): Promise<void>;
}
