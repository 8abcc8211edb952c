import {
  dayText,
  listingStatusText,
  numberText,
  propertyTypeText,
  type ListingDetail,
  type Tenure,
} from '@lintel/web';

/** A row of the table of facts. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

const tenureText: Record<Tenure, string> = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  shareOfFreehold: 'Share of freehold',
  commonhold: 'Commonhold',
};

const yearly = (pounds: number): string => (pounds === 0 ? 'None' : `£${numberText(pounds)} a year`);

/** What a buyer or renter compares, as far as the agent has given it: material information after the plain facts. */
export function factsOf(listing: ListingDetail): Fact[] {
  const given = listing.materialInformation;
  const rows: [string, string | null | undefined][] = [
    ['Property type', propertyTypeText[listing.propertyType]],
    ['Status', listingStatusText[listing.status]],
    ['Tenure', given?.tenure && tenureText[given.tenure]],
    ['Lease remaining', years(given?.leaseYearsRemaining)],
    ['Ground rent', pounds(given?.groundRent, yearly)],
    ['Service charge', pounds(given?.serviceCharge, yearly)],
    ['Deposit', pounds(given?.deposit, (amount) => `£${numberText(amount)}`)],
    ['Council tax', given?.councilTaxBand && `Band ${given.councilTaxBand}`],
    ['Parking', given?.parking],
    ['Heating', given?.heating],
    ['Broadband', given?.broadband],
    ['Added', dayText(listing.publishedAt)],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

const years = (count: number | null | undefined): string | null =>
  count === null || count === undefined ? null : `${numberText(count)} ${count === 1 ? 'year' : 'years'}`;

const pounds = (amount: number | null | undefined, text: (amount: number) => string): string | null =>
  amount === null || amount === undefined ? null : text(amount);
