import { z } from 'zod';
import { isApiError } from '../graphql/api-error.js';
import { call, request } from '../graphql/request.js';
import { ConfirmIdentityDocument, BeginConfirmationDocument } from './confirmation.generated.js';

export const proofKinds = z.enum(['password', 'passkey', 'authenticator', 'recovery-code']);

export type ProofKind = z.infer<typeof proofKinds>;

/** The proofs that may confirm an act which was refused with `CONFIRM_IDENTITY`; undefined when it was refused for something else. */
export const askedConfirmation = (error: unknown): readonly ProofKind[] | undefined =>
  isApiError(error) && error.has('CONFIRM_IDENTITY')
    ? (z.array(proofKinds).safeParse(error.extensions['kinds']).data ?? ['password'])
    : undefined;

/** Loaded when it is used: few pages need it, and none at once. */
export const authenticator = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey. @throws when its owner cancels */
export async function shown(options: unknown): Promise<object> {
  const { startAuthentication } = await authenticator();
  return startAuthentication({ optionsJSON: options as never });
}

/** Tells the session what has been proved since it was opened. */
export const renewSession = (): Promise<void> => call('POST', '/session/renew', {});

export const confirmByPassword = (password: string) => request(ConfirmIdentityDocument, { password });

export const confirmByCode = (code: string) => request(ConfirmIdentityDocument, { code });

export async function confirmByPasskey() {
  const { challenge, options } = (await request(BeginConfirmationDocument, {})).beginConfirmation;
  const passkey = JSON.stringify(await shown(JSON.parse(options)));
  return request(ConfirmIdentityDocument, { challenge, passkey });
}
