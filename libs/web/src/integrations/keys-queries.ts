import { request } from '../graphql/request.js';
import {
  type ApiKeyInput,
  MakeKeyDocument,
  type ProgramKeyFragment,
  RevokeKeyDocument,
  RotateKeyDocument,
} from './keys.generated.js';

export type Key = ProgramKeyFragment;
export type { ApiKeyInput };

/** A key with its secret, which is told this once. */
export interface ToldKey {
  readonly key: Key;
  readonly secret: string;
}

/** May be refused with `CONFIRM_IDENTITY`, as may those below. */
export const makeKey = async (input: ApiKeyInput): Promise<ToldKey> => {
  const { apiKey, secret } = (await request(MakeKeyDocument, { input })).createApiKey;
  return { key: apiKey, secret };
};

/** Another secret for the same key; the one that it had stays good for so many hours. */
export const rotateKey = async (rotated: { id: string; overlapHours: number }): Promise<ToldKey> => {
  const { apiKey, secret } = (await request(RotateKeyDocument, rotated)).rotateApiKey;
  return { key: apiKey, secret };
};

export const revokeKey = (id: string): Promise<unknown> => request(RevokeKeyDocument, { id });
