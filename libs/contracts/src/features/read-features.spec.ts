import { describe, expect, it } from '@jest/globals';
import { longestEvidence } from './feature-reading.js';
import { failuresOf, readLabelled } from './labelled-sentences.fixture.js';
import { type DescribedHome, type FeatureCorrection, readFeatures } from './read-features.js';

const nothingSaid = {
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

const aHome = (said: Partial<DescribedHome> = {}): DescribedHome => ({
  listingType: 'sale',
  propertyType: 'flat',
  description: '',
  keyFeatures: [],
  materialInformation: null,
  ...said,
});

const read = (said: Partial<DescribedHome>, corrections: readonly FeatureCorrection[] = []) =>
  Object.fromEntries(
    readFeatures(aHome(said), corrections).map(({ feature, has, words, from }) => [
      feature,
      { has, words, from },
    ]),
  );

describe('what a listing says of features', () => {
  it.each(['dev', 'test'] as const)('is right for at least 95 % of the labelled sentences (%s)', (set) => {
    const sentences = readLabelled(set);
    expect(sentences.length).toBeGreaterThanOrEqual(150);
    const failures = failuresOf(sentences);
    expect(failures.length).toBeLessThanOrEqual(sentences.length * 0.05);
  });

  it('comes with its words, verbatim', () => {
    const description = 'A bright flat. The living room opens on to a private\nsouth-facing garden; no pets.';
    const readings = read({ description });
    expect(readings['garden']).toEqual({ has: true, words: 'south-facing garden', from: 'description' });
    expect(readings['pets']).toEqual({ has: false, words: 'no pets', from: 'description' });
    for (const { words } of Object.values(readings)) expect(description).toContain(words);
  });

  it('goes by fields first, then by key features, then by the description', () => {
    const said = {
      description: 'Leasehold. A garden. Parking.',
      keyFeatures: ['No garden'],
      materialInformation: { ...nothingSaid, tenure: 'freehold', parking: 'None' } as const,
    };
    expect(read(said)).toMatchObject({
      freehold: { has: true, words: 'Freehold', from: 'fields' },
      leasehold: { has: false, from: 'fields' },
      parking: { has: false, words: 'None', from: 'fields' },
      garden: { has: false, words: 'No garden', from: 'keyFeatures' },
    });
  });

  it.each([
    ['On the street, with a permit', undefined],
    ['Two spaces, off street', true],
    ['Allocated', true],
    ['Available by separate negotiation', undefined],
    ['No', false],
    ['Single garage', true],
  ])('reads the parking %j as %j', (parking, has) => {
    expect(read({ materialInformation: { ...nothingSaid, parking } })['parking']?.has).toBe(has);
  });

  it('is what the agent says of it, before anything else', () => {
    const corrections = [
      { feature: 'garden', has: false },
      { feature: 'helipad', has: true },
    ];
    const readings = read({ keyFeatures: ['Private garden'] }, corrections);
    expect(readings['garden']).toEqual({ has: false, words: null, from: 'agent' });
    expect(readings).not.toHaveProperty('helipad');
  });

  it('denies what is both said and denied', () => {
    expect(read({ description: 'A garden. No garden.' })['garden']).toMatchObject({ has: false });
  });

  it('is nothing of a tenure where a home is to rent', () => {
    expect(read({ listingType: 'rent', description: 'Freehold house.' })).toEqual({});
  });

  it.each([
    ['nothing', ''],
    ['one word without an end', 'garden'.repeat(3_000)],
    ['no stop at all', 'no garden '.repeat(2_000)],
    ['markup', `<p>${'<b>Garden</b><br/>'.repeat(1_000)}`],
    ['brackets that never close', '<'.repeat(20_000)],
    ['Hebrew', 'דירה עם גינה '.repeat(1_000)],
    ['half a character', '\uD83D garden \uDE00'.repeat(1_000)],
    ['gaps', 'ground floor basement lower ground '.repeat(570)],
  ])('is read quickly from 20,000 characters of %s, with words that fit', (_, description) => {
    const begun = performance.now();
    const readings = readFeatures(aHome({ description: description.slice(0, 20_000) }));
    expect(performance.now() - begun).toBeLessThan(1_000);
    for (const { words } of readings) expect((words ?? '').length).toBeLessThanOrEqual(longestEvidence);
  });
});
