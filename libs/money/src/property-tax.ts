import { checkAmount, fromPounds, type Pence } from './amounts.js';
import type { Nation } from './nation.js';

/**
 * `firstTime`: nobody who buys has owned a home anywhere. `additional`: who buys owns another home afterwards, and does not replace their main one.
 */
export const buyers = ['moving', 'firstTime', 'additional'] as const;
export type Buyer = (typeof buyers)[number];

export interface Purchase {
  readonly nation: Nation;
  readonly price: Pence;
  readonly buyer: Buyer;
  /** Not in the United Kingdom on at least 183 days of the twelve months before. */
  readonly nonResident?: boolean;
}

/** A part of the price that is taxed at one rate. */
export interface TaxSlice {
  readonly from: Pence;
  /** Undefined for the last, which has no end. */
  readonly to: Pence | undefined;
  /** Per cent. */
  readonly rate: number;
  /** As much of the price as lies in this part. */
  readonly taxed: Pence;
  readonly tax: Pence;
}

export interface PropertyTax {
  readonly name: 'Stamp Duty Land Tax' | 'Land and Buildings Transaction Tax' | 'Land Transaction Tax';
  readonly slices: readonly TaxSlice[];
  /** What Scotland takes of the whole price beside the slices. */
  readonly supplement: { readonly rate: number; readonly tax: Pence } | undefined;
  /** What is due, rounded down to whole pounds as the authorities' calculators do. */
  readonly tax: Pence;
  /** For first-time buyers: whether something is taken off, the price is above the limit, or there is no such relief. */
  readonly relief: 'given' | 'aboveLimit' | 'noneHere' | undefined;
}

/** Where a rate begins, in pounds, and the rate in tenths of a per cent, with which sums stay whole. */
type Bands = readonly (readonly [from: number, permille: number])[];

/** From 1 April 2025: https://www.gov.uk/stamp-duty-land-tax/residential-property-rates */
const sdlt = {
  main: [
    [0, 0],
    [125_000, 20],
    [250_000, 50],
    [925_000, 100],
    [1_500_000, 120],
  ],
  firstTime: [
    [0, 0],
    [300_000, 50],
  ],
} satisfies Record<string, Bands>;
const FIRST_TIME_LIMIT = fromPounds(500_000);
/** https://www.gov.uk/guidance/stamp-duty-land-tax-buying-an-additional-residential-property, from 31 October 2024 */
const SDLT_ADDITIONAL = 50;
/** https://www.gov.uk/guidance/rates-of-stamp-duty-land-tax-for-non-uk-residents */
const SDLT_NON_RESIDENT = 20;

/** https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property; relief of first-time buyers: LBTT3048 */
const lbtt = {
  main: [
    [0, 0],
    [145_000, 20],
    [250_000, 50],
    [325_000, 100],
    [750_000, 120],
  ],
  firstTime: [
    [0, 0],
    [175_000, 20],
    [250_000, 50],
    [325_000, 100],
    [750_000, 120],
  ],
} satisfies Record<string, Bands>;
/** Additional Dwelling Supplement, of the whole price, from 5 December 2024: LBTT10001 and following */
const ADS = 80;

/** https://www.gov.wales/land-transaction-tax-rates-and-bands, higher rates from 11 December 2024 */
const ltt = {
  main: [
    [0, 0],
    [225_000, 60],
    [400_000, 75],
    [750_000, 100],
    [1_500_000, 120],
  ],
  higher: [
    [0, 50],
    [180_000, 85],
    [250_000, 100],
    [400_000, 125],
    [750_000, 150],
    [1_500_000, 170],
  ],
} satisfies Record<string, Bands>;

/** Below it no nation takes more for an additional home, nor England and Northern Ireland of who lives abroad. */
const SURCHARGED_FROM = fromPounds(40_000);

const above = (bands: Bands, permille: number): Bands =>
  bands.map(([from, rate]) => [from, rate + permille] as const);

/** The tax on buying a home, by the rates that are in force since April 2025. */
export function propertyTax(purchase: Purchase): PropertyTax {
  const { nation, price, buyer } = purchase;
  checkAmount('price', price);
  const surcharged = price >= SURCHARGED_FROM;
  const additional = buyer === 'additional' && surcharged;
  switch (nation) {
    case 'scotland':
      return {
        name: 'Land and Buildings Transaction Tax',
        ...taxed(price, buyer === 'firstTime' ? lbtt.firstTime : lbtt.main, additional ? ADS : 0),
        relief: buyer === 'firstTime' ? 'given' : undefined,
      };
    case 'wales':
      return {
        name: 'Land Transaction Tax',
        ...taxed(price, additional ? ltt.higher : ltt.main),
        relief: buyer === 'firstTime' ? 'noneHere' : undefined,
      };
    case 'england':
    case 'northernIreland': {
      const relieved = buyer === 'firstTime' && price <= FIRST_TIME_LIMIT;
      const surcharge =
        (additional ? SDLT_ADDITIONAL : 0) + (purchase.nonResident && surcharged ? SDLT_NON_RESIDENT : 0);
      return {
        name: 'Stamp Duty Land Tax',
        ...taxed(price, above(relieved ? sdlt.firstTime : sdlt.main, surcharge)),
        relief: buyer === 'firstTime' ? (relieved ? 'given' : 'aboveLimit') : undefined,
      };
    }
  }
}

function taxed(price: Pence, bands: Bands, ofAll = 0): Pick<PropertyTax, 'slices' | 'supplement' | 'tax'> {
  /** Thousandths of a penny. */
  let exact = price * ofAll;
  const slices = bands.map(([pounds, permille], index): TaxSlice => {
    const from = fromPounds(pounds);
    const next = bands[index + 1];
    const to = next && fromPounds(next[0]);
    const within = Math.max(0, Math.min(price, to ?? Infinity) - from);
    exact += within * permille;
    return { from, to, rate: permille / 10, taxed: within, tax: Math.floor((within * permille) / 1000) };
  });
  return {
    slices,
    supplement: ofAll > 0 ? { rate: ofAll / 10, tax: Math.floor((price * ofAll) / 1000) } : undefined,
    tax: Math.floor(exact / 100_000) * 100,
  };
}
