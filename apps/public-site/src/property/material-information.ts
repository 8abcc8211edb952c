import type { Tenure } from '@lintel/contracts/enumerations';
import { dayText } from '@lintel/kernel';
import { listingStatusText, numberText, propertyTypeText } from '@lintel/web';
import type { ListingDetail } from './property-queries.js';

/** A row of the table. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

export interface MaterialInformation {
  /** What is known, in the order in which people compare homes; no group is empty. */
  readonly groups: readonly FactGroup[];
  /** What buyers or renters are owed of such a home and the agent has not given, as it reads within a sentence. */
  readonly missing: readonly string[];
}

const tenureText: Record<Tenure, string> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  shareOfFreehold: 'Share of freehold',
  commonhold: 'Commonhold',
};

interface Row {
  readonly name: string;
  readonly value: string | null | undefined;
  /** Whether its absence is worth a word. */
  readonly owed?: boolean;
  /** Its name within a sentence, when that is not the name in lower case. */
  readonly inSentence?: string;
}

/**
 * Material information of a UK listing (Digital Markets, Competition and Consumers Act 2024). Tenure and what comes with a lease concern
 * sales, a deposit concerns rentals, and land has no heating.
 */
export function materialInformationOf(listing: ListingDetail): MaterialInformation {
  const given = listing.materialInformation;
  const sale = listing.listingType === 'sale';
  const leased = sale && (given?.tenure === 'leasehold' || given?.tenure === 'shareOfFreehold');
  const built = listing.propertyType !== 'land';
  const groups: readonly (readonly [string, readonly Row[]])[] = [
    [
      'The home',
      [
        { name: 'Property type', value: propertyTypeText[listing.propertyType] },
        { name: 'Status', value: listingStatusText[listing.status] },
        { name: 'Added', value: dayText(listing.publishedAt) },
      ],
    ],
    [
      'Ownership and costs',
      [
        { name: 'Tenure', value: tenureOf(given), owed: sale },
        { name: 'Ground rent', value: yearly(given?.groundRent), owed: leased },
        { name: 'Service charge', value: yearly(given?.serviceCharge), owed: leased },
        { name: 'Deposit', value: pounds(given?.deposit), owed: !sale },
        {
          name: 'Council tax',
          value: given?.councilTaxBand && `Band ${given.councilTaxBand}`,
          owed: built,
          inSentence: 'council tax band',
        },
      ],
    ],
    [
      'Parking and services',
      [
        { name: 'Parking', value: given?.parking, owed: true },
        { name: 'Heating', value: given?.heating, owed: built },
        { name: 'Broadband', value: given?.broadband, owed: built },
      ],
    ],
    [
      'Risks and limits',
      [
        { name: 'Flood risk', value: given?.floodRisk, owed: true },
        { name: 'Restrictions', value: given?.restrictions, owed: true },
      ],
    ],
  ];
  return {
    groups: groups
      .map(([title, rows]) => ({
        title,
        facts: rows.flatMap(({ name, value }) => (value ? [{ name, value }] : [])),
      }))
      .filter(({ facts }) => facts.length > 0),
    missing: groups
      .flatMap(([, rows]) => rows)
      .filter(({ value, owed }) => owed && !value)
      .map(({ name, inSentence = name.toLowerCase() }) => inSentence),
  };
}

/** `Leasehold, 94 years left on the lease` */
function tenureOf(given: ListingDetail['materialInformation']): string | undefined {
  const years = given?.leaseYearsRemaining ?? null;
  const left =
    years === null ? null : `${numberText(years)} ${years === 1 ? 'year' : 'years'} left on the lease`;
  const words = [given?.tenure && tenureText[given.tenure], left].filter((part) => part);
  return words.length > 0 ? words.join(', ') : undefined;
}

/** `£2,400`; 'None' for nothing to pay, which is not the same as not given. */
function pounds(amount: number | null | undefined, each = ''): string | null {
  if (amount === null || amount === undefined) return null;
  return amount === 0 ? 'None' : `£${numberText(amount)}${each}`;
}

const yearly = (amount: number | null | undefined): string | null => pounds(amount, ' a year');
