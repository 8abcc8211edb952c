import { z } from 'zod';
import type { Account, Opened, SignIn } from './account-queries.js';
import {
  AddPasskeyDocument,
  BeginAuthenticatorDocument,
  BeginConfirmationDocument,
  BeginPasskeyDocument,
  ConfirmAuthenticatorDocument,
  ConfirmIdentityDocument,
  MakeRecoveryCodesDocument,
  RemoveAuthenticatorDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from './account.generated.js';
import { isApiError } from './api-error.js';
import { call, request } from './request.js';

export type Passkey = Account['strongSignIn']['passkeys'][number];

/** What has just been added, with the recovery codes that were made with it: they are shown once. */
export interface AddedFactor {
  readonly me: Account;
  readonly recoveryCodes: readonly string[];
}

const kinds = z.enum(['password', 'passkey', 'authenticator', 'recovery-code']);
export type ProofKind = z.infer<typeof kinds>;
const askedSchema = z.object({
  challenge: z.string(),
  kinds: z.array(kinds),
  passkey: z.looseObject({}).nullable(),
});
/** What a right password is answered with where the account has a passkey or an authenticator. */
export type AskedFactor = z.infer<typeof askedSchema>;

/** Of a refused `signIn`; undefined when it was refused for something else. */
export const askedFactor = (error: unknown): AskedFactor | undefined =>
  isApiError(error) && error.has('SECOND_FACTOR_NEEDED')
    ? askedSchema.safeParse(error.extensions).data
    : undefined;

/** With what an act that was refused with `CONFIRM_IDENTITY` may be confirmed; undefined when it was refused for something else. */
export const askedConfirmation = (error: unknown): readonly ProofKind[] | undefined =>
  isApiError(error) && error.has('CONFIRM_IDENTITY')
    ? (z.array(kinds).safeParse(error.extensions['kinds']).data ?? ['password'])
    : undefined;

/** Loaded when it is used: few pages need it, and none at once. */
const authenticator = () => import('@simplewebauthn/browser');

/** Whether this page can ask for passkeys: an address of numbers cannot have any. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(globalThis.location.hostname);

/** Has the browser show a passkey. @throws when its owner thinks better of it */
async function shown(options: unknown): Promise<object> {
  const { startAuthentication } = await authenticator();
  return startAuthentication({ optionsJSON: options as never });
}

export const finishSignInByCode = (challenge: string, code: string, area: SignIn['area']): Promise<Opened> =>
  call('POST', '/session', { challenge, code, area });

export const finishSignInByPasskey = async (asked: AskedFactor, area: SignIn['area']): Promise<Opened> =>
  call('POST', '/session', { challenge: asked.challenge, passkey: await shown(asked.passkey), area });

/** Without an e-mail address or a password. */
export async function signInByPasskey(area: SignIn['area']): Promise<Opened> {
  const begun = await call<{ challenge: string; options: object }>('POST', '/session/passkey/options', {});
  const passkey = await shown(begun.options);
  return call('POST', '/session', { challenge: begun.challenge, passkey, area });
}

/** Has the session say what it has proved since. */
export const renewSession = (): Promise<Opened> => call('POST', '/session/renew', {});

export async function addPasskey(name: string): Promise<AddedFactor> {
  const { challenge, options } = (await request(BeginPasskeyDocument, {})).beginPasskey;
  const { startRegistration } = await authenticator();
  const made = await startRegistration({ optionsJSON: JSON.parse(options) as never });
  const given = { challenge, response: JSON.stringify(made), name };
  return (await request(AddPasskeyDocument, given)).addPasskey;
}

export const renamePasskey = async (given: { id: string; name: string }): Promise<Account> =>
  (await request(RenamePasskeyDocument, given)).renamePasskey;

export const removePasskey = async (id: string): Promise<Account> =>
  (await request(RemovePasskeyDocument, { id })).removePasskey;

export const beginAuthenticator = async () =>
  (await request(BeginAuthenticatorDocument, {})).beginAuthenticator;

export const confirmAuthenticator = async (code: string): Promise<AddedFactor> =>
  (await request(ConfirmAuthenticatorDocument, { code })).confirmAuthenticator;

export const removeAuthenticator = async (): Promise<Account> =>
  (await request(RemoveAuthenticatorDocument, {})).removeAuthenticator;

export const makeRecoveryCodes = async (): Promise<AddedFactor> =>
  (await request(MakeRecoveryCodesDocument, {})).makeRecoveryCodes;

export const confirmByPassword = (password: string) => request(ConfirmIdentityDocument, { password });
export const confirmByCode = (code: string) => request(ConfirmIdentityDocument, { code });

export async function confirmByPasskey() {
  const { challenge, options } = (await request(BeginConfirmationDocument, {})).beginConfirmation;
  const passkey = JSON.stringify(await shown(JSON.parse(options)));
  return request(ConfirmIdentityDocument, { challenge, passkey });
}
