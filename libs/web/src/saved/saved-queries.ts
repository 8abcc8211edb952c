import { given } from '../graphql/given.js';
import {
  SavedSearchesDocument,
  type SavedSearchOnAccountFragment,
  CreateSavedSearchDocument,
  type SavedSearchInput,
} from './saved.generated.js';
import { request } from '../graphql/request.js';

/** The caller's saved searches, the last saved first. */
const listSavedSearches = async (): Promise<readonly SavedSearchOnAccountFragment[]> =>
  given((await request(SavedSearchesDocument, {})).savedSearches);

const createSavedSearch = async (input: SavedSearchInput): Promise<SavedSearchOnAccountFragment> =>
  (await request(CreateSavedSearchDocument, { input })).createSavedSearch;

/** What merging needs, apart: the shell carries no more of it. */
export const savedSearchesMergeApi = { list: listSavedSearches, create: createSavedSearch };

export type SavedSearchesMergeApi = typeof savedSearchesMergeApi;
