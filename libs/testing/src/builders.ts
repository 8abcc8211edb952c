import {
  type AgencyState,
  type CloudEvent,
  dataschemaOf,
  type ListingAgent,
  listingExample,
  type PublicListing,
} from '@lintel/contracts';

/** A public listing that is complete; a test says only what it is about. */
export const aListing = (about: Partial<PublicListing> = {}): PublicListing => ({
  ...structuredClone(listingExample),
  ...about,
});

/** The event that published or changed a listing. */
export const aListingEvent = (
  listing: PublicListing,
  about: { readonly sequence?: number; readonly type?: string } = {},
): CloudEvent<PublicListing> => {
  const { sequence = 1, type = 'lintel.listing.published.v1' } = about;
  return {
    specversion: '1.0',
    id: `${listing.id}-${sequence}`,
    source: '/services/listings',
    type,
    subject: String(listing.id),
    time: listing.updatedAt,
    sequence,
    datacontenttype: 'application/json',
    dataschema: dataschemaOf(type),
    data: listing,
  };
};

/** The event that took a listing away. @param contact given when the contact of a home that was removed before is another now */
export const aRemovalEvent = (id: number, sequence: number, contact?: ListingAgent): CloudEvent => {
  const type = 'lintel.listing.removed.v1';
  const removedAt = '2026-03-02T09:30:00.000Z';
  return {
    ...aListingEvent(aListing({ id }), { sequence, type }),
    data: { id, removedAt, ...(contact ? { contact } : {}) },
  };
};

/** What tells of an agency from then on, as its event `approved`, `suspended` or another says. */
export const anAgencyEvent = (
  what: 'approved' | 'changed' | 'suspended' | 'reinstated',
  sequence: number,
  about: Partial<AgencyState> = {},
): CloudEvent<AgencyState> => {
  const type = `lintel.agency.${what}.v1`;
  const id = about.id ?? aListing().agent.agencyId;
  const suspended = { since: '2026-03-02T09:30:00.000Z', reason: 'Its licence has expired.' };
  return {
    ...aListingEvent(aListing(), { sequence, type }),
    id: `${id}-${what}-${sequence}`,
    subject: id,
    data: {
      ...{ id, companyName: 'Example & Daughters', phone: '', address: '', approved: true, members: [] },
      ...(what === 'suspended' ? { suspended } : {}),
      ...about,
    },
  };
};
