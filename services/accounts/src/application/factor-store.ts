import type { StrongSignInChange } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { StrongFactors } from '../domain/strong-factor.js';

/** What a change makes of an account's factors, and what its owner is to hear of it. */
export interface DecidedFactors {
  readonly factors: StrongFactors;
  readonly told?: readonly StrongSignInChange[];
  /** What the owner is told of it, kept in the same write until they have been. */
  readonly notices?: readonly FactorNotice[];
}

export interface FactorNotice {
  readonly change: StrongSignInChange;
  /** Of the link that comes with it. */
  readonly request: string;
}

export interface FactorStore {
  /** Those of the account; none, when it has none. */
  find(accountId: string): Promise<StrongFactors>;
  /**
   * Writes what `decide` makes of the factors, with its events, again if another write came between: so a code or a challenge is used once,
   * whoever else tries. Null from `decide`: nothing is written and null comes back.
   */
  change(
    accountId: string,
    decide: (factors: StrongFactors) => DecidedFactors | null,
  ): Promise<StrongFactors | null>;
  erase(accountId: string): Promise<void>;
}

export const FACTOR_STORE = token<FactorStore>('FactorStore');

/** Where factors are kept, with what their owners have yet to be told. */
export interface FactorBook extends FactorStore {
  untold(
    writtenBefore: Date,
    first: number,
  ): Promise<readonly { readonly accountId: string; readonly notices: readonly FactorNotice[] }[]>;
  markTold(accountId: string, notices: readonly FactorNotice[]): Promise<void>;
}
