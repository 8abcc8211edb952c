import type { AccountState } from '@lintel/contracts';

/** As much of an account as conversations need. */
export interface KnownAccount {
  readonly id: string;
  /** The sequence of the last event heard. */
  readonly version: number;
  readonly name: string;
  /** In lower case; null while it is not confirmed, and once the account is closed. */
  readonly email: string | null;
  /** Addresses confirmed earlier, with which forms may have been filled in without signing in; absent where there were none. */
  readonly formerEmails?: readonly string[];
  /** The agency whose agent it is. */
  readonly agencyId: string | null;
  readonly closed: boolean;
}

export const knownAccount = (state: AccountState, sequence: number): KnownAccount => ({
  id: state.id,
  version: sequence,
  name: state.name,
  email: state.confirmed ? state.email.toLowerCase() : null,
  agencyId: state.role === 'agent' ? state.agencyId : null,
  closed: false,
});

/** What is left of a closed account: the id, so that late events bring nothing back. */
export const closedAccount = (id: string, sequence: number): KnownAccount => ({
  id,
  version: sequence,
  name: '',
  email: null,
  formerEmails: [],
  agencyId: null,
  closed: true,
});
