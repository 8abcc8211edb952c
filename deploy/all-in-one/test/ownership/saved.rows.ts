import type { Scene } from './ownership-scene.js';
import { draft, published } from './listings.js';
import { everybody, forged, nobody, noSuch, type OwnershipRow, type Variables } from './row.js';

async function savedHome(scene: Scene): Promise<Variables> {
  const made = await published(scene);
  await untilKnown(scene, made);
  await scene.ask('owner', 'mutation ($id: Int!) { saveProperty(id: $id) }', made);
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

export const savedRows: readonly OwnershipRow[] = [
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
