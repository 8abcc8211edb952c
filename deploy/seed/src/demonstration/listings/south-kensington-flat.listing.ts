import { staff } from '../agencies.js';
import type { DemonstrationListing } from '../demonstration-listing.js';
import { fiveWeeksRent, paragraphs } from '../prose.js';

export const southKensingtonFlat: DemonstrationListing = {
  listing: {
    id: 10,
    listingType: 'rent',
    status: 'available',
    propertyType: 'flat',
    title: 'One-bedroom flat with a drawing room, South Kensington',
    description: paragraphs(
      'A raised ground floor flat in a white stucco terrace between Gloucester Road and the museums. The drawing room has its original plasterwork, a marble fireplace and a pair of tall windows to a west-facing balcony.',
      'The bedroom is at the back, away from the street, with a dressing area and fitted wardrobes; the bathroom next to it has both a bath and a walk-in shower. The kitchen is separate and has a window of its own, which is rare here.',
      'The flat is let furnished to a professional standard, with weekly cleaning of the common parts. Gloucester Road and South Kensington stations are each about a quarter of a mile away, for the Piccadilly, District and Circle lines.',
    ),
    price: 4950,
    bedrooms: 1,
    bathrooms: 1,
    squareFeet: 812,
    address: 'Flat 1, 44 Harcourt Crescent, South Kensington, London SW7',
    location: 'South Kensington, London',
    outcode: 'SW7',
    latitude: 51.4931,
    longitude: -0.1782,
    transportDistances: {
      tube: 0.21,
      bus: 0.06,
      train: 0.84,
      tubeStop: 'South Kensington',
      busStop: 'Stanhope Gardens',
      trainStop: 'West Brompton',
    },
    keyFeatures: [
      'One bedroom with dressing area',
      'Drawing room with tall windows',
      'Original plasterwork and marble fireplace',
      'West-facing balcony',
      'Separate kitchen',
      'Furnished',
    ],
    agent: staff.julianAshcombe,
    materialInformation: {
      councilTaxBand: 'F',
      tenure: null,
      leaseYearsRemaining: null,
      groundRent: null,
      serviceCharge: null,
      deposit: fiveWeeksRent(4950),
      parking: 'Residents’ permit, Kensington and Chelsea',
      heating: 'Gas boiler and radiators',
      broadband: 'Full fibre, up to 500 Mbps',
    },
    publishedAt: '2026-08-20T08:25:00.000Z',
    updatedAt: '2026-08-20T08:25:00.000Z',
  },
  drawing: { seed: 10, imageCount: 8, exterior: 'georgian townhouse', time: 'overcast', view: 'street' },
  epc: { current: 70, potential: 76 },
  floorplan: [
    {
      name: 'Raised Ground Floor',
      rooms: ['Drawing Room', 'Kitchen', 'Bedroom', 'Dressing Area', 'Bathroom'],
    },
  ],
};
