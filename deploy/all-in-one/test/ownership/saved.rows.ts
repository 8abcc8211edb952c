import type { Scene } from './ownership-scene.js';
import { draft, published } from './listings.js';
import { everybody, forged, nobody, noSuch, type OwnershipRow, type Variables } from './row.js';

async function savedHome(scene: Scene): Promise<Variables> {
  const made = await published(scene);
  await untilKnown(scene, made);
  await scene.ask('owner', 'mutation ($id: Int!) { saveProperty(id: $id) }', made);
  return made;
}

async function hiddenHome(scene: Scene): Promise<Variables> {
  const made = await published(scene);
  await untilKnown(scene, made);
  await scene.ask('owner', 'mutation ($id: Int!) { hideProperty(id: $id) }', made);
  return made;
}

async function notedHome(scene: Scene): Promise<Variables> {
  const made = await published(scene);
  await untilKnown(scene, made);
  await scene.ask(
    'owner',
    'mutation ($id: Int!) { writePropertyNote(id: $id, text: "Ours, perhaps") { id } }',
    made,
  );
  return made;
}

/** Search has heard of a new listing a moment after it is there. */
async function untilKnown(scene: Scene, { id }: Variables): Promise<void> {
  for (;;) {
    const { listingsByIds } = await scene.ask(
      'owner',
      'query ($id: Int!) { listingsByIds(ids: [$id]) { id } }',
      {
        id,
      },
    );
    if (listingsByIds.length === 1) return;
  }
}

const ownersHomes = async (scene: Scene): Promise<readonly number[]> =>
  (await scene.ask('owner', '{ savedPropertyIds }')).savedPropertyIds;

async function savedSearch(scene: Scene): Promise<Variables> {
  const { createSavedSearch } = await scene.ask(
    'owner',
    'mutation ($input: SavedSearchInput!) { createSavedSearch(input: $input) { id } }',
    { input: { name: 'Flats', listingType: 'sale', criteria: { minPrice: 1000 + (searches += 1) } } },
  );
  return { id: createSavedSearch.id as string };
}
let searches = 0;

const withFeed: Omit<OwnershipRow, 'operation' | 'document'> = {
  of: 'a saved search that has a feed',
  async make(scene) {
    const made = await savedSearch(scene);
    await scene.ask('owner', 'mutation ($id: ID!) { renewSavedSearchFeed(id: $id) { atomPath } }', made);
    return made;
  },
  missing: noSuch().id,
  reachedBy: ['owner'],
};

/** A list with a home that has a note; named by its id, which is the owner's alone. */
async function sharedList(scene: Scene): Promise<Variables> {
  const { id: listingId } = await published(scene);
  await untilKnown(scene, { id: listingId });
  const { made } = await scene.ask(
    'owner',
    'mutation { made: createSharedList(name: "Ours") { list { id } } }',
  );
  const { id } = made.list;
  const about = { id, listingId };
  await scene.ask(
    'owner',
    'mutation ($id: ID!, $listingId: Int!) { addToSharedList(list: { id: $id }, listingId: $listingId, name: "Us") { id } }',
    about,
  );
  const { list } = await scene.ask(
    'owner',
    'mutation ($id: ID!, $listingId: Int!) { list: writeInSharedList(list: { id: $id }, listingId: $listingId, text: "Ours, perhaps", name: "Us") { homes { notes { id } } } }',
    about,
  );
  const noteId = list.homes[0].notes[0].id;
  // An account keeps twenty, and these are many.
  lists.push(id as string);
  if (lists.length > 10)
    await scene.ask('owner', 'mutation ($id: ID!) { deleteSharedList(id: $id) }', { id: lists.shift() });
  return { id, listingId, noteId };
}
const lists: string[] = [];

const ofSharedList: Omit<OwnershipRow, 'operation' | 'document'> = {
  of: 'a shared list, without its link',
  make: sharedList,
  missing: noSuch().id,
  reachedBy: ['owner'],
};

