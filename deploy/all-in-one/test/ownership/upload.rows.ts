import { listing } from './listings.js';
import { noId, noSuch, type OwnershipRow } from './row.js';
import { ready, sent } from './uploads.js';

const of = "a file of the agent's agency";
const create = (
  media: string,
) => `mutation ($id: ID!) { createListing(input: { title: "A flat", description: "A home.",
  address: "1 Example Road, London", bedrooms: 1, bathrooms: 1, price: 1000, ${media},
  agent: { agency: "A", name: "B", position: "", phone: "", email: "a@example.org" } }) { published } }`;
const update = (media: string) =>
  `mutation ($listing: Int!, $id: ID!) { updateListing(id: $listing, version: 1, input: { ${media} }) { version } }`;

/** A file that a listing is given, by whom it belongs to and in a listing of theirs. */
const given = (operation: string, document: (media: string) => string): readonly OwnershipRow[] =>
  [
    { media: 'images: [{ id: $id }]', kind: 'image' },
    { media: 'floorplan: $id', kind: 'floorplan' },
    { media: 'epc: $id', kind: 'epc' },
  ].map(({ media, kind }) => ({
    operation,
    of: `${of}, as its ${kind}`,
    document: document(media),
    async make(scene) {
      const [{ id: home }, upload] = [await listing(scene), await ready(scene, 'agent', { kind })];
      return { ...upload, listing: home };
    },
    missing: noSuch().id,
    reachedBy: ['agent'],
  }));

export const uploadRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.uploads',
    of,
    document: 'query ($id: ID!) { uploads(ids: [$id]) { id fileName state } }',
    make: sent,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.finishUpload',
    of,
    document: 'mutation ($id: ID!) { finishUpload(id: $id) { fileName } }',
    make: sent,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.discardUpload',
    of,
    document: 'mutation ($id: ID!) { discardUpload(id: $id) }',
    make: sent,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.setAgencyLogo',
    of: "a picture of the agent's agency",
    document: 'mutation ($id: ID!) { setAgencyLogo(upload: $id) { width } }',
    make: (scene) => ready(scene, 'agent', { kind: 'logo' }),
    missing: () => [{ id: noId }],
    reachedBy: ['agent'],
    // It is for the owners of the agency.
    notColleagues: true,
  },
  ...given('Mutation.createListing', create),
  ...given('Mutation.updateListing', update),
];
