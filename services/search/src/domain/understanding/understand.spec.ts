import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { understand } from './understand.js';
import { CRITERIA, type ListingType } from './understanding.types.js';

const listingTypes: readonly ListingType[] = ['sale', 'rent'];

describe('the two searches everything is built for', () => {
  it('reads a flat in Clapham under a price', () => {
    expect(understand('two bed flat in Clapham under £600k', 'sale').criteria).toEqual({
      beds: 2,
      location: 'Clapham',
      maxPrice: 600_000,
    });
  });

  it('reads a rent near a tube', () => {
    expect(understand('1 bed near a tube, max £2,000 pcm', 'rent').criteria).toEqual({
      beds: 1,
      maxPrice: 2000,
      maxTubeDistance: 0.5,
    });
  });
});

describe('what an answer tells besides the criteria', () => {
  it('names the words each criterion came from', () => {
    const query = '2 bed flat near Balham station';
    const parts = understand(query, 'sale').parts.map(({ criterion, text }) => [criterion, text]);
    expect(parts).toEqual([
      ['beds', '2 bed'],
      ['propertyType', 'flat'],
      ['maxTrainDistance', 'near Balham station'],
      ['location', 'Balham'],
    ]);
  });

  it('says that near without a figure is half a mile', () => {
    const [part] = understand('near a tube', 'rent').parts;
    expect(part).toMatchObject({ criterion: 'maxTubeDistance', value: 0.5, confidence: 'likely' });
    expect(part?.note).toContain('0.5 miles');
  });

  it('says how a misspelt place was read', () => {
    expect(understand('batersea', 'sale').parts[0]).toMatchObject({
      value: 'Battersea',
      confidence: 'likely',
    });
  });

  it('takes a place it does not know as typed, as a guess', () => {
    expect(understand('cottage in Little Snoring', 'sale').parts).toContainEqual(
      expect.objectContaining({ criterion: 'location', value: 'Little Snoring', confidence: 'guess' }),
    );
  });

  it('names a place that is no part of the list', () => {
    const { criteria, wishes, notes } = understand('Clapham, 2 bed flat that looks like Balham', 'sale');
    expect([criteria.location, wishes?.places]).toEqual(['Clapham', undefined]);
    expect(notes).toContain('Also mentioned, and not searched: Balham.');
  });

  it('keeps both sides of a contradiction and says so', () => {
    const { criteria, notes } = understand('under 300k and over 500k', 'sale');
    expect(criteria).toEqual({ maxPrice: 300_000, minPrice: 500_000 });
    expect(notes).toContain('The least price is above the greatest, so nothing can match both.');
  });

  it('names the places that share a name, unless the text says which', () => {
    const note = (text: string) => understand(text, 'sale').notes.join(' ');
    expect(note('Newport')).toContain('There is more than one Newport: Wales, Isle of Wight');
    expect(note('Newport, Isle of Wight')).toBe('');
  });

  it('excludes each place of a list', () => {
    const { criteria, wishes } = understand('not in Hackney, Dalston or Clapton, 2 bed', 'sale');
    expect(criteria).toEqual({ beds: 2 });
    expect(wishes).toEqual({ notPlaces: ['Hackney', 'Dalston', 'Clapton'] });
  });

  it('keeps the home one has apart from the home one looks for', () => {
    const { criteria, notes } = understand('selling our 3 bed in Leyton, need 4 beds in Woodford', 'sale');
    expect(criteria).toEqual({ beds: 4, location: 'Woodford' });
    expect(notes).toEqual(['“selling our 3 bed in Leyton” was read as where you live now.']);
  });

  it.each(['Wir suchen eine Wohnung in Wimbledon', 'busco casa en Wimbledon', 'квартира Wimbledon'])(
    'reads what it can of another language, and says so: %s',
    (text) => {
      const { criteria, notes } = understand(text, 'sale');
      expect(criteria).toEqual({ location: 'Wimbledon' });
      expect(notes.join()).toContain('This search reads English');
    },
  );

  it("takes one person's share of a rent once for each bedroom, or leaves it out", () => {
    expect(understand('4 bed in Leeds, £120 pppw', 'rent').criteria.maxPrice).toBe(2080);
    expect(understand('Leeds, £120 per person per week', 'rent').criteria.maxPrice).toBeUndefined();
  });

  it('tells what the text says about buying or renting, whichever button was pressed', () => {
    expect(understand('flat to rent in Bow', 'sale').listingType).toBe('rent');
    expect(understand('I want to buy a house', 'rent').listingType).toBe('sale');
    expect(understand('2 bed flat', 'sale').listingType).toBeUndefined();
  });

  it('shows what it did not understand', () => {
    const { unrecognised } = understand('2 bed flat with a south facing balcony in Bow', 'sale');
    expect(unrecognised.map(({ text }) => text)).toEqual(['south facing']);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...'2 3+ £ 600k 1.2m bed bath beds studio or and not in near Bath Clapham SW11 SE1 9SG tube station bus within 10 minutes walk of half a mile under over between to - pcm pw max min __proto__ constructor toString &amp; <b> ½ more than Santa'.split(
            ' ',
          ),
        ),
        fc.string({ maxLength: 6 }),
        fc.integer().map(String),
      ),
      { maxLength: 40 },
    )
    .map((words) => words.join(' ')),
);

