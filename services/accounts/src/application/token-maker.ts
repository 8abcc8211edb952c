import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import { type Identity, type IdentityKey, sessionAudience } from '@lintel/service-kit';
import type { Account } from '../domain/account.js';
import { type Session, sessionLifetimes } from '../domain/session.js';
import type { Standing, StrongSignInPolicy } from './strong-sign-in/strong-sign-in-policy.js';

/** What a browser needs to stay signed in. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  /** Null when another request of the same browser has just received it. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: Date;
  /** What the browser shows when it signs in again; absent when a session is renewed. */
  readonly knownDevice?: string;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const identityOf = (
  { id, version, role, agencyId, agencyRole }: Account,
  sessionId: string,
  { limited, confirmedAt, agencySince }: Standing,
): Identity => ({
  subject: id,
  sessionId,
  accountVersion: version,
  ...(confirmedAt ? { confirmedAt: secondsOf(confirmedAt) } : {}),
  ...(limited
    ? { role: 'user', limited }
    : {
        role,
        ...(agencyId ? { agencyId } : {}),
        ...(agencyRole && role === 'agent' ? { agencyRole } : {}),
        ...(agencyId && agencySince ? { agencySince: secondsOf(agencySince) } : {}),
      }),
});

/** Makes and reads tokens. A refresh token is the session's id and a secret of which only the hash is kept. */
export class TokenMaker {
  constructor(
    private readonly key: IdentityKey,
    private readonly policy: Pick<StrongSignInPolicy, 'standing'>,
    private readonly clock: Clock,
  ) {}

  secret(): { readonly text: string; readonly hash: string } {
    const text = randomBytes(32).toString('base64url');
    return { text, hash: hashOf(text) };
  }

  /** @param confirmedAt when its owner proved who they are as well as the account can; looked up unless known */
  async of(
    account: Account,
    session: Session,
    secret: string | null,
    confirmedAt?: Date,
  ): Promise<SessionTokens> {
    const now = this.clock.now();
    const seconds = sessionLifetimes.accessSeconds;
    const standing = await this.policy.standing(account, session, confirmedAt);
    const identity = identityOf(account, session.id, standing);
    return {
      accessToken: await this.key.sign(identity, { now, audience: sessionAudience, seconds }),
      accessExpiresAt: new Date(now.getTime() + seconds * 1000),
      refreshToken: secret && `${session.id}.${secret}`,
      refreshExpiresAt: session.expiresAt,
    };
  }

  /** Null for what no token of ours looks like. */
  read(refreshToken: string): { readonly sessionId: string; readonly secretHash: string } | null {
    const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(refreshToken) ?? [];
    return sessionId && secret ? { sessionId, secretHash: hashOf(secret) } : null;
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
