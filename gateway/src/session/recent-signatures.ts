import type { Clock } from '@lintel/kernel';
import type { Identity, IdentityKey } from '@lintel/service-kit';
import { Recent } from '../pages/recent.js';

/** Far below the minute that a signed identity is good for, so that a service has the rest of it. */
const SIGNED = { seconds: 5, most: 10_000 };
/** So much longer than it says is a token taken. Whether it was revoked is asked each time, elsewhere. */
const VERIFIED = { seconds: 2, most: 10_000 };

/**
 * The key, for many requests of the same callers: a page asks a dozen questions at once, and to verify who asks twice and sign it costs about as much as
 * the question. What does not verify is not kept.
 */
export class RecentSignatures implements Pick<IdentityKey, 'sign' | 'verify'> {
  readonly #signed: Recent<string>;
  readonly #verified: Recent<Identity>;

  constructor(
    private readonly key: IdentityKey,
    clock: Clock,
  ) {
    this.#signed = new Recent(SIGNED, clock);
    this.#verified = new Recent(VERIFIED, clock);
  }

  async sign(identity: Identity, options: Parameters<IdentityKey['sign']>[1]): Promise<string> {
    const { audience, seconds } = options;
    const known = await this.#signed.get(JSON.stringify([audience, seconds, identity]), () =>
      this.key.sign(identity, options),
    );
    return known ?? this.key.sign(identity, options);
  }

  verify(token: string | undefined, options: Parameters<IdentityKey['verify']>[1]): Promise<Identity | null> {
    if (!token) return Promise.resolve(null);
    return this.#verified.get(`${options.audience} ${token}`, () => this.key.verify(token, options));
  }
}
