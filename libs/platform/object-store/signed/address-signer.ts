import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import { assertContentType, assertObjectKey, type SignUploadOptions } from '../object-store.port.js';

/** What an address permits: to PUT one object. */
export interface Permit {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type Refusal = 'not signed' | 'expired';

/** Shorter secrets can be guessed. */
const MIN_SECRET_LENGTH = 16;

/** Permits as addresses, signed with HMAC-SHA256 over every part of them. */
export class AddressSigner {
  readonly #base: string;
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(publicUrl: string, secret: string, clock: Clock) {
    if (!/^https?:$/.test(new URL(publicUrl).protocol))
      throw new Error(`publicUrl must begin with http: or https:, not ${publicUrl}`);
    if (secret.length < MIN_SECRET_LENGTH)
      throw new Error(`the secret for signed addresses needs at least ${MIN_SECRET_LENGTH} characters`);
    this.#base = publicUrl.replace(/\/+$/, '');
    this.#secret = secret;
    this.#clock = clock;
  }

  /** Throws `InvalidObjectKey`, `InvalidContentType` or a RangeError. */
  signUpload(key: string, { contentType, maxBytes, expiresInSeconds }: SignUploadOptions): string {
    assertObjectKey(key);
    assertContentType(contentType);
    if (!Number.isSafeInteger(maxBytes) || maxBytes < 0)
      throw new RangeError(`maxBytes must be a whole number from 0, not ${maxBytes}`);
    if (!(expiresInSeconds > 0))
      throw new RangeError(`expiresInSeconds must be above 0, not ${expiresInSeconds}`);
    const expiresAt = this.#clock.now().getTime() + Math.round(expiresInSeconds * 1000);
    const query = new URLSearchParams({
      expires: String(expiresAt),
      type: contentType,
      max: String(maxBytes),
      signature: this.#signatureOf({ key, contentType, maxBytes, expiresAt }),
    });
    return `${this.#base}/${key}?${query}`;
  }

  /** What the address permits, or why it permits nothing. */
  verify(url: URL): (Permit & { readonly signature: string }) | Refusal {
    const { pathname } = new URL(this.#base);
    const base = `${pathname.replace(/\/$/, '')}/`;
    if (!url.pathname.startsWith(base)) return 'not signed';
    const query = url.searchParams;
    const permit: Permit = {
      key: url.pathname.slice(base.length),
      contentType: query.get('type') ?? '',
      maxBytes: Number(query.get('max') ?? 0),
      expiresAt: Number(query.get('expires') ?? 0),
    };
    const signature = query.get('signature') ?? '';
    if (!sameText(signature, this.#signatureOf(permit))) return 'not signed';
    return permit.expiresAt > this.#clock.now().getTime() ? { ...permit, signature } : 'expired';
  }

  #signatureOf({ key, contentType, maxBytes, expiresAt }: Permit): string {
    return createHmac('sha256', this.#secret)
      .update(['PUT', key, contentType, maxBytes, expiresAt].join('\n'))
      .digest('base64url');
  }
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
