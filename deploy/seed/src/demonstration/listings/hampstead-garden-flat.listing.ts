import { staff } from '../agencies.js';
import type { DemonstrationListing } from '../demonstration-listing.js';
import { fiveWeeksRent, paragraphs } from '../prose.js';

export const hampsteadGardenFlat: DemonstrationListing = {
  listing: {
    id: 5,
    listingType: 'rent',
    status: 'available',
    propertyType: 'flat',
    title: 'Three-bedroom garden flat close to Hampstead Heath',
    description: paragraphs(
      'The whole garden floor of a double-fronted Victorian villa, with its own front door at the side of the house. All the principal rooms face the garden, which belongs to the flat alone and has a lawn, a terrace for the evening sun and a mature pear tree.',
      'The reception room has a fireplace and French windows. The kitchen is large enough for a family table and also opens to the garden. There are three bedrooms along the other side of the hall, one of them with an en suite shower room, and a bathroom with a bath.',
      'South End Green, the Heath and the Overground at Hampstead Heath are about six minutes away on foot; Hampstead station, on the Northern line, is a third of a mile up the hill. The flat is let unfurnished.',
    ),
    price: 4995,
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: null,
    address: 'Garden Flat, 18 Thornfield Gardens, Hampstead, London NW3',
    location: 'Hampstead, London',
    outcode: 'NW3',
    latitude: 51.5541,
    longitude: -0.1716,
    transportDistances: { tube: 0.34, bus: 0.06, train: 0.3 },
    keyFeatures: [
      'Three bedrooms and two bathrooms',
      'Own front door',
      'Private garden with lawn',
      'Reception room with fireplace',
      'Kitchen with space to dine',
      'Unfurnished',
      'Close to Hampstead Heath',
    ],
    agent: staff.oliverPemble,
    materialInformation: {
      councilTaxBand: 'G',
      tenure: null,
      leaseYearsRemaining: null,
      groundRent: null,
      serviceCharge: null,
      deposit: fiveWeeksRent(4995),
      parking: 'Residents’ permit, Camden',
      heating: 'Gas boiler, underfloor in the kitchen',
      broadband: 'Superfast, up to 76 Mbps',
    },
    publishedAt: '2026-10-21T08:50:00.000Z',
    updatedAt: '2026-11-03T16:10:00.000Z',
  },
  drawing: { seed: 5, imageCount: 13, exterior: 'victorian terrace', time: 'morning', view: 'garden' },
  epc: { current: 64, potential: 77 },
  floorplan: true,
};
