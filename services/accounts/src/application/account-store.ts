import type { Result } from '@lintel/kernel';
import { token } from '@lintel/platform/port';
import type { Account } from '../domain/account.js';
import type { Agency } from '../domain/agency.js';
import type { DashboardVisit } from '../domain/dashboard-visit.js';
import type { Proof, Session } from '../domain/session.js';

/** Another account has the address. */
export type EmailTaken = 'email-taken';

export interface AccountStore {
  find(id: string): Promise<Account | null>;
  findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  findByEmail(email: string): Promise<Account | null>;
  /** Those of an e-mail address or id, or with the text in their names; none that is closed. */
  sought(text: string, first: number): Promise<readonly Account[]>;
  /** Those that are marked as such and not closed. */
  demonstrations(): Promise<readonly Account[]>;
  insert(account: Account): Promise<Result<Account, EmailTaken>>;
  /**
   * Writes what `decide` makes of the account, with its events, again if another write came between. Null from `decide`, or no such account:
   * nothing is written and null comes back.
   * @param read the account as it was read a moment ago, to be decided on first
   */
  change(
    id: string,
    decide: (account: Account) => Account | null,
    read?: Account,
  ): Promise<Result<Account | null, EmailTaken>>;
}

/** In which state agencies are looked for: `waiting` and `held` have something to be approved, the held not before they have answered. */
export const agencyStates = ['waiting', 'held', 'suspended', 'approved'] as const;

export interface AgencySought {
  /** An id, or part of the name or of the one that is asked for; any where empty. */
  readonly q: string;
  readonly state: (typeof agencyStates)[number] | null;
  readonly first: number;
}

export interface AgencyStore {
  find(id: string): Promise<Agency | null>;
  /** Writes it unless it is there. */
  insert(agency: Agency): Promise<void>;
  /** As for accounts. */
  change(id: string, decide: (agency: Agency) => Agency | null): Promise<Agency | null>;
  /** New agencies and new names that wait for approval and are not on hold, the longest waiting first. */
  pending(first: number): Promise<readonly Agency[]>;
  /** By name. */
  sought(sought: AgencySought): Promise<readonly Agency[]>;
  /** The name of an approved agency whose name counts by now and that `name` is too like. */
  goingBy(name: string, exceptAgency: string, now: Date): Promise<string | null>;
  /** Makes agencies that an earlier version stored findable by their names; how many those were. */
  giveLikenesses(): Promise<number>;
  /** The one that sent the invitation, expired or not. */
  byInvitation(invitationId: string): Promise<Agency | null>;
  /** Those that invited the address, however long ago. */
  inviting(email: string): Promise<readonly Agency[]>;
  /** Those with accounts that have yet to follow, or with invitations that have expired; by pages ascending by id. */
  toTidy(now: Date, after: string, first: number): Promise<readonly Agency[]>;
}

export interface VisitStore {
  find(accountId: string): Promise<DashboardVisit | null>;
  /** False, and nothing written, when somebody looked since `before`. */
  save(before: DashboardVisit | null, after: DashboardVisit): Promise<boolean>;
  erase(accountId: string): Promise<void>;
}

/** Access tokens that are no longer good, those of one session or of an account's earlier versions. */
export type Revocation = { readonly accountId: string } & (
  { readonly sessionId: string } | { readonly fromVersion: number }
);

export interface SessionStore {
  /** Null for one that has ended. */
  find(id: string): Promise<Session | null>;
  /** Those that go on, the last used first. */
  ofAccount(accountId: string): Promise<readonly Session[]>;
  insert(session: Session): Promise<void>;
  /** False when the session's secret is no longer that of `before`. */
  rotate(before: Session, after: Session): Promise<boolean>;
  /** Its owner proved who they are once more. */
  confirm(accountId: string, id: string, proof: Proof, now: Date): Promise<void>;
  /** With its event, which every gateway hears. */
  end(accountId: string, id: string): Promise<void>;
  /** All of an account but `except`, and those that are being opened just now, with the account's event. */
  endAll(accountId: string, except?: string): Promise<void>;
  /** What gateways may have missed since then: of an account as a whole, and of single sessions. */
  revokedSince(since: Date): Promise<readonly Revocation[]>;
  /** Forgets those that have expired or ended, and what a closing that broke off, or a sign-in beside it, left of a closed account. */
  tidy(now: Date): Promise<void>;
}

export const ACCOUNT_STORE = token<AccountStore>('AccountStore');
export const AGENCY_STORE = token<AgencyStore>('AgencyStore');
export const SESSION_STORE = token<SessionStore>('SessionStore');
export const VISIT_STORE = token<VisitStore>('VisitStore');
