import { token } from '@lintel/platform/port';

/** Who somebody is, by the accounts' events. Only estate agents are kept, and nobody who closed their account. */
export interface Colleague {
  readonly id: string;
  /** Of the account, after its last event. */
  readonly version: number;
  readonly name: string;
  /** Null while it is not confirmed. */
  readonly email: string | null;
  readonly agencyId: string | null;
}

export interface Colleagues {
  find(id: string): Promise<Colleague | null>;
  /** The one of an agency who has this confirmed address. */
  withEmail(agencyId: string, email: string): Promise<Colleague | null>;
  /** Any other one of an agency with a confirmed address. */
  besides(agencyId: string, id: string): Promise<Colleague | null>;
  /** The names of those that are known. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Unless a later version is known. */
  keep(colleague: Colleague): Promise<void>;
  /** Leaves no more than that there was somebody, so that no older event brings the name back. */
  forget(id: string, version: number): Promise<void>;
  /** The same for an account that was closed, which stays known. */
  close(id: string, version: number): Promise<void>;
  isClosed(id: string): Promise<boolean>;
}

/** What is known of an agency, by its own events. */
export interface KnownAgency {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Missing in what an older version kept. */
  readonly phone?: string;
  /** Accounts of its owners, who stand in for whoever leaves. */
  readonly owners: readonly string[];
  /** What all of its homes are for its suspension, once all were gone through; missing where they were never anything else than shown. */
  readonly homes?: 'shown' | 'hidden' | 'changing';
}

export interface Agencies {
  find(id: string): Promise<KnownAgency | null>;
  /** Unless a later version is known. */
  keep(agency: Omit<KnownAgency, 'homes'>): Promise<void>;
  keepHomes(id: string, homes: NonNullable<KnownAgency['homes']>): Promise<void>;
}

export const COLLEAGUES = token<Colleagues>('Colleagues');

export const AGENCIES = token<Agencies>('Agencies');
