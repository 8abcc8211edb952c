import { token } from '@lintel/platform/port';
import type { SharedList } from '../../domain/saved/shared-list.js';

export interface SharedListStore {
  find(id: string): Promise<SharedList | null>;
  findByLink(hash: string): Promise<SharedList | null>;
  /** The last made first. */
  ofAccount(accountId: string): Promise<SharedList[]>;
  /** Those of others that an account wrote in. */
  writtenBy(accountId: string): Promise<SharedList[]>;
  insert(list: SharedList): Promise<void>;
  /** False when another write came between, or it is gone. */
  replace(list: SharedList): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** Those that the account made. */
  erase(accountId: string): Promise<void>;
}

export const SHARED_LIST_STORE = token<SharedListStore>('SharedListStore');
