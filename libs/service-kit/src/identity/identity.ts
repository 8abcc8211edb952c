import { accountRoles, type AgencyRole, agencyRoles } from '@lintel/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export const roles = accountRoles;
export type Role = (typeof roles)[number];

/** Who a request comes from, as the gateway established it. Null stands for a visitor without an account. */
export interface Identity {
  /** The account's id. */
  readonly subject: string;
  readonly role: Role;
  /** The agency an agent belongs to. */
  readonly agencyId?: string;
  /** What the agent may do for it. Absent in tokens of programs, and in those from before there were such roles. */
  readonly agencyRole?: AgencyRole;
  /** When the agency was registered, in seconds since 1970; absent in tokens of programs. What its people may do in a day grows with its age. */
  readonly agencySince?: number;
  /** The session it came with; programs with a token of their own have none. */
  readonly sessionId?: string;
  /**
   * When whoever is signed in last proved who they are, with a factor where the account has one, in seconds since 1970. Absent when it is too long ago to
   * matter; `confirmedLately` reads it.
   */
  readonly confirmedAt?: number;
  /** The account needs a passkey or a code that this session has not seen: it can add or show one, and is a visitor's anywhere else. */
  readonly limited?: true;
  /** A program that came with a key: it does what the key's scopes open, for the agency or the portal, and makes no keys. */
  readonly key?: true;
  /** The account's version that a token of a session was made of: what changed since is not in it. */
  readonly accountVersion?: number;
}

/** An agent, who belongs to an agency. */
export type AgencyIdentity = Identity & { readonly agencyId: string };

const claims = z.object({
  sub: z.string().min(1).max(200),
  role: z.enum(roles),
  agencyId: z.string().min(1).max(100).optional(),
  agencyRole: z.enum(agencyRoles).optional(),
  agencySince: z.number().int().positive().optional(),
  sessionId: z.string().min(1).max(100).optional(),
  confirmedAt: z.number().int().positive().optional(),
  limited: z.literal(true).optional(),
  key: z.literal(true).optional(),
  accountVersion: z.int().positive().optional(),
});

/** Where the signed identity travels between the gateway and a service. */
export const identityHeader = 'x-lintel-identity';

const ALGORITHM = 'HS256';

/**
 * What the gateway says of who asks is too old by this machine's clock: asked again, another replica may tell. To take whoever asks for a visitor instead would
 * tell people who are signed in to sign in.
 */
export class StaleIdentity extends Error {
  override readonly name = 'StaleIdentity';
  /** HTTP's: nothing was done. */
  readonly statusCode = 503;

  constructor() {
    super('The signed identity has expired: the clocks of this machine and of the gateway may differ.');
  }
}

/** Signs identities and verifies them with one shared secret; an identity is good for a minute unless said otherwise. */
export class IdentityKey {
  private readonly key: Uint8Array;

  constructor(secret: string) {
    if (secret.length < 32) throw new Error('LINTEL_IDENTITY_SECRET: at least 32 characters are needed');
    this.key = new TextEncoder().encode(secret);
  }

  sign(
    identity: Identity,
    options: { readonly now: Date; readonly audience: string; readonly seconds?: number },
  ) {
    const issuedAt = Math.floor(options.now.getTime() / 1000);
    const { role, agencyId, agencyRole, agencySince } = identity;
    const { sessionId, confirmedAt, limited, key, accountVersion } = identity;
    const ofSession = { sessionId, confirmedAt, limited, key, accountVersion };
    return new SignJWT({ role, agencyId, agencyRole, agencySince, ...ofSession })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(identity.subject)
      .setAudience(options.audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + (options.seconds ?? 60))
      .sign(this.key);
  }

  /** Null when the token is missing, expired, meant for another audience, or not signed with this key. */
  async verify(token: string | undefined, options: Verifying): Promise<Identity | null> {
    try {
      return await this.verifyFresh(token, options);
    } catch {
      return null;
    }
  }

  /** As `verify`, for what the gateway has just signed. @throws StaleIdentity when it has expired */
  async verifyFresh(token: string | undefined, options: Verifying): Promise<Identity | null> {
    if (!token) return null;
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        audience: options.audience,
        currentDate: options.now,
      });
      const { sub, role, agencyId, agencyRole, agencySince, ...ofSession } = claims.parse(payload);
      const { sessionId, confirmedAt, limited, key, accountVersion } = ofSession;
      return {
        subject: sub,
        role,
        ...(agencyId ? { agencyId } : {}),
        ...(agencyRole ? { agencyRole } : {}),
        ...(agencySince ? { agencySince } : {}),
        ...(sessionId ? { sessionId } : {}),
        ...(confirmedAt ? { confirmedAt } : {}),
        ...(limited ? { limited } : {}),
        ...(key ? { key } : {}),
        ...(accountVersion ? { accountVersion } : {}),
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new StaleIdentity();
      return null;
    }
  }
}

interface Verifying {
  readonly now: Date;
  readonly audience: string;
}

/** The gateway speaks to services. */
export const serviceAudience = 'lintel-services';
/** Programs speak to the gateway with `Authorization: Bearer`. */
export const apiAudience = 'lintel-api';
/** The gateway keeps it in a cookie of the browser for some minutes. */
export const sessionAudience = 'lintel-session';
