import type { ListingDetail } from './property-queries.js';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { materialInformationOf } from './material-information.js';

type Given = NonNullable<ListingDetail['materialInformation']>;

const nothingGiven: Given = {
  councilTaxBand: null,
  tenure: null,
  leaseYearsRemaining: null,
  groundRent: null,
  serviceCharge: null,
  deposit: null,
  parking: null,
  heating: null,
  broadband: null,
  floodRisk: null,
  restrictions: null,
};

const home = (given: Partial<Given> | null, more: Partial<ListingDetail> = {}) =>
  ({
    listingType: 'sale',
    propertyType: 'flat',
    status: 'underOffer',
    publishedAt: '2026-11-21T00:30:00Z',
    materialInformation: given && { ...nothingGiven, ...given },
    ...more,
  }) as ListingDetail;

const lines = (listing: ListingDetail) =>
  materialInformationOf(listing).groups.map(({ title, facts }) => [
    title,
    ...facts.map(({ name, value }) => `${name}: ${value}`),
  ]);

describe('material information', () => {
  it('begins with what every listing has', () => {
    expect(lines(home(null))).toEqual([
      ['The home', 'Property type: Flat/Apartment', 'Status: Under Offer', 'Added: 21 Nov 2026'],
    ]);
  });

  it('shows all that the agent has given, in groups', () => {
    const listing = home({
      tenure: 'leasehold',
      leaseYearsRemaining: 964,
      groundRent: 0,
      serviceCharge: 5860,
      councilTaxBand: 'G',
      parking: 'Lock-up garage',
      heating: 'Gas boiler and radiators',
      broadband: 'Full fibre, up to 900 Mbps',
      floodRisk: 'Very low, rivers and surface water',
      restrictions: 'No pets without consent',
    });
    expect(lines(listing).slice(1)).toEqual([
      [
        'Ownership and costs',
        'Tenure: Leasehold, 964 years left on the lease',
        'Ground rent: None',
        'Service charge: £5,860 a year',
        'Council tax: Band G',
      ],
      [
        'Parking and services',
        'Parking: Lock-up garage',
        'Heating: Gas boiler and radiators',
        'Broadband: Full fibre, up to 900 Mbps',
      ],
      [
        'Risks and limits',
        'Flood risk: Very low, rivers and surface water',
        'Restrictions: No pets without consent',
      ],
    ]);
    expect(materialInformationOf(listing).missing).toEqual([]);
  });

  it('counts one year as one, and shows a lease without its tenure', () => {
    expect(lines(home({ tenure: 'shareOfFreehold', leaseYearsRemaining: 1 }))[1]).toContain(
      'Tenure: Share of freehold, 1 year left on the lease',
    );
    expect(lines(home({ leaseYearsRemaining: 94 }))[1]).toContain('Tenure: 94 years left on the lease');
  });

  it('names what is missing: of a lease to a buyer, of a deposit to a renter', () => {
    const common = ['council tax band', 'parking', 'heating', 'broadband', 'flood risk', 'restrictions'];
    const missing = (listing: ListingDetail) => materialInformationOf(listing).missing;
    expect(missing(home(null))).toEqual(['tenure', ...common]);
    expect(missing(home({ tenure: 'freehold' }))).toEqual(common);
    expect(missing(home({ tenure: 'leasehold' }))).toEqual(['ground rent', 'service charge', ...common]);
    expect(missing(home(null, { listingType: 'rent' }))).toEqual(['deposit', ...common]);
    expect(missing(home({ tenure: 'freehold' }, { propertyType: 'land' }))).toEqual([
      'parking',
      'flood risk',
      'restrictions',
    ]);
  });

  it('never both shows a fact and calls it missing', () => {
    const text = fc.option(fc.constantFrom('', 'Some words'), { nil: null });
    const amount = fc.option(fc.nat(), { nil: null });
    fc.assert(
      fc.property(
        fc.record({
          councilTaxBand: fc.constantFrom(null, 'A', 'H'),
          tenure: fc.constantFrom(null, 'freehold' as const, 'leasehold' as const),
          leaseYearsRemaining: amount,
          groundRent: amount,
          serviceCharge: amount,
          deposit: amount,
          parking: text,
          heating: text,
          broadband: text,
          floodRisk: text,
          restrictions: text,
        }),
        fc.constantFrom('sale' as const, 'rent' as const),
        (given, listingType) => {
          const { groups, missing } = materialInformationOf(home(given, { listingType }));
          const shown = groups.flatMap(({ facts }) => facts.map(({ name }) => name.toLowerCase()));
          expect(missing.filter((name) => shown.some((fact) => name.startsWith(fact)))).toEqual([]);
          expect(groups.every(({ facts }) => facts.every(({ value }) => value !== ''))).toBe(true);
        },
      ),
    );
  });
});
