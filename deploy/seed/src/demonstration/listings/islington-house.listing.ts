import { staff } from '../agencies.js';
import type { DemonstrationListing } from '../demonstration-listing.js';
import { fiveWeeksRent, paragraphs } from '../prose.js';

export const islingtonHouse: DemonstrationListing = {
  listing: {
    id: 7,
    listingType: 'rent',
    status: 'available',
    propertyType: 'house',
    title: 'Three-bedroom Georgian house near Upper Street, Islington',
    description: paragraphs(
      'A Grade II listed terraced house of about 1825, on four floors, in a conservation area between Upper Street and Canonbury. The sash windows, shutters, staircase and several fireplaces are original, and the house has been carefully looked after by the same owners for twenty years.',
      'The kitchen and dining room take up the lower ground floor and open to a walled garden laid to brick, with beds of herbs and roses. The double reception room is on the raised ground floor. Above are three bedrooms, the largest of them filling the front of the first floor, together with a bathroom and a shower room.',
      'The house is let unfurnished. Angel and Highbury & Islington stations are each about half a mile away, for the Northern and Victoria lines, and the market and the theatres of Islington are round the corner.',
    ),
    price: 4995,
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: 1376,
    address: '31 Gilder Terrace, Islington, London N1',
    location: 'Islington, London',
    outcode: 'N1',
    latitude: 51.5397,
    longitude: -0.1061,
    transportDistances: { tube: 0.47, bus: 0.16, train: 0.41 },
    keyFeatures: [
      'Three bedrooms and two bathrooms',
      'Georgian house, Grade II listed',
      'Double reception room',
      'Kitchen and dining room opening to the garden',
      'Walled garden',
      'Period fireplaces and shutters',
      'Unfurnished',
    ],
    agent: staff.oliverPemble,
    materialInformation: {
      councilTaxBand: 'G',
      tenure: null,
      leaseYearsRemaining: null,
      groundRent: null,
      serviceCharge: null,
      deposit: fiveWeeksRent(4995),
      parking: 'Residents’ permit, Islington',
      heating: 'Gas boiler and radiators',
      broadband: 'Full fibre, up to 900 Mbps',
    },
    publishedAt: '2026-09-30T09:00:00.000Z',
    updatedAt: '2026-09-30T09:00:00.000Z',
  },
  drawing: { seed: 7, imageCount: 14, exterior: 'georgian townhouse', time: 'overcast', view: 'garden' },
  epc: null,
  floorplan: true,
};
