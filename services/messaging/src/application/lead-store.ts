import { token } from '@lintel/platform/port';
import type { Lead } from '../domain/lead.js';
import type { LeadSource } from '../domain/lead-source.js';
import type { Place } from './list-place.js';

export const LEAD_SOURCE_STORE = token<LeadSourceStore>('LeadSourceStore');
export const LEAD_STORE = token<LeadStore>('LeadStore');

export interface LeadSourceStore {
  /**
   * Writes what `decide` makes of a source, again if another write came between; null: nothing is written. Resolves with the ids of the leads that have
   * yet to be made anew because of it, also from before a crash.
   */
  change(id: string, decide: (before: LeadSource | null) => LeadSource | null): Promise<readonly string[]>;
  find(id: string): Promise<LeadSource | null>;
  /** Its leads have been made anew. */
  settled(id: string, leads: readonly string[]): Promise<void>;
  ofLead(leadId: string): Promise<readonly LeadSource[]>;
  idsOfAccount(accountId: string): Promise<readonly string[]>;
  /** The conversations among them. */
  conversationsAbout(listingId: number): Promise<readonly string[]>;
  /** Forgets the remains of those that were erased before then. */
  forgetErased(before: Date): Promise<void>;
}

export interface LeadsWanted {
  readonly first: number;
  readonly after?: Place | null | undefined;
  /** Each is a prefix of a word. */
  readonly words?: readonly string[] | undefined;
}

export interface LeadPage {
  readonly total: number;
  readonly leads: readonly Lead[];
  /** For the next page's `after`; null on the last. */
  readonly next: string | null;
}

export interface LeadStore {
  find(id: string): Promise<Lead | null>;
  /** The one most recently in touch first. */
  ofAgency(agencyId: string, wanted: LeadsWanted): Promise<LeadPage>;
  /** Writes what `make` resolves with, which is null for no lead, again if another write came between. */
  renew(id: string, make: () => Promise<Lead | null>): Promise<void>;
}
