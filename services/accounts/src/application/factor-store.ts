import type { StrongSignInChange } from '@lintel/contracts';
import { token } from '@lintel/platform/port';
import type { StrongFactors } from '../domain/strong-factor.js';

/** What a change makes of an account's factors, and what its owner is to hear of it. */
export interface DecidedFactors {
  readonly factors: StrongFactors;
  readonly told?: readonly StrongSignInChange[];
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
