import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { fromPounds, toPounds } from './amounts.js';
import { nations, type Nation } from './nation.js';
import { buyers, propertyTax, type Buyer, type PropertyTax } from './property-tax.js';

type Example = readonly [price: number, tax: number, from?: 'abroad'];

const due = (nation: Nation, buyer: Buyer, price: number, nonResident = false): number =>
  toPounds(propertyTax({ nation, buyer, price: fromPounds(price), nonResident }).tax);

describe.each<[source: string, nation: Nation, buyer: Buyer, examples: readonly Example[]]>([
  // A house of £295,000.
  [
    'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
    'england',
    'moving',
    [[295_000, 4_750]],
  ],
  // A first home of £500,000.
  [
    'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
    'england',
    'firstTime',
    [[500_000, 10_000]],
  ],
  // £120,000, £350,000 and £1,700,000: LTTA/3020, examples 1 to 3. The first two buy their first home, which makes no difference.
  [
    'https://www.gov.wales/calculation-land-transaction-tax-payable-technical-guidance',
    'wales',
    'firstTime',
    [
      [120_000, 0],
      [350_000, 7_500],
      [1_700_000, 135_750],
    ],
  ],
])('as published at %s, %s for %s', (_source, nation, buyer, examples) => {
  it.each([...examples])('£%d: £%d', (price, tax) => expect(due(nation, buyer, price)).toBe(tax));
});

/** Each slice by hand, from the tables of rates at the addresses above. */
describe.each<[source: string, nation: Nation, buyer: Buyer, examples: readonly Example[]]>([
  [
    'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
    'northernIreland',
    'moving',
    [
      [0, 0],
      [125_000, 0],
      [250_000, 2_500],
      [925_000, 36_250],
      [1_500_000, 93_750],
      [2_100_000, 165_750],
    ],
  ],
  [
    'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates',
    'england',
    'firstTime',
    [
      [300_000, 0],
      [500_000, 10_000],
      [500_001, 15_000],
    ],
  ],
  [
    'https://www.gov.uk/guidance/stamp-duty-land-tax-buying-an-additional-residential-property',
    'england',
    'additional',
    [
      [39_999, 0],
      [40_000, 2_000],
      [125_000, 6_250],
      [300_000, 20_000],
    ],
  ],
  [
    'https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents',
    'england',
    'moving',
    [
      [39_999, 0, 'abroad'],
      [295_000, 4_750 + 5_900, 'abroad'],
    ],
  ],
  [
    'https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents',
    'england',
    'firstTime',
    [[500_000, 20_000, 'abroad']],
  ],
  [
    'https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents',
    'england',
    'additional',
    [[300_000, 26_000, 'abroad']],
  ],
  [
    'https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property',
    'scotland',
    'moving',
    [
      [145_000, 0],
      [250_000, 2_100],
      [300_000, 4_600],
      [325_000, 5_850],
      [350_000, 8_350],
      [750_000, 48_350],
      [1_000_000, 78_350],
      // Where who buys lives makes no difference.
      [300_000, 4_600, 'abroad'],
    ],
  ],
  [
    'https://revenue.scot/.../lbtt-legislation-guidance/exemptions-reliefs (LBTT3048)',
    'scotland',
    'firstTime',
    [
      [175_000, 0],
      [250_000, 1_500],
      [750_000, 47_750],
    ],
  ],
  [
    'https://revenue.scot/.../lbtt-legislation-guidance/lbtt10001-lbtt-additional-dwelli-1',
    'scotland',
    'additional',
    [
      [39_999, 0],
      [40_000, 3_200],
      [200_000, 1_100 + 16_000],
    ],
  ],
  [
    'https://www.gov.wales/land-transaction-tax-rates-and-bands',
    'wales',
    'additional',
    [
      [39_999, 0],
      [40_000, 2_000],
      [180_000, 9_000],
      [250_000, 14_950],
      [400_000, 29_950],
      [750_000, 73_700],
      [1_500_000, 186_200],
      [2_000_000, 271_200],
    ],
  ],
])('by the rates of %s, %s for %s', (_source, nation, buyer, examples) => {
  it.each(examples.map(([price, tax, from = 'here']) => [price, from, tax] as const))(
    '£%d, %s: £%d',
    (price, from, tax) => expect(due(nation, buyer, price, from === 'abroad')).toBe(tax),
  );
});

