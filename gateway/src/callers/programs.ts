import { createHash } from 'node:crypto';
import { type ApiScope, isApiKey } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { apiAudience, type Identity, type IdentityKey } from '@lintel/service-kit';
import { GraphQLError, parse } from 'graphql';
import { askUpstream, type Upstream } from '../upstream.js';
import { type KeyHolder, KeyLookups, TooManyKeys } from './key-lookups.js';

/** Whoever comes with `Authorization: Bearer`. */
export interface Program {
  readonly identity: Identity;
  /** What a key may do; undefined for a token that this installation signed, which may do all that its identity may. */
  readonly scopes?: readonly ApiScope[];
}

const keyHolder = parse('query ($secret: String!) { keyHolder(secret: $secret) { keyId agencyId scopes } }');

/** Says who programs are. */
export class Programs {
  readonly #lookups: KeyLookups;

  constructor(
    private readonly identityKey: Pick<IdentityKey, 'verify'>,
    /** Absent where it is not part of the installation: then no key lets anybody in. */
    private readonly integrations: Upstream | undefined,
    private readonly clock: Clock,
  ) {
    this.#lookups = new KeyLookups(clock);
  }

  /**
   * Null where the header holds nothing that lets anybody in.
   *
   * @param network where a request comes from that has just come, for its limit of keys; without it a key is not looked up that nobody is known to have
   * @throws GraphQLError while keys cannot be looked up, `TooManyKeys` where the network has shown too many
   */
  async identify(header: string, network?: string): Promise<Program | null> {
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (!token) return null;
    if (isApiKey(token)) return this.#withKey(token, network);
    const identity = await this.identityKey.verify(token, { now: this.clock.now(), audience: apiAudience });
    return identity && { identity };
  }

  async #withKey(secret: string, network: string | undefined): Promise<Program | null> {
    const { integrations } = this;
    if (!integrations) return null;
    const key = createHash('sha256').update(secret).digest('hex');
    try {
      const holder = await this.#lookups.holderOf(key, network, () => holderOf(integrations, secret));
      return holder && programOf(holder);
    } catch (error) {
      if (error instanceof TooManyKeys) throw error;
      throw new GraphQLError('Keys cannot be looked up just now. Please try again.', {
        extensions: { code: 'UNAVAILABLE' },
      });
    }
  }
}

async function holderOf(integrations: Upstream, secret: string): Promise<KeyHolder | null> {
  const data = await askUpstream<{ keyHolder: KeyHolder | null }>(integrations, keyHolder, { secret });
  return data.keyHolder;
}

/** One of the whole portal is nobody's in particular: services see that it is a key, and of which agency it is not. */
const programOf = ({ keyId, agencyId, scopes }: KeyHolder): Program => ({
  identity: {
    subject: `key:${keyId}`,
    key: true,
    ...(agencyId === null ? { role: 'user' } : { role: 'agent', agencyId }),
  },
  scopes,
});
