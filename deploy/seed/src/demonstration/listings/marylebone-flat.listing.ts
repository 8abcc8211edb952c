import { staff } from '../agencies.js';
import type { DemonstrationListing } from '../demonstration-listing.js';
import { fiveWeeksRent, paragraphs } from '../prose.js';

export const maryleboneFlat: DemonstrationListing = {
  listing: {
    id: 2,
    listingType: 'rent',
    status: 'available',
    propertyType: 'flat',
    title: 'Two-bedroom mansion flat off Baker Street, Marylebone',
    description: paragraphs(
      'On the second floor of a red-brick mansion block with a porter and a lift, this flat looks over the street to the front and a quiet courtyard behind. The rooms open from a wide central hall, and the ceilings and cornices are as they were when the block was finished in 1904.',
      'The reception room has a bay of three sash windows and space to dine. The kitchen is separate and was refitted last year. The principal bedroom has its own shower room; the second, also a double, is beside the bathroom.',
      'The flat is let furnished, with heating and hot water from the building’s own plant included in the rent. Baker Street station is under a quarter of a mile away, and Marylebone High Street and Regent’s Park are both a short walk.',
    ),
    price: 4950,
    bedrooms: 2,
    bathrooms: 2,
    squareFeet: 918,
    address: 'Flat 14, Aldford Mansions, Montrose Street, Marylebone, London W1U',
    location: 'Marylebone, London',
    outcode: 'W1U',
    latitude: 51.5206,
    longitude: -0.1527,
    transportDistances: {
      tube: 0.22,
      bus: 0.17,
      train: 0.47,
      tubeStop: 'Baker Street',
      busStop: 'Dorset Street',
      trainStop: 'Bond Street',
    },
    keyFeatures: [
      'Two double bedrooms',
      'Two bathrooms, one en suite',
      'Second floor with lift',
      'Resident porter',
      'Heating and hot water included in the rent',
      'Furnished',
      'Baker Street station 0.2 miles',
    ],
    agent: staff.julianAshcombe,
    materialInformation: {
      councilTaxBand: 'G',
      tenure: null,
      leaseYearsRemaining: null,
      groundRent: null,
      serviceCharge: null,
      deposit: fiveWeeksRent(4950),
      parking: 'Residents’ permit, Westminster',
      heating: 'Communal system, included in the rent',
      broadband: 'Full fibre, up to 900 Mbps',
    },
    publishedAt: '2026-11-16T10:40:00.000Z',
    updatedAt: '2026-11-16T10:40:00.000Z',
  },
  drawing: {
    seed: 2,
    imageCount: 12,
    exterior: 'mansion block',
    time: 'overcast',
    view: 'street',
    without: ['balcony', 'living-room-fireplace', 'study'],
  },
  epc: { current: 71, potential: 78 },
  floorplan: [
    {
      name: 'Second Floor',
      rooms: ['Reception Room', 'Kitchen', 'Bedroom 1', 'Bedroom 2', 'Shower Room', 'Bathroom'],
    },
  ],
};