describe('the relief of first-time buyers', () => {
  it.each<[Nation, number, PropertyTax['relief']]>([
    ['england', 500_000, 'given'],
    ['northernIreland', 500_001, 'aboveLimit'],
    ['scotland', 2_000_000, 'given'],
    ['wales', 200_000, 'noneHere'],
  ])('in %s at £%d: %s', (nation, price, relief) =>
    expect(propertyTax({ nation, buyer: 'firstTime', price: fromPounds(price) }).relief).toBe(relief),
  );
});

const purchases = fc.record({
  nation: fc.constantFrom(...nations),
  buyer: fc.constantFrom(...buyers),
  nonResident: fc.boolean(),
  price: fc.integer({ min: 0, max: 500_000_000 }),
});

/** Where the tax jumps: the relief ends, and what is taken of the whole price begins. */
const jumps = [fromPounds(500_000), fromPounds(40_000)];

describe('the tax on any purchase', () => {
  it('is never less for a dearer home', () => {
    fc.assert(
      fc.property(purchases, fc.integer({ min: 0, max: 100_000_000 }), (purchase, more) => {
        const dearer = propertyTax({ ...purchase, price: purchase.price + more });
        expect(dearer.tax).toBeGreaterThanOrEqual(propertyTax(purchase).tax);
      }),
    );
  });

  it('grows by no more than the highest rate of what the price grows by, but where relief ends and surcharges begin', () => {
    const edges = [40, 125, 145, 175, 180, 225, 250, 300, 325, 400, 500, 750, 925, 1500].map((thousand) =>
      fromPounds(thousand * 1000),
    );
    fc.assert(
      fc.property(
        purchases,
        fc.constantFrom(...edges),
        fc.integer({ min: 1, max: 10_000 }),
        (purchase, edge, pence) => {
          fc.pre(!jumps.includes(edge));
          const below = propertyTax({ ...purchase, price: edge - pence }).tax;
          const above = propertyTax({ ...purchase, price: edge + pence }).tax;
          // Rounded down to the pound on either side.
          expect(above - below).toBeLessThanOrEqual(2 * pence * 0.2 + 100);
        },
      ),
    );
  });

  it('is the sum of its parts, in whole pounds, of the whole price', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { slices, supplement, tax } = propertyTax(purchase);
        expect(slices.reduce((sum, { taxed }) => sum + taxed, 0)).toBe(purchase.price);
        const parts = slices.reduce((sum, slice) => sum + slice.tax, supplement?.tax ?? 0);
        expect(tax % 100).toBe(0);
        expect(tax - parts).toBeLessThanOrEqual(slices.length);
        expect(parts - tax).toBeLessThan(100);
      }),
    );
  });

  it('is never more for a first home, nor less for an additional one or from abroad', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const moving = propertyTax({ ...purchase, buyer: 'moving' }).tax;
        expect(propertyTax({ ...purchase, buyer: 'firstTime' }).tax).toBeLessThanOrEqual(moving);
        expect(propertyTax({ ...purchase, buyer: 'additional' }).tax).toBeGreaterThanOrEqual(moving);
        expect(propertyTax({ ...purchase, nonResident: true }).tax).toBeGreaterThanOrEqual(
          propertyTax({ ...purchase, nonResident: false }).tax,
        );
      }),
    );
  });

  it.each([-1, 0.5, NaN, Infinity, 2e12])('is refused for a price of %d pence', (price) => {
    expect(() => propertyTax({ nation: 'england', buyer: 'moving', price })).toThrow(/^price is not/);
  });
});
