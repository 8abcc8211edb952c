import { featureNames, propertyTypes, wishLimits } from '@lintel/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listingSorts } from '../search-request.js';
import { understand } from './understand.js';

const wishesOf = (text: string, type: 'sale' | 'rent' = 'rent') => understand(text, type).wishes;
const partsOf = (text: string) => understand(text, 'rent').parts;

describe('the sentence that portals fail', () => {
  const text =
    'two beds in Clapham or Balham, garden, not a basement, cats, half an hour to Bank, under £2,400';

  it('is read whole', () => {
    const { criteria, wishes, unrecognised } = understand(text, 'rent');
    expect(criteria).toEqual({ beds: 2, location: 'Clapham', maxPrice: 2400 });
    expect(wishes).toEqual({
      places: ['Clapham', 'Balham'],
      features: ['garden', 'pets'],
      notFeatures: ['basement'],
      commute: { to: 'Bank', minutes: 30 },
    });
    expect(unrecognised).toEqual([]);
  });

  it('has a part for each wish, with its words', () => {
    expect(partsOf(text).map(({ criterion, value, text: words }) => [criterion, value, words])).toEqual([
      ['beds', 2, 'two beds'],
      ['location', 'Clapham', 'Clapham'],
      ['places', 'Balham', 'Balham'],
      ['features', 'garden', 'garden'],
      ['notFeatures', 'basement', 'not a basement'],
      ['features', 'pets', 'cats'],
      ['commute', 'Bank|30', 'half an hour to Bank'],
      ['maxPrice', 2400, 'under £2,400'],
    ]);
  });
});

describe('what is no wish', () => {
  it.each([
    'no pets',
    'no garden needed',
    "don't need parking",
    'parking not needed',
    'garden not essential',
    'no DSS',
    'leasehold is fine',
    "don't mind if furnished or not",
    'near an underground station',
    'a house share',
    'above a shop',
  ])('“%s”', (text) => {
    expect(wishesOf(text)).toBeUndefined();
  });
});

describe('what excludes', () => {
  it.each([
    ['no leasehold', { notFeatures: ['leasehold'] }],
    ['not a basement', { notFeatures: ['basement'] }],
    ['not a basement or ground floor', { notFeatures: ['basement', 'ground-floor'] }],
    ['anything but a new build', { notFeatures: ['new-build'] }],
    ['avoid ground floor', { notFeatures: ['ground-floor'] }],
    ['not a terrace', { notFeatures: ['terraced'] }],
    ['not a flat', { notPropertyTypes: ['flat'] }],
    ['no flats or maisonettes', { notPropertyTypes: ['flat', 'maisonette'] }],
    ['no basement flats', { notFeatures: ['basement'] }],
    ['not a basement, garden', { features: ['garden'], notFeatures: ['basement'] }],
    ['not in Balham', { notPlaces: ['Balham'] }],
    ['anywhere except Brixton', { notPlaces: ['Brixton'] }],
  ])('“%s”', (text, wishes) => {
    expect(wishesOf(text)).toEqual(wishes);
  });
});

