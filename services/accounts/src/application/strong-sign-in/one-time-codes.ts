import { randomInt } from 'node:crypto';
import type { Brand, SealKey } from '@lintel/service-kit';
import { Secret, TOTP } from 'otpauth';
import type { StrongFactors } from '../../domain/strong-factor.js';

const PERIOD_MS = 30_000;
/** Clocks of phones differ: the code before and the one after are good as well. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without what looks alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

export interface AuthenticatorSecret {
  /** Base32, to be typed into an app. */
  readonly secret: string;
  /** `otpauth://`, to be shown as a QR code. */
  readonly uri: string;
}

/** Codes of authenticator apps (RFC 6238) and those that are kept on paper. */
export class OneTimeCodes {
  constructor(
    private readonly key: SealKey,
    private readonly brand: Pick<Brand, 'name'>,
  ) {}

  newSecret(label: string): AuthenticatorSecret {
    const secret = new Secret({ size: 20 });
    return { secret: secret.base32, uri: new TOTP({ issuer: this.brand.name, label, secret }).toString() };
  }

  seal(secret: string, accountId: string): string {
    return this.key.seal(secret, accountId);
  }

  /** The half minute that a code belongs to; null when it is no code of this secret just now. */
  stepOf(sealed: string, accountId: string, code: string, now: Date): number | null {
    const secret = this.key.open(sealed, accountId);
    if (secret === null) return null;
    const timestamp = now.getTime();
    const delta = TOTP.validate({
      token: code,
      secret: Secret.fromBase32(secret),
      timestamp,
      window: WINDOW,
    });
    return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta;
  }

  /** To be shown once, and what is kept of them. */
  newRecoveryCodes(accountId: string): { readonly codes: readonly string[]; readonly marks: string[] } {
    const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
    return { codes, marks: codes.map((code) => this.markOf(code, accountId)) };
  }

  markOf(code: string, accountId: string): string {
    return this.key.mark(plain(code), accountId);
  }
}

/** As it is compared: people type blanks, hyphens and capitals. */
export const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

export const looksLikeAppCode = (code: string): boolean => /^\d{6}$/.test(plain(code));

/** New recovery codes where the account is about to get its first factor. */
export const wantsRecoveryCodes = ({ passkeys, authenticator }: StrongFactors): boolean =>
  passkeys.length === 0 && authenticator === null;