export const savedRows: readonly OwnershipRow[] = [
  {
    ...ofSharedList,
    operation: 'Query.sharedList',
    document: 'query ($id: ID!) { sharedList(list: { id: $id }) { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.renameSharedList',
    document: 'mutation ($id: ID!) { renameSharedList(id: $id, name: "Taken over") { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.renewSharedListLink',
    document: 'mutation ($id: ID!) { renewSharedListLink(id: $id) { list { name } } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.endSharedListLink',
    document: 'mutation ($id: ID!) { endSharedListLink(id: $id) { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.deleteSharedList',
    document: 'mutation ($id: ID!) { deleteSharedList(id: $id) }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.addToSharedList',
    document:
      'mutation ($id: ID!, $listingId: Int!) { addToSharedList(list: { id: $id }, listingId: $listingId, name: "Me") { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.removeFromSharedList',
    document:
      'mutation ($id: ID!, $listingId: Int!) { removeFromSharedList(list: { id: $id }, listingId: $listingId) { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.writeInSharedList',
    document:
      'mutation ($id: ID!, $listingId: Int!) { writeInSharedList(list: { id: $id }, listingId: $listingId, text: "Mine", name: "Me") { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.removeSharedListNote',
    document:
      'mutation ($id: ID!, $noteId: ID!) { removeSharedListNote(list: { id: $id }, noteId: $noteId) { name } }',
  },
  {
    ...ofSharedList,
    operation: 'Mutation.voteInSharedList',
    document:
      'mutation ($id: ID!, $listingId: Int!) { voteInSharedList(list: { id: $id }, listingId: $listingId, vote: yes, name: "Me") { name } }',
  },
  {
    operation: 'Mutation.saveProperty',
    of: 'a draft',
    document: 'mutation ($id: Int!) { saveProperty(id: $id) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.saveProperty',
    of: 'a public home',
    document: 'mutation ($id: Int!) { saveProperty(id: $id) }',
    async make(scene) {
      const made = await published(scene);
      await untilKnown(scene, made);
      return made;
    },
    missing: noSuch().listing,
    reachedBy: everybody.filter((caller) => caller !== 'nobody'),
    async unharmed(scene, caller, { id }) {
      if (caller !== 'owner' && (await ownersHomes(scene)).includes(id as number))
        throw new Error(`what ${caller} saved is in the owner's list`);
    },
  },
  {
    operation: 'Mutation.unsaveProperty',
    of: "a home in the owner's list",
    document: 'mutation ($id: Int!) { unsaveProperty(id: $id) }',
    make: savedHome,
    missing: noSuch().listing,
    reachedBy: ['owner'],
    async unharmed(scene, caller, { id }) {
      if (caller !== 'owner' && !(await ownersHomes(scene)).includes(id as number))
        throw new Error(`${caller} took a home out of the owner's list`);
    },
  },
  {
    operation: 'Mutation.mergeSavedProperties',
    of: 'a draft',
    document: 'mutation ($id: Int!) { mergeSavedProperties(ids: [$id]) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.hideProperty',
    of: 'a draft',
    document: 'mutation ($id: Int!) { hideProperty(id: $id) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.unhideProperty',
    of: 'a home that the owner has hidden',
    document: 'mutation ($id: Int!) { unhideProperty(id: $id) }',
    make: hiddenHome,
    missing: noSuch().listing,
    reachedBy: ['owner'],
    async unharmed(scene, caller, { id }) {
      const { hiddenPropertyIds } = await scene.ask('owner', '{ hiddenPropertyIds }');
      if (caller !== 'owner' && !hiddenPropertyIds.includes(id))
        throw new Error(`${caller} brought back what the owner has hidden`);
    },
  },
  {
    operation: 'Mutation.mergeHiddenProperties',
    of: 'a draft',
    document: 'mutation ($id: Int!) { mergeHiddenProperties(ids: [$id]) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Query.propertyNotes',
    of: 'a home that the owner wrote a note of',
    document: 'query ($id: Int!) { propertyNotes(ids: [$id]) { id text } }',
    make: notedHome,
    missing: noSuch().listing,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.writePropertyNote',
    of: 'a draft',
    document: 'mutation ($id: Int!) { writePropertyNote(id: $id, text: "Mine") { text } }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.mergePropertyNotes',
    of: 'a draft',
    document: 'mutation ($id: Int!) { mergePropertyNotes(notes: [{ id: $id, text: "Mine" }]) { text } }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.renameSavedSearch',
    of: 'a saved search',
    document: 'mutation ($id: ID!) { renameSavedSearch(id: $id, name: "Taken over") { id name } }',
    make: savedSearch,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.changeAlertFrequency',
    of: 'a saved search',
    document: 'mutation ($id: ID!) { changeAlertFrequency(id: $id, frequency: off) { id alertFrequency } }',
    make: savedSearch,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    operation: 'Mutation.deleteSavedSearch',
    of: 'a saved search',
    document: 'mutation ($id: ID!) { deleteSavedSearch(id: $id) }',
    make: savedSearch,
    missing: noSuch().id,
    reachedBy: ['owner'],
  },
  {
    ...withFeed,
    operation: 'Query.savedSearchFeed',
    document: 'query ($id: ID!) { savedSearchFeed(id: $id) { madeAt } }',
  },
  {
    ...withFeed,
    operation: 'Mutation.renewSavedSearchFeed',
    document: 'mutation ($id: ID!) { renewSavedSearchFeed(id: $id) { atomPath } }',
  },
  {
    ...withFeed,
    operation: 'Mutation.endSavedSearchFeed',
    document: 'mutation ($id: ID!) { endSavedSearchFeed(id: $id) }',
  },
  {
    operation: 'Mutation.stopSavedSearchAlerts',
    of: 'a saved search, in the link of its e-mails',
    document: 'mutation ($token: String!) { stopSavedSearchAlerts(token: $token) }',
    async make(scene) {
      const { id } = await savedSearch(scene);
      const link = { subject: String(id), request: 'alerts' };
      return {
        token: await scene.sign({ ...link, purpose: 'saved-search-alerts' }),
        other: await scene.sign({ ...link, purpose: 'saved-home-emails' }),
      };
    },
    missing: (made) => [...forged(made), { token: made['other'] }],
    reachedBy: everybody,
  },
];
