import type { ListingDetail } from '@lintel/web';
import { describe, expect, it } from 'vitest';
import { factsOf } from './property-facts.js';

const listing = {
  propertyType: 'flat',
  status: 'underOffer',
  publishedAt: '2026-11-21T00:30:00Z',
  materialInformation: null,
} as ListingDetail;

const nothingGiven: NonNullable<ListingDetail['materialInformation']> = {
  councilTaxBand: null,
  tenure: null,
  leaseYearsRemaining: null,
  groundRent: null,
  serviceCharge: null,
  deposit: null,
  parking: null,
  heating: null,
  broadband: null,
};

describe('the table of facts', () => {
  it('says what every listing has', () => {
    expect(factsOf(listing)).toEqual([
      { name: 'Property type', value: 'Flat/Apartment' },
      { name: 'Status', value: 'Under Offer' },
      { name: 'Added', value: '21 Nov 2026' },
    ]);
  });

  it('adds material information when the agent has given it', () => {
    const facts = factsOf({
      ...listing,
      materialInformation: {
        ...nothingGiven,
        tenure: 'shareOfFreehold',
        leaseYearsRemaining: 1,
        groundRent: 0,
        serviceCharge: 2400,
        councilTaxBand: 'D',
      },
    });
    expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Property type: Flat/Apartment',
      'Status: Under Offer',
      'Tenure: Share of freehold',
      'Lease remaining: 1 year',
      'Ground rent: None',
      'Service charge: £2,400 a year',
      'Council tax: Band D',
      'Added: 21 Nov 2026',
    ]);
  });
});
