import { token } from '@lintel/platform/port';

/** Keeps passwords as hashes that are dear to compute. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Costs the same without a hash, and then says no. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export const PASSWORDS = token<Passwords>('Passwords');
