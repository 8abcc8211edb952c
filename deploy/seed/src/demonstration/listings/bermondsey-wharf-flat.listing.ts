import { staff } from '../agencies.js';
import type { DemonstrationListing } from '../demonstration-listing.js';
import { fiveWeeksRent, paragraphs } from '../prose.js';

export const bermondseyWharfFlat: DemonstrationListing = {
  listing: {
    id: 11,
    listingType: 'rent',
    status: 'let',
    propertyType: 'flat',
    title: 'Three-bedroom flat in a converted spice warehouse, Bermondsey',
    description: paragraphs(
      'On the second floor of a Victorian spice warehouse a street back from the river, with timber beams, brick vaulting and loading doors which now open to a small balcony.',
      'The living room and kitchen are in one long space facing south over the cobbled yard. Two of the three bedrooms are doubles and the third makes a good study or nursery. One of the doubles has an en suite shower room, and the bathroom is off the hall.',
      'The flat is let part furnished, with a space in the yard by separate arrangement. Bermondsey Street and the market at Maltby Street are close by; Bermondsey station, on the Jubilee line, is under half a mile away.',
    ),
    price: 4950,
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: null,
    address: 'Flat 9, Cinnamon Yard, 15 Tallow Lane, Bermondsey, London SE1',
    location: 'Bermondsey, London',
    outcode: 'SE1',
    latitude: 51.5013,
    longitude: -0.0712,
    transportDistances: { tube: 0.39, bus: 0.11, train: 0.65 },
    keyFeatures: [
      'Three bedrooms and two bathrooms',
      'Converted Victorian warehouse',
      'Beams and exposed brick',
      'Balcony',
      'South-facing living room',
      'Part furnished',
      'Bermondsey station 0.4 miles',
    ],
    agent: staff.freyaLindholme,
    materialInformation: {
      councilTaxBand: 'F',
      tenure: null,
      leaseYearsRemaining: null,
      groundRent: null,
      serviceCharge: null,
      deposit: fiveWeeksRent(4950),
      parking: 'Space in the yard by separate arrangement',
      heating: 'Electric panel heaters',
      broadband: 'Full fibre, up to 900 Mbps',
    },
    publishedAt: '2026-07-09T12:35:00.000Z',
    updatedAt: '2026-09-22T09:40:00.000Z',
  },
  drawing: { seed: 11, imageCount: 11, exterior: 'warehouse', time: 'overcast', view: 'rooftops' },
  epc: { current: 60, potential: 72 },
  floorplan: false,
};