describe('a very long text', () => {
  it('is read from its beginning, past emoji and markup, and says so when it was cut', () => {
    const long = understand(`2 bed flat in Clapham ${'lorem ipsum '.repeat(900)}`, 'sale');
    expect(long.criteria).toEqual({ beds: 2, location: 'Clapham' });
    expect(long.notes).toContain('The text is very long; only its beginning was read.');
    expect(understand(`${'🏠'.repeat(4000)} 2 bed flat in Clapham`, 'sale').criteria).toEqual({
      beds: 2,
      location: 'Clapham',
    });
  });
});

describe('council tax', () => {
  it.each([
    ['council tax band C or below', 'C', 'certain', 'council tax band C or below'],
    ['3 bed in Cheam, max council tax band d', 'D', 'certain', 'max council tax band d'],
    ['council tax no higher than band C, near a tube', 'C', 'certain', 'council tax no higher than band C'],
    ['council tax below band D', 'C', 'certain', 'council tax below band D'],
    ['a flat with council tax up to B please', 'B', 'certain', 'council tax up to B'],
    ['council tax A to C', 'C', 'likely', 'council tax A to C'],
    ['council tax band A-C', 'C', 'likely', 'council tax band A-C'],
    ['band C council tax and a garden', 'C', 'likely', 'band C council tax'],
    ['council tax band A and a garden', 'A', 'likely', 'council tax band A'],
    ['council tax band D plus parking', 'D', 'likely', 'council tax band D'],
  ])('of “%s” is up to %s', (text, band, confidence, words) => {
    const { criteria, parts } = understand(text, 'sale');
    expect(criteria.maxCouncilTaxBand).toBe(band);
    expect(parts).toContainEqual(
      expect.objectContaining({ criterion: 'maxCouncilTaxBand', value: band, confidence, text: words }),
    );
  });

  it('leaves the comparators of prices to them', () => {
    expect(understand('£2,000 max council tax band C max 2 beds', 'rent').criteria).toMatchObject({
      maxPrice: 2000,
      maxCouncilTaxBand: 'C',
    });
    expect(understand('council tax band D and up to 400k', 'sale').criteria).toEqual({
      maxPrice: 400_000,
      maxCouncilTaxBand: 'D',
    });
  });

  it('is no filter where it is a least band, not wanted, or no band at all', () => {
    const above = understand('council tax band D or above', 'sale');
    expect(above.criteria).toEqual({});
    expect(above.notes.join(' ')).toContain('“council tax band D or above” was left out');
    for (const text of [
      'council tax a must',
      'low council tax',
      'council tax I can afford',
      'EPC band C',
      'ex council B flat',
      'council tax below band A',
    ])
      expect([text, understand(text, 'sale').criteria.maxCouncilTaxBand]).toEqual([text, undefined]);
  });
});

describe('any text at all', () => {
  it('gives none but the declared criteria, each within its bounds', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...listingTypes), (text, listingType) => {
        const { criteria } = understand(text, listingType);
        for (const [key, value] of Object.entries(criteria)) {
          expect(CRITERIA).toContain(key);
          if (typeof value === 'string') expect(value.trim()).not.toBe('');
          else expect([value, Number.isFinite(value) && value > 0 && value <= 1e9]).toEqual([value, true]);
        }
        if (criteria.beds !== undefined) expect(criteria.beds).toBeLessThanOrEqual(50);
      }),
      { numRuns: 2000 },
    );
  });

  it('quotes its own words exactly', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...listingTypes), (text, listingType) => {
        const { parts, unrecognised } = understand(text, listingType);
        for (const { text: words, start, end } of [...parts, ...unrecognised]) {
          expect(text.slice(start, end)).toBe(words);
          expect(end).toBeGreaterThan(start);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('has a part for each criterion, with its value', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...listingTypes), (text, listingType) => {
        const { criteria, parts } = understand(text, listingType);
        const fromParts = parts.filter(({ criterion }) =>
          (CRITERIA as readonly string[]).includes(criterion),
        );
        expect(Object.fromEntries(fromParts.map(({ criterion, value }) => [criterion, value]))).toEqual(
          criteria,
        );
        expect(fromParts).toHaveLength(Object.keys(criteria).length);
      }),
      { numRuns: 2000 },
    );
  });

  it('answers 10,000 characters in time that grows no faster than the text', () => {
    for (const words of [
      'near the tube ',
      '1 ',
      'Clapham or ',
      'one hundred ',
      'qwertish ',
      '£,',
      'in ',
      'a',
      'hundred and ',
      'min max ',
    ]) {
      const time = (length: number): number => {
        const text = words.repeat(length).slice(0, length);
        const runs = Array.from({ length: 9 }, () => {
          const start = performance.now();
          understand(text, 'sale');
          return performance.now() - start;
        });
        return Math.min(...runs);
      };
      // Eight times the text; the factor of 30 leaves room for a busy machine and none for a square.
      const short = time(1250);
      expect([words, time(10_000) < 30 * short + 5]).toEqual([words, true]);
    }
  });
});
