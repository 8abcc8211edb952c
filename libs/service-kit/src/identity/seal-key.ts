import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals small secrets that have to be read again, and marks those that need not be: a copy of the documents alone gives neither away. Another
 * installation's secret opens nothing.
 */
export class SealKey {
  private readonly sealing: Uint8Array;
  private readonly marking: Uint8Array;

  /** @param identitySecret the installation's; keys of their own are derived from it (RFC 5869). */
  constructor(identitySecret: string) {
    this.sealing = new Uint8Array(hkdfSync('sha256', identitySecret, '', 'lintel seals', 32));
    this.marking = new Uint8Array(hkdfSync('sha256', identitySecret, '', 'lintel marks', 32));
  }

  /** @param about whom it belongs to: what is sealed for one opens for nobody else. */
  seal(text: string, about: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.sealing, iv, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(about),
    );
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null when it was sealed with another key, for somebody else, or changed since. */
  open(sealed: string, about: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const cipher = createDecipheriv(CIPHER, this.sealing, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
      return text.toString('utf8');
    } catch {
      return null;
    }
  }

  /** The same for the same text; the text cannot be read from it. */
  mark(text: string, about: string): string {
    return createHmac('sha256', this.marking).update(`${about}\n${text}`).digest('base64url');
  }
}
