import type { Person } from '../domain/person.js';

/** What is known of accounts: a projection of `lintel.account`. */
export interface PersonStore {
  find(id: string): Promise<Person | null>;
  findMany(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** Accounts whose address it is or is to become, unconfirmed ones included; limited in number. */
  idsOf(address: string): Promise<readonly string[]>;
  /** Its agents. */
  ofAgency(agencyId: string): Promise<readonly Person[]>;
  /** False, and nothing written, when another event was heard since `before`. */
  save(before: Person | null, after: Person): Promise<boolean>;
  /** Notes that an address takes no mail, for whoever has it now. */
  markBounced(address: string, at: Date, reason: string): Promise<void>;
  clearBounce(id: string): Promise<void>;
  hasBounced(address: string): Promise<boolean>;
  /** The former address has been told. */
  forgetFormer(id: string, event: string): Promise<void>;
  /** Forgets former addresses that were given up before then and could not be told. */
  forgetFormersBefore(before: Date): Promise<void>;
}

/** Which e-mails an account wants. */
export interface EmailPreferences {
  readonly savedHomeChanges: boolean;
}

export const defaultPreferences: EmailPreferences = { savedHomeChanges: true };

export interface PreferenceStore {
  find(accountId: string): Promise<EmailPreferences>;
  save(accountId: string, preferences: EmailPreferences, at: Date): Promise<void>;
  erase(accountId: string): Promise<void>;
}
