import { createHmac, randomBytes } from 'node:crypto';
import type { Cache } from '@lintel/platform/cache';

const TWO_DAYS = 2 * 86_400;
const LOCK = { ttlMs: 5000, waitMs: 5000 };

/**
 * Turns who somebody is into a pseudonym, which can be told apart for a day and never traced back: the key is random, shared by all replicas, kept in the
 * cache alone and gone two days later.
 */
export class DailyKey {
  private known: { readonly date: string; readonly key: string } | undefined;

  constructor(private readonly cache: Cache) {}

  async pseudonym(who: string, date: string): Promise<string> {
    return createHmac('sha256', await this.of(date))
      .update(who)
      .digest('base64url');
  }

  private async of(date: string): Promise<string> {
    if (this.known?.date === date) return this.known.key;
    const key = await this.shared(`listing-views:key:${date}`);
    this.known = { date, key };
    return key;
  }

  private async shared(name: string): Promise<string> {
    const kept = await this.cache.get<string>(name);
    if (kept) return kept;
    const made = await this.cache.withLock(name, LOCK, async () => {
      const theirs = await this.cache.get<string>(name);
      if (theirs) return theirs;
      const ours = randomBytes(32).toString('base64url');
      await this.cache.set(name, ours, { ttlSeconds: TWO_DAYS });
      return ours;
    });
    if (made.ok) return made.value;
    throw new Error('the key of the day is being made elsewhere, and takes too long');
  }
}
