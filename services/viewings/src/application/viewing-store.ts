import type { ListingAgent } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { Submission } from '@lintel/service-kit';
import type { Home } from '../domain/home.js';
import type { Person } from '../domain/person.js';
import type { AgentLabel, Viewing } from '../domain/viewing.js';
import type { Done } from '../domain/viewing-commands.js';
import type { Telling } from './audience.js';

/** `slot-taken`: another viewing of the home has this time, or one that overlaps it. */
export type Written = 'written' | 'changed-meanwhile' | 'slot-taken';

/** `repeated`: what was asked with this key has been done. `overtaken`: the account has asked to see the home once more since `asked` was read. */
export type Inserted = 'written' | 'repeated' | 'overtaken' | 'slot-taken';

/** What an account has asked of one home. */
export interface Asked {
  readonly viewings: readonly Viewing[];
  /** How many requests so far: the next one is written only if no other came between. */
  readonly times: number;
}

export interface AgencyFilter {
  readonly agencyId: string;
  readonly listingId?: number;
  /** Only of these homes. */
  readonly among?: readonly number[];
  readonly label?: AgentLabel;
  /** Dates from, and before. */
  readonly between?: readonly [Date, Date];
  readonly requestedAfter?: Date;
}

export interface AgencyPage {
  readonly sort: 'latest' | 'earliest';
  readonly first: number;
  /** The last one of the page before. */
  readonly after?: { readonly date: Date; readonly id: string };
}

export interface ViewingStore {
  find(id: string): Promise<Viewing | null>;
  /** The viewing that a request with this key made. */
  requested(key: string): Promise<{ readonly viewing: Viewing; readonly digest: string } | null>;
  /** The digest of the change of a viewing that had this key; null when none of the last had it. */
  digestOf(id: string, key: string): Promise<string | null>;
  askedBy(accountId: string, listingId: number): Promise<Asked>;
  /** Writes a new viewing with its events, unless the key has been answered already, its time is taken, or its account asked for another since. */
  insert(done: Done, telling: Telling, answer: Submission | null, asked?: Asked): Promise<Inserted>;
  /** Writes the viewing with its events, if it is still as `before` says and its time is free. */
  replace(before: Viewing, done: Done, telling: Telling, answer: Submission | null): Promise<Written>;
  /** The arranged times of a home that begin in `[from, to)`, without those of one viewing. */
  taken(listingId: number, from: Date, to: Date, except?: string): Promise<readonly Date[]>;
  /** Those of an account, and those asked for without one with its address; the latest time first, at most 500. */
  ofVisitor(accountId: string, email: string | null): Promise<readonly Viewing[]>;
  ofAgency(
    filter: AgencyFilter,
    page: AgencyPage,
  ): Promise<{ readonly total: number; readonly viewings: readonly Viewing[] }>;
  /** Those of homes that are asked for, proposed or arranged, whether or not their time has passed; by id, after one. */
  open(
    listingIds: readonly number[],
    page: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]>;
  /** The same of an agency. */
  openOf(
    agencyId: string,
    page: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]>;
  /** How many of an agency are asked for, proposed or arranged for later than that. */
  toCome(agencyId: string, after: Date): Promise<number>;
  /** Confirmed ones that begin in `[from, to)`, by id. */
  confirmed(
    from: Date,
    to: Date,
    page: { readonly after?: string; readonly first: number },
  ): Promise<readonly Viewing[]>;
  /** Those of a person that nothing has happened to since. */
  untouchedSince(instant: Date, first: number): Promise<readonly Viewing[]>;
}

export interface HomeStore {
  find(id: number): Promise<Home | null>;
  findAll(ids: readonly number[]): Promise<ReadonlyMap<number, Home>>;
  /** The homes of an agency whose contact has this address. */
  ofContact(agencyId: string, email: string): Promise<readonly number[]>;
  /** Keeps it unless a later version is known. */
  save(home: Home): Promise<void>;
  /** The home is not public any more as of that version; with its contact, if that has changed. */
  withdraw(id: number, version: number, contact?: ListingAgent): Promise<void>;
}

export interface PersonStore {
  find(id: string): Promise<Person | null>;
  /** The accounts that have confirmed this address: one at most, but for a moment. */
  withEmail(email: string): Promise<readonly string[]>;
  agentsOf(agencyId: string): Promise<readonly string[]>;
  /** Keeps it unless a later version is known. */
  save(person: Person): Promise<void>;
  /** From now on the account is known as closed; all else stays known until it is saved as such. */
  markClosed(id: string): Promise<void>;
}

export const VIEWING_STORE = token<ViewingStore>('ViewingStore');
export const HOME_STORE = token<HomeStore>('HomeStore');
export const PERSON_STORE = token<PersonStore>('PersonStore');
