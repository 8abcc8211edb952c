import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import {
  AddToSharedListDocument,
  CreateSharedListDocument,
  DeleteSharedListDocument,
  EndSharedListLinkDocument,
  type OpenListFragment,
  RemoveFromSharedListDocument,
  RemoveSharedListNoteDocument,
  RenameSharedListDocument,
  RenewSharedListLinkDocument,
  SharedListDocument,
  type SharedListsQuery,
  SharedListsDocument,
  VoteInSharedListDocument,
  WriteInSharedListDocument,
} from './lists.generated.js';

export type OpenList = OpenListFragment;
export type HomeOfList = OpenList['homes'][number];
export type Vote = HomeOfList['votes'][number]['vote'];
export type ListSummary = NonNullable<SharedListsQuery['sharedLists']>[number];

/** By its id for whoever made it, or by what its link ends with. */
export type ListKey = { readonly id: string } | { readonly token: string };

export const myLists = (account: string) =>
  queryOptions({
    queryKey: ['shared-lists', account],
    queryFn: async ({ signal }) => given((await request(SharedListsDocument, {}, { signal })).sharedLists),
    staleTime: 0,
  });

/** Null where there is no such list for this visitor. Others write in it: it is fetched anew whenever somebody comes back to it. */
export const openList = (list: ListKey, account: string | undefined) =>
  queryOptions({
    queryKey: ['shared-list', list, account ?? ''],
    queryFn: async ({ signal }) => (await request(SharedListDocument, { list }, { signal })).sharedList,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: 30_000,
  });

export const makeList = async (name: string) =>
  (await request(CreateSharedListDocument, { name })).createSharedList;
export const deleteList = async (id: string) =>
  (await request(DeleteSharedListDocument, { id })).deleteSharedList;
export const renewLink = async (id: string) =>
  (await request(RenewSharedListLinkDocument, { id })).renewSharedListLink;

/** Each change answers with the list as it is now. */
export const changesOf = (list: ListKey) => ({
  add: async (listingId: number, name: string): Promise<OpenList> =>
    (await request(AddToSharedListDocument, { list, listingId, name })).addToSharedList,
  removeHome: async (listingId: number): Promise<OpenList> =>
    (await request(RemoveFromSharedListDocument, { list, listingId })).removeFromSharedList,
  write: async (listingId: number, text: string, name: string): Promise<OpenList> =>
    (await request(WriteInSharedListDocument, { list, listingId, text, name })).writeInSharedList,
  removeNote: async (noteId: string): Promise<OpenList> =>
    (await request(RemoveSharedListNoteDocument, { list, noteId })).removeSharedListNote,
  vote: async (listingId: number, vote: Vote | null, name: string): Promise<OpenList> =>
    (await request(VoteInSharedListDocument, { list, listingId, vote, name })).voteInSharedList,
});

export const renameList = async (id: string, name: string): Promise<OpenList> =>
  (await request(RenameSharedListDocument, { id, name })).renameSharedList;
export const endLink = async (id: string): Promise<OpenList> =>
  (await request(EndSharedListLinkDocument, { id })).endSharedListLink;
