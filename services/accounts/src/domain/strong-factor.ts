import { fail, type Result, succeed } from '@lintel/kernel';

/** A key that a device or a password manager keeps for its owner; here is only what checks it. */
export interface Passkey {
  /** The credential's, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** How often the device says it was used; 0 for ever with those that do not count. */
  readonly counter: number;
  /** How the device is reached, as it said itself. */
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** An app that shows a code of six digits every half minute. */
export interface Authenticator {
  /** The secret it shares with us, sealed. */
  readonly sealed: string;
  readonly addedAt: Date;
  /** The half minute whose code was accepted last; it and all before are used. */
  readonly lastStep: number;
}

/** With what an account's owner proves who they are, beside the password. */
export interface StrongFactors {
  readonly accountId: string;
  /** Counted up by the store, once a write. */
  readonly version: number;
  readonly passkeys: readonly Passkey[];
  readonly authenticator: Authenticator | null;
  /** A secret that was shown and has yet to be proved by a code. */
  readonly begun: { readonly sealed: string; readonly expiresAt: Date } | null;
  /** Marks of those that are left. */
  readonly recoveryCodes: readonly string[];
  /** Null without any, and for those of before it was kept. */
  readonly recoveryCodesMadeAt: Date | null;
  /** Challenges that were answered, until they expire: each is good once. */
  readonly answered: readonly { readonly id: string; readonly expiresAt: Date }[];
  /** Wrong codes since the last right one. */
  readonly wrongCodes: { readonly count: number; readonly lastAt: Date } | null;
}

export type FactorKind = 'passkey' | 'authenticator' | 'recovery-code';
export type FactorFailure = 'no-passkey' | 'answered-before' | 'counter-went-back';

export const mostPasskeys = 20;
/** How long a shown secret waits for its first code. Milliseconds. */
export const beginningLasts = 15 * 60_000;
/** Wrong codes without a delay. */
const FREE_GUESSES = 5;
const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 15 * 60_000;

export const noFactors = (accountId: string): StrongFactors => ({
  accountId,
  version: 0,
  passkeys: [],
  authenticator: null,
  begun: null,
  recoveryCodes: [],
  recoveryCodesMadeAt: null,
  answered: [],
  wrongCodes: null,
});

const changed = (factors: StrongFactors, change: Partial<StrongFactors>): StrongFactors => ({
  ...factors,
  ...change,
});

/** Recovery codes alone are none: they stand in for one that was lost. */
export const hasFactor = ({ passkeys, authenticator }: StrongFactors): boolean =>
  passkeys.length > 0 || authenticator !== null;

export const kindsOf = (factors: StrongFactors): readonly FactorKind[] => [
  ...(factors.passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(factors.authenticator ? (['authenticator'] as const) : []),
  ...(hasFactor(factors) && factors.recoveryCodes.length > 0 ? (['recovery-code'] as const) : []),
];

export const findPasskey = (factors: StrongFactors, id: string): Passkey | undefined =>
  factors.passkeys.find((passkey) => passkey.id === id);

/** A challenge that is answered now; null when it was before. */
export function answer(
  factors: StrongFactors,
  challenge: { readonly id: string; readonly expiresAt: Date },
  now: Date,
): StrongFactors | null {
  const open = factors.answered.filter(({ expiresAt }) => expiresAt > now);
  if (open.some(({ id }) => id === challenge.id)) return null;
  return changed(factors, { answered: [...open, challenge] });
}

export const addPasskey = (factors: StrongFactors, passkey: Passkey): StrongFactors =>
  changed(factors, { passkeys: [...factors.passkeys, passkey] });

const withPasskey = (factors: StrongFactors, id: string, change: Partial<Passkey>): StrongFactors =>
  changed(factors, {
    passkeys: factors.passkeys.map((passkey) => (passkey.id === id ? { ...passkey, ...change } : passkey)),
  });

/** Null when there is no such passkey. */
export const renamePasskey = (factors: StrongFactors, id: string, name: string): StrongFactors | null =>
  findPasskey(factors, id) ? withPasskey(factors, id, { name }) : null;

/** A device that counts, and counts backwards, is a copy of another. */
export function usePasskey(
  factors: StrongFactors,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  now: Date,
): Result<StrongFactors, FactorFailure> {
  const passkey = findPasskey(factors, id);
  if (!passkey) return fail('no-passkey');
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) return fail('counter-went-back');
  return succeed({ ...withPasskey(factors, id, { counter, lastUsedAt: now }), wrongCodes: null });
}

/** Without a factor there is nothing that recovery codes could stand in for. */
const settled = (factors: StrongFactors): StrongFactors =>
  hasFactor(factors) ? factors : { ...withoutCodes(factors), wrongCodes: null };

const withoutCodes = (factors: StrongFactors): StrongFactors =>
  changed(factors, { recoveryCodes: [], recoveryCodesMadeAt: null });

export const removePasskey = (factors: StrongFactors, id: string): StrongFactors | null =>
  findPasskey(factors, id)
    ? settled(changed(factors, { passkeys: factors.passkeys.filter((passkey) => passkey.id !== id) }))
    : null;

export const beginAuthenticator = (factors: StrongFactors, sealed: string, now: Date): StrongFactors =>
  changed(factors, { begun: { sealed, expiresAt: new Date(now.getTime() + beginningLasts) } });

/** The secret that was shown takes the place of one that was there. */
export const addAuthenticator = (
  factors: StrongFactors,
  { sealed, step }: { readonly sealed: string; readonly step: number },
  now: Date,
): StrongFactors =>
  changed(factors, {
    authenticator: { sealed, addedAt: now, lastStep: step },
    begun: null,
    wrongCodes: null,
  });

export const removeAuthenticator = (factors: StrongFactors): StrongFactors | null =>
  factors.authenticator ? settled(changed(factors, { authenticator: null })) : null;

/** A code of the app; null when it or a later one was used before. */
export const useStep = (factors: StrongFactors, step: number): StrongFactors | null =>
  factors.authenticator && step > factors.authenticator.lastStep
    ? changed(factors, { authenticator: { ...factors.authenticator, lastStep: step }, wrongCodes: null })
    : null;

export const setRecoveryCodes = (
  factors: StrongFactors,
  marks: readonly string[],
  now: Date,
): StrongFactors => changed(factors, { recoveryCodes: marks, recoveryCodesMadeAt: now });

/** Without what was added from then on, which may be somebody else's. Null when there is nothing of it. */
export function withoutAddedSince(factors: StrongFactors, since: Date): StrongFactors | null {
  const passkeys = factors.passkeys.filter(({ createdAt }) => createdAt < since);
  const { authenticator, recoveryCodes, recoveryCodesMadeAt: madeAt } = factors;
  const app = authenticator && authenticator.addedAt < since ? authenticator : null;
  const codesStay = recoveryCodes.length === 0 || (madeAt !== null && madeAt < since);
  if (passkeys.length === factors.passkeys.length && app === authenticator && codesStay && !factors.begun)
    return null;
  const kept = changed(factors, { passkeys, authenticator: app, begun: null });
  return settled(codesStay ? kept : withoutCodes(kept));
}

/** Null when it is none, or was used. */
export const useRecoveryCode = (factors: StrongFactors, mark: string): StrongFactors | null =>
  hasFactor(factors) && factors.recoveryCodes.includes(mark)
    ? changed(factors, {
        recoveryCodes: factors.recoveryCodes.filter((kept) => kept !== mark),
        wrongCodes: null,
      })
    : null;

export const countWrongCode = (factors: StrongFactors, now: Date): StrongFactors =>
  changed(factors, { wrongCodes: { count: (factors.wrongCodes?.count ?? 0) + 1, lastAt: now } });

/** How long the next code has to wait: it grows with each wrong one, and never past a quarter of an hour. Milliseconds. */
export function codeDelay({ wrongCodes }: StrongFactors, now: Date): number {
  if (!wrongCodes || wrongCodes.count < FREE_GUESSES) return 0;
  const delay = Math.min(FIRST_DELAY * 2 ** (wrongCodes.count - FREE_GUESSES), LONGEST_DELAY);
  return Math.max(0, wrongCodes.lastAt.getTime() + delay - now.getTime());
}
