import { token } from '@lintel/platform/port';

/** Keeps passwords as hashes that are costly to compute. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, and then says no. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export const PASSWORDS = token<Passwords>('Passwords');
