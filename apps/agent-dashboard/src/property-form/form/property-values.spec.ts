import { describe, expect, it } from '@jest/globals';
import { fieldFailures } from '../failure.js';
import { formFieldOf, wordsOf } from './field-words.js';
import { firstField } from './focus-field.js';
import { withFeature } from './key-feature.js';
import { changedInput, inputOf } from './listing-input.js';
import { filled, listing, sam } from './property.fixture.js';
import { propertySchema } from './property-schema.js';
import {
  contactsOf,
  newProperty,
  numberOf,
  statusFor,
  valuesOf,
  whyDraft,
  type PropertyValues,
} from './property-values.js';

const problems = (values: PropertyValues): Record<string, string> =>
  Object.fromEntries(
    (propertySchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );
const arrived = (key: string): string => key;

describe('the form of a property', () => {
  it('begins with price 0, no rooms, a house, available, for sale, reaching who makes it', () => {
    expect(newProperty(sam)).toMatchObject({
      price: '0',
      bedrooms: '0',
      bathrooms: '0',
      propertyType: 'house',
      status: 'available',
      listingType: 'sale',
      agent: { name: 'Sam Example', position: 'Estate Agent' },
    });
  });

  it('reaches one of the agency’s people, and whoever is signed in stands first', () => {
    const [sams, olives] = [
      { id: 'sam', name: 'Sam Example', email: 'sam@example.org' },
      { id: 'olive', name: 'Olive Owner', email: 'owner@example.org' },
    ] as const;
    const agency = { id: 'a', companyName: 'Example & Daughters', phone: '020 7946 0000' };
    const of = (members: (typeof sams | typeof olives)[] | null) =>
      contactsOf({ ...sams, role: 'agent', agency: { ...agency, members } });
    const at = { agency: 'Example & Daughters', phone: '020 7946 0000', position: 'Estate Agent' };
    expect(of([olives, sams])).toEqual([
      { ...at, name: 'Sam Example', email: 'sam@example.org' },
      { ...at, name: 'Olive Owner', email: 'owner@example.org' },
    ]);
    expect(of(null).map(({ name }) => name)).toEqual(['Sam Example']);
  });

  it('requires title, description, price, address, bedrooms and bathrooms', () => {
    expect(problems(filled)).toEqual({});
    const blank = { title: ' ', description: '', price: '', address: '\n', bedrooms: '', bathrooms: '' };
    expect(problems({ ...filled, ...blank })).toEqual({
      title: 'Enter a title',
      description: 'Enter a description',
      price: 'Enter the price',
      address: 'Enter the address',
      bedrooms: 'Enter the number of bedrooms',
      bathrooms: 'Enter the number of bathrooms',
    });
    expect(problems({ ...filled, listingType: 'rent', price: '' })).toEqual({
      price: 'Enter the monthly rent',
    });
  });

  it('takes numbers of at least 0 only', () => {
    expect(problems({ ...filled, price: '-1', bedrooms: '-1', bathrooms: '1.5' })).toEqual({
      price: 'Enter 0 or more',
      bedrooms: 'Enter 0 or more',
      bathrooms: 'Enter a whole number, such as 3',
    });
    expect(problems({ ...filled, price: 'half a million' })).toEqual({
      price: 'Enter a number, such as 450,000',
    });
    expect(numberOf('£1,250,000')).toBe(1_250_000);
    expect(numberOf('1e6')).toBeNaN();
  });

  it('leaves the price of a sale out when it is on application, and of a rental never', () => {
    const onApplication = { ...filled, price: '', priceOnApplication: true };
    expect(problems(onApplication)).toEqual({});
    expect(inputOf(onApplication, arrived).price).toBeNull();
    expect(problems({ ...onApplication, listingType: 'rent' })).toHaveProperty('price');
  });

  it('says before it is saved what keeps it a draft', () => {
    const rent = { listingType: 'rent', price: '0', priceOnApplication: true } as const;
    expect(whyDraft(rent)).toMatch(/one exact monthly rent/);
    expect(whyDraft({ ...rent, price: '1,950' })).toBeUndefined();
    expect(whyDraft({ ...rent, listingType: 'sale' })).toBeUndefined();
    expect(whyDraft({ ...rent, listingType: 'sale', priceOnApplication: false })).toMatch(/£0/);
  });

  it('keeps a status that fits its type', () => {
    expect(statusFor('rent', 'sold')).toBe('let');
    expect(statusFor('sale', 'let')).toBe('sold');
    expect(statusFor('rent', 'underOffer')).toBe('underOffer');
  });

  it('adds a key feature trimmed, and none that is blank or there already', () => {
    const features = withFeature([], '  South-facing garden ');
    expect(features).toEqual(['South-facing garden']);
    expect(withFeature(features, '   ')).toBe(features);
    expect(withFeature(features, 'South-facing garden')).toBe(features);
  });
});

describe('what the form sends', () => {
  const base = valuesOf(listing);

  it('is all of a new property, without files that did not arrive', () => {
    const values = {
      ...filled,
      images: [
        { key: 'a', alt: ' Kitchen ' },
        { key: 'b', alt: '' },
      ],
    };
    const input = inputOf(values, (key) => (key === 'a' ? 'upload-a' : null));
    expect(input).toMatchObject({ title: 'Flat above the bakery', price: 455_000, bedrooms: 2 });
    expect(input.images).toEqual([{ id: 'upload-a', alt: 'Kitchen' }]);
    expect(input.materialInformation).toBeNull();
  });

  it('is, of one that is there, what differs and nothing else', () => {
    expect(changedInput(base, base, arrived)).toEqual({});
    expect(changedInput(base, { ...base, price: '£455,000' }, arrived)).toEqual({});
    expect(
      changedInput(
        base,
        { ...base, title: 'Flat by the park', material: { ...base.material, parking: 'Permit' } },
        arrived,
      ),
    ).toEqual({
      title: 'Flat by the park',
      materialInformation: expect.objectContaining({ parking: 'Permit', heating: null }),
    });
    expect(changedInput(base, { ...base, images: base.images.toReversed() }, arrived)).toEqual({
      images: [
        { id: 'two', alt: '' },
        { id: 'one', alt: 'The street' },
      ],
    });
  });

  it('takes away the files that were removed, though they are known no more', () => {
    const withPlan = { ...base, floorplan: 'plan' };
    const without = { ...withPlan, images: base.images.slice(0, 1), floorplan: null };
    const left = (key: string): string | null => (key === 'one' ? key : null);
    expect(changedInput(withPlan, without, left)).toEqual({
      images: [{ id: 'one', alt: 'The street' }],
      floorplan: null,
    });
  });

  it('has the coordinates of a postcode or a placed pin, and not those of a district', () => {
    const at = { latitude: 51.5, longitude: -0.1 };
    expect(inputOf({ ...filled, pin: { ...at, from: 'outcode' } }, arrived)).toMatchObject({
      latitude: null,
      longitude: null,
    });
    for (const from of ['postcode', 'agent'] as const)
      expect(inputOf({ ...filled, pin: { ...at, from } }, arrived)).toMatchObject(at);
  });
});

describe('what the service says of fields', () => {
  it('stands at the fields of the form', () => {
    expect(formFieldOf('input.title')).toBe('title');
    expect(formFieldOf('input.materialInformation.parking')).toBe('material.parking');
    expect(formFieldOf('latitude')).toBe('pin');
    expect(formFieldOf('images.3.alt')).toBe('images');
    expect(formFieldOf('agent.phone')).toBe('agent');
    expect(wordsOf('materialInformation')).toBe('material information');
    expect(wordsOf('epc')).toBe('EPC');
  });

  it('is read once for each field, and the first as the form shows them has the focus', () => {
    const issue = (field: string, message: string) => ({ code: 'BAD_USER_INPUT', field, message });
    const error = Object.assign(new Error('no'), {
      name: 'ApiError',
      issues: [issue('agent.phone', 'Too long'), issue('agent.email', 'Not one'), issue('price', 'Too low')],
    });
    const failures = fieldFailures(error);
    expect(failures).toEqual([
      { field: 'agent', message: 'Too long' },
      { field: 'price', message: 'Too low' },
    ]);
    expect(firstField(failures.map(({ field }) => field))).toBe('price');
  });
});
