import { draft, published } from './listings.js';
import type { Scene } from './ownership-scene.js';
import { everybody, nobody, noListing, noSuch, type OwnershipRow, type Variables } from './row.js';

const of = 'a listing of the agency';
const read =
  'query ($id: Int!) { agencyListing(id: $id) { id title address changes { by } activity { views } } }';

async function after(scene: Scene, operation: string): Promise<Variables> {
  const made = await published(scene);
  await scene.ask('agent', `mutation ($id: Int!) { ${operation}(id: $id) { id } }`, made);
  return made;
}

const SAVE_FORM = `mutation ($id: Int!, $content: String!) { saveListingForm(listingId: $id, version: 1, content: $content) { version } }`;

async function withForm(scene: Scene): Promise<Variables> {
  const made = await published(scene);
  await scene.ask('agent', SAVE_FORM, { ...made, content: '{"title":"Half a ti"}' });
  return made;
}

export const agencyListingRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.agencyListing',
    of,
    document: read,
    make: published,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Query.agencyListing',
    of: 'a draft of the agency',
    document: read,
    make: draft,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Query.agencyListing',
    of: 'what the agency removed',
    document: read,
    make: (scene) => after(scene, 'removeListing'),
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.archiveListing',
    of,
    document: 'mutation ($id: Int!) { archiveListing(id: $id) { id version } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.unarchiveListing',
    of: 'what the agency put into its archive',
    document: 'mutation ($id: Int!) { unarchiveListing(id: $id) { id version } }',
    make: (scene) => after(scene, 'archiveListing'),
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  ...['archiveListing', 'removeListing'].map((operation): OwnershipRow => ({
    operation: 'Query.listing',
    of: `a home after ${operation}`,
    document: 'query ($id: Int!) { listing(id: $id) { id title address } }',
    make: (scene) => after(scene, operation),
    missing: noSuch().listing,
    reachedBy: nobody,
  })),
  {
    operation: 'Mutation.saveListingForm',
    of,
    document: SAVE_FORM.replace(', $content: String!', '').replace('$content', '"{}"'),
    make: published,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Query.listingForm',
    of: 'what the agent typed into the form of a listing',
    document: 'query ($id: Int!) { listingForm(listingId: $id) { content version } }',
    make: withForm,
    missing: () => [{ id: noListing }],
    reachedBy: ['agent'],
    // Each has a form of their own.
    notColleagues: true,
  },
  {
    operation: 'Mutation.discardListingForm',
    of: 'what the agent typed into the form of a listing, which nobody else throws away',
    document: 'mutation ($id: Int!) { discardListingForm(listingId: $id) }',
    make: withForm,
    missing: noSuch().listing,
    reachedBy: ['agent'],
    async unharmed(scene, caller, made) {
      if (caller === 'agent') return;
      const { listingForm } = await scene.ask(
        'agent',
        'query ($id: Int!) { listingForm(listingId: $id) { content } }',
        made,
      );
      if (!listingForm) throw new Error(`${caller} threw it away`);
    },
  },
  {
    operation: 'Mutation.recordListingView',
    of: 'a draft',
    document: 'mutation ($id: Int!) { recordListingView(id: $id) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.recordListingView',
    of: 'a public home',
    document: 'mutation ($id: Int!) { recordListingView(id: $id) }',
    make: published,
    missing: noSuch().listing,
    // Its own agents are not counted.
    reachedBy: everybody.filter((caller) => caller !== 'agent'),
  },
];
