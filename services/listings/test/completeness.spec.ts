import { councilTaxBands, listingTypes, propertyTypes, tenures } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { completenessOf } from '../src/domain/completeness.js';
import type { ListingContent } from '../src/domain/listing.js';
import { content } from './listing.fixture.js';

const image = { key: 'a', widths: [400], width: 400, height: 300, alt: '', placeholder: '' };
const plan = { key: 'plan', contentType: 'application/pdf', width: null, height: null } as const;

const unsaid = {
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

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const text = fc.constantFrom('', 'On the street');
const material = fc.record({
  councilTaxBand: maybe(fc.constantFrom(...councilTaxBands)),
  tenure: maybe(fc.constantFrom(...tenures)),
  leaseYearsRemaining: maybe(fc.nat(999)),
  groundRent: maybe(fc.nat(500)),
  serviceCharge: maybe(fc.nat(5000)),
  deposit: maybe(fc.nat(5000)),
  parking: maybe(text),
  heating: maybe(text),
  broadband: maybe(text),
  floodRisk: maybe(text),
  restrictions: maybe(text),
});

const anyContent: fc.Arbitrary<ListingContent> = fc
  .record({
    listingType: fc.constantFrom(...listingTypes),
    propertyType: fc.constantFrom(...propertyTypes),
    price: fc.constantFrom(0, null, 500_000),
    squareFeet: maybe(fc.constant(900)),
    description: fc.constantFrom('Short.', 'Long. '.repeat(60)),
    keyFeatures: fc.subarray(['Garden', 'Cellar', 'Attic']),
    images: fc.nat(8).map((count) => Array.from({ length: count }, () => image)),
    floorplan: maybe(fc.constant(plan)),
    epc: maybe(fc.constant(plan)),
    materialInformation: maybe(material),
  })
  .map((about) => ({ ...content, ...about }));

/** One more thing said, where it was not. */
const sayings: readonly ((content: ListingContent) => ListingContent)[] = [
  (one) => ({ ...one, price: one.price || 450_000 }),
  (one) => ({ ...one, squareFeet: one.squareFeet ?? 800 }),
  (one) => ({ ...one, description: `${one.description} And more of it.` }),
  (one) => ({ ...one, keyFeatures: [...one.keyFeatures, 'Balcony'] }),
  (one) => ({ ...one, images: [...one.images, image] }),
  (one) => ({ ...one, floorplan: plan }),
  (one) => ({ ...one, epc: plan }),
  (one) => ({ ...one, latitude: 51.46, longitude: -0.14 }),
];
const materials: Readonly<Record<keyof typeof unsaid, readonly unknown[]>> = {
  councilTaxBand: ['D'],
  tenure: tenures,
  leaseYearsRemaining: [90],
  groundRent: [0],
  serviceCharge: [0],
  deposit: [0],
  parking: ['None'],
  heating: ['Gas'],
  broadband: ['Fibre'],
  floodRisk: ['Low'],
  restrictions: ['None'],
};
const sayMaterial = Object.entries(materials).flatMap(([name, values]) =>
  values.map((value) => (one: ListingContent): ListingContent => {
    const said = { ...unsaid, ...one.materialInformation };
    const before = said[name as keyof typeof unsaid];
    return {
      ...one,
      materialInformation: { ...said, [name]: before === null || before === '' ? value : before },
    } as ListingContent;
  }),
);

describe('completeness', () => {
  it('never falls when one more thing is said', () => {
    const saying = fc.constantFrom(...sayings, ...sayMaterial);
    fc.assert(
      fc.property(anyContent, saying, (before, say) => {
        const score = (one: ListingContent) => completenessOf({ content: one }).score;
        expect(score(say(before))).toBeGreaterThanOrEqual(score(before));
      }),
      { numRuns: 1000 },
    );
  });

  it('is from 0 to 100, and 100 exactly when nothing is missing', () => {
    fc.assert(
      fc.property(anyContent, (one) => {
        const { score, missing } = completenessOf({ content: one });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score === 100).toBe(missing.length === 0);
      }),
    );
  });

  it('of a listing that says it all is 100, for sale as to rent', () => {
    const whole = [...sayings, ...sayMaterial].reduce((said, say) => say(said), {
      ...content,
      images: [image, image, image, image],
      keyFeatures: ['Garden', 'Cellar'],
      description: 'Long. '.repeat(60),
    } as ListingContent);
    expect(completenessOf({ content: whole })).toEqual({ score: 100, missing: [] });
    expect(completenessOf({ content: { ...whole, listingType: 'rent' } }).score).toBe(100);
  });

  it('says what counts most first, and the field of the form to say it in', () => {
    const { missing } = completenessOf({ content });
    expect(missing[0]!.field).toBe('materialInformation.tenure');
    expect(missing.map(({ field }) => field)).toContain('epc');
    expect(completenessOf({ content: { ...content, price: null } }).missing[0]!.field).toBe('price');
  });

  it('asks a tenant for a deposit and a buyer for the lease, unless there is none', () => {
    const fields = (about: Partial<ListingContent>) =>
      completenessOf({ content: { ...content, ...about } }).missing.map(({ field }) =>
        field.split('.').at(-1),
      );
    expect(fields({ listingType: 'rent' })).toContain('deposit');
    expect(fields({ listingType: 'rent' })).not.toContain('leaseYearsRemaining');
    expect(fields({})).not.toContain('deposit');
    expect(fields({})).toContain('leaseYearsRemaining');
    const freehold = { ...unsaid, tenure: 'freehold' } as const;
    expect(fields({ materialInformation: freehold })).not.toContain('leaseYearsRemaining');
  });

  it('asks nothing of land that only a building has', () => {
    const { missing } = completenessOf({ content: { ...content, propertyType: 'land' } });
    const fields = missing.map(({ field }) => field);
    for (const field of [
      'epc',
      'floorplan',
      'materialInformation.heating',
      'materialInformation.councilTaxBand',
    ])
      expect(fields).not.toContain(field);
  });
});
