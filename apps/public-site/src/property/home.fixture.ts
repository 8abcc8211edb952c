/** A home that is for sale, as the API has it; what is not named is the least that the schema allows. */
export const home = {
  id: 12,
  title: 'A Flat in Clapham',
  listingType: 'sale',
  propertyType: 'flat',
  status: 'available',
  publishedAt: '2026-11-02T09:00:00Z',
  updatedAt: '2026-11-02T09:00:00Z',
};
