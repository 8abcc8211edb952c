import { z } from 'zod';
import { proofKinds, isApiError, call, shown, request, authenticator } from '@lintel/web';
import type { Account, Opened, SignIn } from './account-queries.js';
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  RenamePasskeyDocument,
  RemovePasskeyDocument,
  BeginAuthenticatorDocument,
  ConfirmAuthenticatorDocument,
  RemoveAuthenticatorDocument,
  MakeRecoveryCodesDocument,
} from './account.generated.js';

export type Passkey = Account['strongSignIn']['passkeys'][number];

/** What has just been added, with the recovery codes that were made with it: they are shown once. */
export interface AddedFactor {
  readonly me: Account;
  readonly recoveryCodes: readonly string[];
}

const askedSchema = z.object({
  challenge: z.string(),
  kinds: z.array(proofKinds),
  passkey: z.looseObject({}).nullable(),
});

/** What a right password is answered with where the account has a passkey or an authenticator. */
export type AskedFactor = z.infer<typeof askedSchema>;

/** Of a refused `signIn`; undefined when it was refused for something else. */
export const askedFactor = (error: unknown): AskedFactor | undefined =>
  isApiError(error) && error.has('SECOND_FACTOR_NEEDED')
    ? askedSchema.safeParse(error.extensions).data
    : undefined;

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
