import { createHash } from 'node:crypto';
import { type ApiScope, isApiKey } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { apiAudience, type Identity, type IdentityKey } from '@lintel/service-kit';
import { GraphQLError, parse } from 'graphql';
import { Recent } from '../pages/recent.js';
import { askUpstream, type Upstream } from '../upstream.js';

/** Whoever comes with `Authorization: Bearer`. */
export interface Program {
  readonly identity: Identity;
  /** What a key may do; undefined for a token that this installation signed, which may do all that its identity may. */
  readonly scopes?: readonly ApiScope[];
}

interface KeyHolder {
  readonly keyId: string;
  readonly agencyId: string | null;
  readonly scopes: readonly ApiScope[];
}

const keyHolder = parse('query ($secret: String!) { keyHolder(secret: $secret) { keyId agencyId scopes } }');

/** How long a key is taken for what it was, so that a busy program costs one question: a revoked one lets nobody in after that. */
const KEPT = { seconds: 2, most: 10_000 };

/** Says who programs are. */
export class Programs {
  readonly #holders: Recent<{ readonly holder: KeyHolder | null }>;

  constructor(
    private readonly identityKey: Pick<IdentityKey, 'verify'>,
    /** Absent where it is not part of the installation: then no key lets anybody in. */
    private readonly integrations: Upstream | undefined,
    private readonly clock: Clock,
  ) {
    this.#holders = new Recent(KEPT, clock);
  }

  /** Null where the header holds nothing that lets anybody in. @throws GraphQLError while keys cannot be looked up. */
  async identify(header: string): Promise<Program | null> {
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    if (!token) return null;
    if (isApiKey(token)) return this.#withKey(token);
    const identity = await this.identityKey.verify(token, { now: this.clock.now(), audience: apiAudience });
    return identity && { identity };
  }

  async #withKey(secret: string): Promise<Program | null> {
    const known = await this.#holders.get(createHash('sha256').update(secret).digest('hex'), async () => {
      if (!this.integrations) return { holder: null };
      const asked = askUpstream<{ keyHolder: KeyHolder | null }>(this.integrations, keyHolder, { secret });
      return asked.then(
        (data) => ({ holder: data.keyHolder }),
        () => null,
      );
    });
    if (!known)
      throw new GraphQLError('Keys cannot be looked up just now. Please try again.', {
        extensions: { code: 'UNAVAILABLE' },
      });
    return known.holder && programOf(known.holder);
  }
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
