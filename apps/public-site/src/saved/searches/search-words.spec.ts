import { toSaved, type Search } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { createdText, orMoreText, otherFilters, placeText, priceRangeText } from './search-words.js';

const saved = (search: Partial<Search>) =>
  toSaved(
    { listingType: 'sale', criteria: {}, ...search },
    { id: 's', name: 'Homes', dateCreated: '', alertFrequency: 'daily' },
  );
const area = { north: 51.5, east: 0.1, south: 51.4, west: -0.1 };

describe('the card of a saved search says', () => {
  it.each([
    ['sale', {}, 'Any price'],
    ['sale', { minPrice: 300_000 }, 'From £300,000'],
    ['sale', { maxPrice: 1_500_000 }, 'Up to £1,500,000'],
    ['sale', { minPrice: 300_000, maxPrice: 500_000 }, '£300,000 to £500,000'],
    ['rent', { maxPrice: 2_000 }, 'Up to £2,000 pcm'],
    ['rent', { minPrice: 1_000, maxPrice: 2_000 }, '£1,000 to £2,000 pcm'],
  ] as const)('the price range for %s with %o: %s', (listingType, criteria, text) => {
    expect(priceRangeText(saved({ listingType, criteria }))).toBe(text);
  });

  it('where it looks', () => {
    expect(placeText(saved({ criteria: { location: 'Clapham' }, area }))).toBe('Clapham');
    expect(placeText(saved({ area }))).toBe('An area of the map');
    expect(placeText(saved({}))).toBe('Anywhere');
  });

  it('beds and baths as N+', () => {
    expect(orMoreText(2)).toBe('2+');
    expect(orMoreText(null)).toBe('Any');
  });

  it('whatever else narrows it', () => {
    expect(otherFilters(saved({}))).toEqual([]);
    expect(
      otherFilters(
        saved({
          criteria: {
            location: 'Clapham',
            maxTubeDistance: 0.5,
            maxTrainDistance: 1,
            maxCouncilTaxBand: 'C',
          },
          propertyTypes: ['maisonette', 'flat'],
          area,
        }),
      ),
    ).toEqual([
      'Flats and maisonettes',
      'Within 0.5 miles of the tube',
      'Within 1 mile of a train',
      'Council tax up to band C',
      'Inside an area of the map',
    ]);
  });

  it('what it wishes for', () => {
    const wishes = { places: ['Balham'], features: ['garden' as const], notPlaces: ['Brixton'] };
    const wished = saved({ criteria: { location: 'Clapham' }, wishes });
    expect(placeText(wished)).toBe('Clapham or Balham');
    expect(otherFilters(wished)).toEqual(['Garden', 'Not in Brixton']);
  });

  it('when it was created, in London', () => {
    expect(createdText('2026-11-21T09:00:00.000Z')).toBe('Nov 21, 2026');
    expect(createdText('2026-06-30T23:30:00.000Z')).toBe('Jul 1, 2026');
  });
});