describe('what is wanted', () => {
  it.each([
    ['we have two cats', { features: ['pets'] }],
    ['with a dog', { features: ['pets'] }],
    ['flat or maisonette', { propertyTypes: ['flat', 'maisonette'] }],
    ['garden or balcony', { anyOf: [['garden', 'balcony']] }],
    ['garden, terrace or balcony', { anyOf: [['garden', 'terrace', 'balcony']] }],
    ['parking, garden or balcony', { features: ['parking'], anyOf: [['garden', 'balcony']] }],
    ['study or home office', { features: ['study'] }],
    ['a balconey and a garrage', { features: ['balcony', 'garage'] }],
    ['a landlord who takes students', { features: ['students'] }],
    ['cheapest first', { sort: 'priceAscending' }],
    ['most expensive first', { sort: 'priceDescending' }],
    ['newest flats', { sort: 'newest', propertyTypes: ['flat'] }],
    ['closest first', { sort: 'nearest' }],
  ])('“%s”', (text, wishes) => {
    expect(wishesOf(text)).toEqual(wishes);
  });

  it('as alternatives has one part, named as their key', () => {
    expect(partsOf('garden or balcony')).toMatchObject([
      { criterion: 'anyOf', value: 'balcony|garden', text: 'garden or balcony' },
    ]);
  });

  it.each([
    ['must have parking', 'must'],
    ['parking is essential', 'must'],
    ['need a parking space', 'must'],
    ['ideally parking', 'ideally'],
    ['parking preferred', 'ideally'],
    ['parking would be nice', 'ideally'],
    ['bonus if it has parking', 'ideally'],
    ['parking', undefined],
    ['need 2 beds, parking', undefined],
  ])('“%s” matters: %s', (text, strength) => {
    expect(partsOf(text).find(({ value }) => value === 'parking')?.strength).toBe(strength);
  });

  it('keeps the strengths of a list apart', () => {
    const strengths = partsOf('must have a garage and a utility room, ideally a conservatory or a study').map(
      ({ value, strength }) => [value, strength],
    );
    expect(strengths).toEqual([
      ['garage', 'must'],
      ['utility-room', 'must'],
      ['conservatory|study', 'ideally'],
    ]);
  });
});

describe('a journey', () => {
  it.each([
    ['half an hour to Bank', 'Bank', 30],
    ['30 mins from Bank', 'Bank', 30],
    ['30 mins to bank', 'Bank', 30],
    ['within 45 minutes of Waterloo', 'Waterloo', 45],
    ["commute to King's Cross under 40 min", "King's Cross", 40],
    ['I work at Canary Wharf, 30 minutes max', 'Canary Wharf', 30],
    ['an hour and a half into Euston', 'Euston', 90],
    ['commute to Birmingham New Street 25 mins', 'Birmingham New Street', 25],
  ])('“%s”', (text, to, minutes) => {
    const { criteria, wishes, unrecognised } = understand(text, 'rent');
    expect([criteria, wishes, unrecognised]).toEqual([{}, { commute: { to, minutes } }, []]);
  });

  it.each([
    ["10 minutes' walk to the station", { maxTrainDistance: 0.5 }],
    ['15 mins from Clapham High Street', { location: 'Clapham High Street', maxTrainDistance: 0.75 }],
    ['20 minutes walk from Clapham', { location: 'Clapham' }],
  ])('is not “%s”', (text, criteria) => {
    expect(understand(text, 'rent')).toMatchObject({ criteria });
    expect(wishesOf(text)).toBeUndefined();
  });

  it('of no time, of a day or to nowhere is none, and a note says so', () => {
    for (const text of ['within 0 minutes of Bank', '9 hours to Bank', '30 min to Narnia']) {
      const { wishes, notes } = understand(text, 'rent');
      expect([text, wishes, notes.length]).toEqual([text, undefined, 1]);
    }
    expect(
      understand('30 min to Narnia', 'rent')
        .unrecognised.map(({ text }) => text)
        .join(),
    ).toContain('Narnia');
  });
});

describe('places', () => {
  it.each([
    ['Clapham or Balham', ['Clapham', 'Balham']],
    ['Tooting, Streatham, Norbury, Mitcham: 3 bed', ['Tooting', 'Streatham', 'Norbury', 'Mitcham']],
    ['between Balham and Tooting Bec', ['Balham', 'Tooting Bec']],
    ['Leeds or Xyzford', ['Leeds', 'Xyzford']],
    ['Clapham', undefined],
    ['Headingley, Leeds', undefined],
    ['in Clapham near Balham station', undefined],
    ['Sheffield, S11 or S7', undefined],
  ])('of “%s”', (text, places) => {
    expect(wishesOf(text)?.places).toEqual(places);
  });

  it('are the first twelve', () => {
    const text =
      'Wandsworth, Putney, Fulham, Battersea, Clapham, Balham, Tooting, Wimbledon, Earlsfield, Southfields, Streatham, Brixton or Peckham';
    const { wishes, notes } = understand(text, 'rent');
    expect(wishes?.places).toHaveLength(wishLimits.places);
    expect(notes).toContain('The first 12 places are searched, and no more.');
  });
});

