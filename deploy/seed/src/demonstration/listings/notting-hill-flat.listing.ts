import { staff } from '../agencies.js';
import type { DemonstrationListing } from '../demonstration-listing.js';
import { fiveWeeksRent, paragraphs } from '../prose.js';

export const nottingHillFlat: DemonstrationListing = {
  listing: {
    id: 8,
    listingType: 'rent',
    status: 'available',
    propertyType: 'flat',
    title: 'Two-bedroom first-floor flat on a garden square, Notting Hill',
    description: paragraphs(
      'The first floor of a stucco-fronted house on the sunny side of the square. The reception room runs the full width of the building, with two tall windows opening on to a balcony and a ceiling height of 11 feet 6 inches.',
      'The kitchen adjoins the reception room and is fitted with everything a keen cook will want. Both bedrooms are at the back and look over the gardens behind: one is a generous double with a wall of wardrobes and the other a smaller double. There is one bathroom, with a bath and a separate shower.',
      'The flat has use of the communal gardens, for which the landlord pays. It is let furnished. Holland Park station is a quarter of a mile away, and Notting Hill Gate, with the Circle and District lines, is under half a mile.',
    ),
    price: 4950,
    bedrooms: 2,
    bathrooms: 1,
    squareFeet: 864,
    address: 'Flat 3, 76 Wexcombe Square, Notting Hill, London W11',
    location: 'Notting Hill, London',
    outcode: 'W11',
    latitude: 51.5112,
    longitude: -0.2052,
    transportDistances: { tube: 0.26, bus: 0.07, train: 0.66 },
    keyFeatures: [
      'Two double bedrooms',
      'Bathroom with separate shower',
      'Reception room with balcony',
      'Ceiling height of 11 feet 6 inches',
      'Use of communal gardens',
      'Furnished',
      'Holland Park station 0.3 miles',
    ],
    agent: staff.rowanTalbot,
    materialInformation: {
      councilTaxBand: 'F',
      tenure: null,
      leaseYearsRemaining: null,
      groundRent: null,
      serviceCharge: null,
      deposit: fiveWeeksRent(4950),
      parking: 'Residents’ permit, Kensington and Chelsea',
      heating: 'Gas boiler and radiators',
      broadband: 'Superfast, up to 67 Mbps',
    },
    publishedAt: '2026-09-17T15:45:00.000Z',
    updatedAt: '2026-09-17T15:45:00.000Z',
  },
  drawing: { seed: 8, imageCount: 10, exterior: 'georgian townhouse', time: 'morning', view: 'garden' },
  epc: { current: 67, potential: 75 },
  floorplan: true,
};
