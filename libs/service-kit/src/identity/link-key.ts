import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { fail, type Result, succeed } from '@lintel/kernel';
import { errors, jwtVerify } from 'jose';

/** What the link of an e-mail says to the page it leads to. */
export interface Link {
  /** Such as `confirm` or `newsletter-unsubscribe`; a link for one is no good for another. */
  readonly purpose: string;
  /** Whom or what it is about: an id, never an address. */
  readonly subject: string;
  /** Tells one request from the next, so that whoever keeps it can make the link good once. */
  readonly request: string;
  /** Null: for ever. */
  readonly expiresAt: Date | null;
}

export type LinkFailure = 'invalid' | 'expired';

/**
 * Signs what links in e-mails carry. Any service with the installation's secret can make the same link from the same ids, so that none of them needs to
 * be stored or sent through an event.
 */
export class LinkKey {
  /** Made once: of bytes, Node would make it anew for each link. */
  private readonly key: KeyObject;

  /** @param identitySecret the installation's; a key of its own is derived from it (RFC 5869). */
  constructor(identitySecret: string) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', identitySecret, '', 'lintel links', 32)));
  }

  /** HS256 (RFC 7515) by Node itself: each e-mail has such a link, and a queue of WebCrypto's for each of them costs ten times the hash. */
  async sign({ purpose, subject, request, expiresAt }: Link): Promise<string> {
    const exp = expiresAt && Math.floor(expiresAt.getTime() / 1000);
    const claims = { aud: audienceOf(purpose), sub: subject, jti: request, ...(exp !== null && { exp }) };
    const signed = `${HEADER}.${base64url(claims)}`;
    return `${signed}.${createHmac('sha256', this.key).update(signed).digest('base64url')}`;
  }

  async verify(
    token: string,
    { purpose, now }: { readonly purpose: string; readonly now: Date },
  ): Promise<Result<Omit<Link, 'purpose'>, LinkFailure>> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        audience: audienceOf(purpose),
        currentDate: now,
        requiredClaims: ['sub', 'jti'],
      });
      const expiresAt = payload.exp === undefined ? null : new Date(payload.exp * 1000);
      return succeed({ subject: payload.sub!, request: payload.jti!, expiresAt });
    } catch (error) {
      return fail(error instanceof errors.JWTExpired ? 'expired' : 'invalid');
    }
  }
}

const base64url = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
const HEADER = base64url({ alg: 'HS256' });

const audienceOf = (purpose: string): string => `lintel-link:${purpose}`;
