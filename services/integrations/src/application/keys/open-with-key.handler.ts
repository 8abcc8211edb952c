import type { ApiScope } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { opens } from '../../domain/api-key.js';
import type { KeyStore } from './key-store.js';
import { hashOf } from './secrets.js';

/** For whom a program acts, and what it may do. */
export interface KeyHolder {
  readonly keyId: string;
  readonly agencyId: string | null;
  readonly scopes: readonly ApiScope[];
}

const NOTED_EACH_MS = 60_000;

/** Says whose a secret is; for the gateway alone. That it was used is noted once a minute. */
export class OpenWithKeyHandler {
  constructor(
    private readonly keys: KeyStore,
    private readonly clock: Clock,
  ) {}

  /** Null for a secret that lets nobody in. */
  async handle(secret: string): Promise<KeyHolder | null> {
    const now = this.clock.now();
    const hash = hashOf(secret);
    const key = await this.keys.findByHash(hash);
    if (!key || !opens(key, hash, now)) return null;
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= NOTED_EACH_MS)
      await this.keys.used(key.id, now);
    return { keyId: key.id, agencyId: key.agencyId, scopes: key.scopes };
  }
}