describe('what cannot be', () => {
  it('wishes for neither side of a contradiction, and says so', () => {
    const { wishes, notes, parts } = understand('garden, no garden', 'rent');
    expect([wishes, parts]).toEqual([undefined, []]);
    expect(notes).toEqual(['“garden” is both wanted and not wanted, so it was left out.']);
    expect(wishesOf('flat, not a flat')).toBeUndefined();
  });

  it('leaves what nobody knows among the unrecognised', () => {
    const { wishes, unrecognised } = understand('3 bed with a helipad and a garage', 'sale');
    expect(wishes).toEqual({ features: ['garage'] });
    expect(unrecognised.map(({ text }) => text)).toEqual(['helipad']);
  });

  it('does not take the present home for the next one', () => {
    expect(
      wishesOf('selling our 2 bed flat in Leyton with a garden, want a 3 bed house in Chingford', 'sale'),
    ).toEqual({ propertyTypes: ['house'] });
  });
});

const words =
  'garden balcony no not a or and , / must ideally have pets flat house basement new build not needed essential is fine Clapham Balham Bank in to half an hour 30 minutes 0 commute cheapest first terrace parking avoid except anything but dont need ground floor top | __proto__ constructor'.split(
    ' ',
  );
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ')),
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 30 })
    .map((some) => `${some.join(' ')} `.repeat(400).slice(0, 10_000)),
);

describe('any text', () => {
  it('gives names of the closed lists alone, each once and each with its words', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { wishes = {}, parts, unrecognised } = understand(text, 'rent');
        const lists = [wishes.features, wishes.notFeatures, ...(wishes.anyOf ?? [])];
        for (const list of lists) {
          expect(list === undefined || list.length > 0).toBe(true);
          expect(new Set(list).size).toBe(list?.length ?? 0);
          for (const name of list ?? []) expect(featureNames).toContain(name);
        }
        for (const type of [...(wishes.propertyTypes ?? []), ...(wishes.notPropertyTypes ?? [])])
          expect(propertyTypes).toContain(type);
        if (wishes.sort) expect(listingSorts).toContain(wishes.sort);
        if (wishes.commute) {
          expect(wishes.commute.minutes).toBeGreaterThanOrEqual(1);
          expect(wishes.commute.minutes).toBeLessThanOrEqual(wishLimits.minutes);
        }
        for (const name of wishes.features ?? []) {
          expect(wishes.notFeatures ?? []).not.toContain(name);
          expect(
            parts.filter(({ criterion, value }) => criterion === 'features' && value === name),
          ).toHaveLength(1);
        }
        expect(wishes.places?.length ?? 2).toBeGreaterThan(1);
        for (const { start, end, text: said } of [...parts, ...unrecognised])
          expect(text.slice(start, end)).toBe(said);
      }),
      { numRuns: 600 },
    );
  });

  it('takes time that grows no faster than the text', () => {
    for (const repeated of [
      'garden or ',
      'not a basement, ',
      'no ',
      'ideally ',
      'hour to ',
      'Bank 30 mins ',
      'balconey ',
      'cheapest ',
    ]) {
      const time = (length: number): number => {
        const text = repeated.repeat(length).slice(0, length);
        const runs = Array.from({ length: 9 }, () => {
          const start = performance.now();
          understand(text, 'sale');
          return performance.now() - start;
        });
        return Math.min(...runs);
      };
      const short = time(1250);
      expect([repeated, time(10_000) < 30 * short + 5]).toEqual([repeated, true]);
    }
  });
});
