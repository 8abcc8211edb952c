import { draft, published, reported } from './listings.js';
import { everybody, nobody, noSuch, type OwnershipRow } from './row.js';

export const listingRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.listing',
    of: 'a draft',
    document: 'query ($id: Int!) { listing(id: $id) { id title address } }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Query.listing',
    of: 'a public home',
    document: 'query ($id: Int!) { listing(id: $id) { id title address } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: everybody,
  },
  {
    operation: 'Query.listingState',
    of: 'a draft',
    document: 'query ($id: Int!) { listingState(id: $id) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Query.listingsByIds',
    of: 'a draft',
    document: 'query ($id: Int!) { listingsByIds(ids: [$id]) { id title } }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.updateListing',
    of: 'a listing of the agency',
    document:
      'mutation ($id: Int!) { updateListing(id: $id, version: 1, input: { title: "Taken over" }) { id version } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.changeListingStatus',
    of: 'a listing of the agency',
    document: 'mutation ($id: Int!) { changeListingStatus(id: $id, status: underOffer) { id version } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.removeListing',
    of: 'a listing of the agency',
    document: 'mutation ($id: Int!) { removeListing(id: $id) { id version } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.restoreListing',
    of: 'a removed listing of the agency',
    document: 'mutation ($id: Int!) { restoreListing(id: $id) { id version } }',
    async make(scene) {
      const made = await published(scene);
      await scene.ask('agent', 'mutation ($id: Int!) { removeListing(id: $id) { id } }', made);
      return made;
    },
    missing: noSuch().listing,
    // Staff may bring back what an agent removed by mistake.
    reachedBy: ['agent', 'operations'],
  },
  {
    operation: 'Mutation.takeDownListing',
    of: 'a listing of an agency',
    document: 'mutation ($id: Int!) { takeDownListing(id: $id, reason: other) { id version } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.reportListing',
    of: 'a public home',
    document:
      'mutation ($id: Int!) { reportListing(input: { listingId: $id, reason: scam, idempotencyKey: "a-form-of-mine" }) }',
    make: published,
    missing: noSuch().listing,
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.reportListing',
    of: 'a draft',
    document:
      'mutation ($id: Int!) { reportListing(input: { listingId: $id, reason: scam, idempotencyKey: "a-form-of-mine" }) }',
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Query.reportedListing',
    of: 'a home that somebody reported',
    document: 'query ($id: Int!) { reportedListing(id: $id) { id count reports { reason } } }',
    make: reported,
    missing: noSuch().listing,
    reachedBy: ['operations'],
  },
  {
    operation: 'Mutation.settleListingReports',
    of: 'a home that somebody reported',
    document: 'mutation ($id: Int!) { settleListingReports(id: $id, version: 1, how: acted) { id state } }',
    make: reported,
    missing: noSuch().listing,
    reachedBy: ['operations'],
  },
];
