import { describe, expect, it } from '@jest/globals';
import { listingExample } from './listing.example.js';
import { listingPublished, listingUpdated } from './listing-events.js';

describe('an event of before fields were added', () => {
  it('is read without the names of stops, the flood risk and the restrictions', () => {
    const { floodRisk: _risk, restrictions: _restrictions, ...said } = listingExample.materialInformation!;
    const { tube, bus, train } = listingExample.transportDistances!;
    const older = {
      ...listingExample,
      transportDistances: { tube, bus, train },
      materialInformation: said,
    };
    expect(listingPublished.schema.parse(older)).toEqual(older);
  });

  it('is read with nulls where nothing is known', () => {
    const unknown = {
      ...listingExample,
      transportDistances: {
        tube: 0.3,
        bus: null,
        train: null,
        tubeStop: null,
        busStop: null,
        trainStop: null,
      },
    };
    expect(listingPublished.schema.parse(unknown)).toEqual(unknown);
  });

  it('is read without what its price was before, and with it', () => {
    const { reduction, ...older } = listingUpdated.example;
    expect(reduction).toEqual({ from: 575_000, at: '2026-03-02T09:30:00.000Z' });
    expect(listingUpdated.schema.parse(older)).toEqual(older);
    expect(listingUpdated.schema.parse(listingUpdated.example)).toEqual(listingUpdated.example);
  });

  it('never has a stop without a name', () => {
    const nameless = { ...listingExample.transportDistances!, tubeStop: '' };
    expect(
      listingPublished.schema.safeParse({ ...listingExample, transportDistances: nameless }).success,
    ).toBe(false);
  });
});
