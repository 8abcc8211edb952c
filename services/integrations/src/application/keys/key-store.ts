import { token } from '@lintel/platform/port';
import type { ApiKey } from '../../domain/api-key.js';

export interface ShownKeys {
  /** Only those that this agency has. */
  readonly agencyId?: string;
  /** Part of a name or of whose it is, or how a secret begins; of a whole secret its beginning alone. */
  readonly text?: string;
}

export interface KeyStore {
  /** False when there are as many already. */
  insert(key: ApiKey, most: number): Promise<boolean>;
  find(id: string): Promise<ApiKey | null>;
  findByHash(hash: string): Promise<ApiKey | null>;
  /** The newest first. */
  shown(which: ShownKeys, first: number): Promise<readonly ApiKey[]>;
  /** False when it has another secret than `hash` by now, or is revoked. */
  replaceSecret(key: ApiKey, hash: string): Promise<boolean>;
  revoke(id: string, at: Date): Promise<void>;
  used(id: string, at: Date): Promise<void>;
  /** Those that ended before then. */
  forget(before: Date): Promise<void>;
}

export const KEY_STORE = token<KeyStore>('KeyStore');
