import { token } from '@lintel/platform/port';
import type { AnsweredRequest } from '../../domain/answered-request.js';

export interface RequestStore {
  add(requests: readonly AnsweredRequest[]): Promise<void>;
  /** The newest whose reference begins so. */
  beginningWith(reference: string, first: number): Promise<readonly KeptRequest[]>;
  /** Keeps, of those that came since `since`, the newest `most` that failed, and as many others. */
  forget(since: Date, most: number): Promise<void>;
}

export interface KeptRequest extends AnsweredRequest {
  readonly id: string;
}

export const REQUEST_STORE = token<RequestStore>('RequestStore');
