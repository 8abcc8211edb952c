import { given, request } from '@lintel/web';
import {
  HiddenPropertyIdsDocument,
  HidePropertyDocument,
  MergeHiddenPropertiesDocument,
  MergePropertyNotesDocument,
  PropertyNotesDocument,
  UnhidePropertyDocument,
  WritePropertyNoteDocument,
} from './choosing.generated.js';

/** What somebody wrote of a home. */
export interface HomeNote {
  readonly id: number;
  readonly text: string;
}

/** The ids of the homes that the caller has hidden; each change answers with all of them. */
export const hiddenHomesApi = {
  ids: async (): Promise<readonly number[]> =>
    given((await request(HiddenPropertyIdsDocument, {})).hiddenPropertyIds),
  hide: async (id: number): Promise<readonly number[]> =>
    (await request(HidePropertyDocument, { id })).hideProperty,
  show: async (id: number): Promise<readonly number[]> =>
    (await request(UnhidePropertyDocument, { id })).unhideProperty,
  /** At most 500 at once. */
  merge: async (ids: readonly number[]): Promise<readonly number[]> =>
    (await request(MergeHiddenPropertiesDocument, { ids: [...ids] })).mergeHiddenProperties,
};

export type HiddenHomesApi = typeof hiddenHomesApi;

/** The caller's notes of homes; at most 100 at once. */
export const homeNotesApi = {
  of: async (ids: readonly number[]): Promise<readonly HomeNote[]> =>
    given((await request(PropertyNotesDocument, { ids: [...ids] })).propertyNotes),
  /** Null when the text says nothing. */
  write: async (note: HomeNote): Promise<HomeNote | null> =>
    (await request(WritePropertyNoteDocument, { ...note })).writePropertyNote,
  /** Answers with those that were taken. */
  merge: async (notes: readonly HomeNote[]): Promise<readonly HomeNote[]> =>
    (await request(MergePropertyNotesDocument, { notes: [...notes] })).mergePropertyNotes,
};

export type HomeNotesApi = typeof homeNotesApi;
