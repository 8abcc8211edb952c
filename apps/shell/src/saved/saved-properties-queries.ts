import { given, request } from '@lintel/web';
import {
  MergeSavedPropertiesDocument,
  SavedPropertyIdsDocument,
  SavePropertyDocument,
  UnsavePropertyDocument,
} from './saved-properties.generated.js';

/** The ids of the caller's saved homes; each change answers with all of them, the last saved first. */
export const savedPropertiesApi = {
  ids: async (): Promise<readonly number[]> =>
    given((await request(SavedPropertyIdsDocument, {})).savedPropertyIds),
  save: async (id: number): Promise<readonly number[]> =>
    (await request(SavePropertyDocument, { id })).saveProperty,
  unsave: async (id: number): Promise<readonly number[]> =>
    (await request(UnsavePropertyDocument, { id })).unsaveProperty,
  /** At most 500 at once. */
  merge: async (ids: readonly number[]): Promise<readonly number[]> =>
    (await request(MergeSavedPropertiesDocument, { ids: [...ids] })).mergeSavedProperties,
};

export type SavedPropertiesApi = typeof savedPropertiesApi;
