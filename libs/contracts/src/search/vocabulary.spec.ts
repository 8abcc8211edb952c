import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { searchCriteriaSchema } from '../search-criteria.js';
import {
  choicesBeyond,
  choicesOf,
  choicesUpTo,
  criterionNames,
  criterionOf,
  type CriterionName,
  readSearch,
  saidOf,
  sayCriterion,
  searchQuery,
} from './index.js';

/** Values that a program may send for a criterion. */
function valuesOf(name: CriterionName): fc.Arbitrary<number | string> {
  const { kind, number, most = 0 } = criterionOf(name);
  if (kind === 'upTo') return fc.constantFrom(...choicesOf(name));
  if (kind === 'place')
    return fc
      .string({ minLength: 1, maxLength: most })
      .map((text) => text.trim())
      .filter((text) => text !== '');
  return number === 'whole'
    ? fc.integer({ min: 1, max: most })
    : fc.integer({ min: 1, max: most * 100 }).map((hundredths) => hundredths / 100);
}
const read = (query: string) => readSearch(new URLSearchParams(query));

describe.each(criterionNames)('the criterion %s', (name) => {
  const declared = criterionOf(name);

  it('is read from the query string as it was written, and taken by the contract', () => {
    fc.assert(
      fc.property(valuesOf(name), (value) => {
        const search = { listingType: 'rent', criteria: { [name]: value } } as const;
        expect(readSearch(searchQuery('rent', search.criteria))).toEqual(search);
        expect(searchCriteriaSchema.parse(search.criteria)).toEqual(search.criteria);
      }),
    );
  });

  it('gives nothing that the contract refuses, whatever the query string holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (text) => {
        const { criteria } = readSearch(new URLSearchParams({ [name]: text }));
        expect(searchCriteriaSchema.safeParse(criteria).success).toBe(true);
      }),
    );
  });

  it('of a repeated parameter is the first', () => {
    fc.assert(
      fc.property(valuesOf(name), valuesOf(name), (one, other) => {
        const query = new URLSearchParams([
          [name, String(one)],
          [name, String(other)],
        ]);
        expect(readSearch(query).criteria).toEqual({ [name]: one });
      }),
    );
  });

  it('has words, and a field of the index unless it is of the place', () => {
    expect(declared.chip).toContain('{}');
    expect(declared.none).not.toBe('');
    expect(declared.index === undefined).toBe(['place', 'radius'].includes(declared.kind));
    if (declared.label) {
      expect(declared.option).toContain('{}');
      expect(declared.choices?.length).toBeGreaterThan(1);
      expect(declared.group).toBeTruthy();
    }
  });
});

describe('what is out of bounds', () => {
  it('is clamped in a query string and refused from a program', () => {
    expect(read('beds=999&baths=51&radius=101&maxPrice=99999999999&maxTubeDistance=5000').criteria).toEqual({
      beds: 50,
      baths: 50,
      radius: 100,
      maxPrice: 1_000_000_000,
      maxTubeDistance: 1000,
    });
    for (const criteria of [{ beds: 999 }, { radius: 101 }, { maxTubeDistance: 5000 }])
      expect(searchCriteriaSchema.safeParse(criteria).success).toBe(false);
  });

  it('is no criterion where it is zero, negative, a word or another notation', () => {
    expect(
      read('beds=0&baths=-1&minPrice=1e5&maxPrice=2.5&maxTubeDistance=near&location=%20').criteria,
    ).toEqual({});
  });
});

describe('a list', () => {
  it('lets in what comes before a choice, and asks less by those behind it', () => {
    expect(choicesUpTo('maxTubeDistance', 1)).toEqual([0.25, 0.5, 1]);
    expect(choicesBeyond('maxTubeDistance', 0.7)).toEqual([1, 2]);
    expect(choicesUpTo('maxCouncilTaxBand', 'C')).toEqual(['A', 'B', 'C']);
    expect(choicesBeyond('maxCouncilTaxBand', 'G')).toEqual(['H', 'I']);
  });

  it('has its own choices and no others', () => {
    expect(read('maxCouncilTaxBand=C&maxCouncilTaxBand=Z').criteria).toEqual({ maxCouncilTaxBand: 'C' });
    for (const none of ['Z', 'c', 'CC', '', '3', 'constructor'])
      expect([none, read(`maxCouncilTaxBand=${none}`).criteria]).toEqual([none, {}]);
    expect(searchCriteriaSchema.safeParse({ maxCouncilTaxBand: 'c' }).success).toBe(false);
  });
});

describe('a criterion in words', () => {
  it('says its value with its unit', () => {
    expect(sayCriterion('maxTubeDistance', 'Tube within {}', 1)).toBe('Tube within 1 mile');
    expect(sayCriterion('maxPrice', 'Up to {}', 2000, 'rent')).toBe('Up to £2,000 pcm');
    expect(sayCriterion('location', '{}', '$& $1')).toBe('$& $1');
    expect(saidOf({ beds: 2, maxBusDistance: 0.25, maxCouncilTaxBand: 'C' }, 'inHead')).toEqual([
      'within 0.25 miles of a bus stop',
      'council tax up to band C',
    ]);
  });
});
