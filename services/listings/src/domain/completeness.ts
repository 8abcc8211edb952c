import type { Listing, ListingContent, ListingProblem } from './listing.js';

export interface Completeness {
  /** 0 to 100. */
  readonly score: number;
  /** What is not said yet, what counts most first. */
  readonly missing: readonly ListingProblem[];
}

type Said = Pick<Listing, 'content'>;

/** One thing that a listing should say. */
interface Point {
  /** The input's name. */
  readonly field: string;
  /** Why somebody would say it. */
  readonly message: string;
  readonly weight: number;
  /** Where it is owed at all; everywhere unless given. */
  readonly owed?: (content: ListingContent) => boolean;
  readonly said: (content: ListingContent) => boolean;
}

const given = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

const material = (
  name: keyof NonNullable<ListingContent['materialInformation']>,
  weight: number,
  message: string,
  owed?: Point['owed'],
): Point => ({
  field: `materialInformation.${name}`,
  message,
  weight,
  said: ({ materialInformation }) => given(materialInformation?.[name]),
  ...(owed ? { owed } : {}),
});

const toRent: Point['owed'] = ({ listingType }) => listingType === 'rent';
const forSale: Point['owed'] = ({ listingType }) => listingType === 'sale';
const livedIn = ({ propertyType }: ListingContent): boolean =>
  propertyType !== 'land' && propertyType !== 'commercial';
const built = ({ propertyType }: ListingContent): boolean => propertyType !== 'land';
// Until the tenure is said, a lease may be there; said to be freehold, there is none to tell of.
const leased = ({ listingType, materialInformation }: ListingContent): boolean =>
  listingType === 'sale' &&
  materialInformation?.tenure !== 'freehold' &&
  materialInformation?.tenure !== 'commonhold';

/**
 * What a buyer or tenant is owed before viewing, in the parts of National Trading Standards' guidance on material information, as the Digital Markets, Competition
 * and Consumers Act 2024 makes its omission unfair. Part A (what every home must say, whatever it is) weighs most, for without it nobody can
 * know what a home costs: the price and the tenure 10 each, the tax 8, what a lease costs 4 each. Part B (what every home has, but not
 * alike) weighs 3 each. Part C (what only some homes are touched by, where an empty field does not say whether it was looked at) weighs 4 each, for that
 * is what sales fall through for. Beside the law: pictures, of which the first counts most; the floorplan and the certificate, which people ask for next (a home may
 * not be marketed without an energy certificate: Energy Performance of Buildings Regulations 2012); and a description that says something.
 */
const points: readonly Point[] = [
  // Part A
  {
    field: 'price',
    message: 'Give the price. Most people pass over a home without one.',
    weight: 10,
    said: ({ price }) => price !== null && price > 0,
  },
  material('tenure', 10, 'Say whether it is freehold, leasehold or shared.', forSale),
  material('councilTaxBand', 8, 'Give the council tax band.', livedIn),
  material('deposit', 8, 'Give the deposit.', toRent),
  material('leaseYearsRemaining', 4, 'Say how many years of the lease remain.', leased),
  material('groundRent', 4, 'Give the ground rent a year; 0 for none.', leased),
  material('serviceCharge', 4, 'Give the service charge a year; 0 for none.', leased),
  // Part B
  material('parking', 3, 'Say where one parks; or that one cannot.', livedIn),
  material('heating', 3, 'Say how it is heated.', built),
  material('broadband', 3, 'Say which broadband and mobile signal there is.', built),
  // Part C
  material('floodRisk', 4, 'Say what the risk of flooding is, and whether it was ever flooded.'),
  material('restrictions', 4, 'Say which restrictions and rights there are; or that there are none.'),
  // What people look at.
  {
    field: 'images',
    message: 'Add a picture.',
    weight: 10,
    said: ({ images }) => images.length > 0,
  },
  {
    field: 'images',
    message: 'Add pictures: five show a home.',
    weight: 5,
    said: ({ images }) => images.length >= 5,
  },
  {
    field: 'floorplan',
    message: 'Add a floorplan.',
    weight: 6,
    owed: built,
    said: ({ floorplan }) => given(floorplan),
  },
  {
    field: 'epc',
    message: 'Add the energy performance certificate.',
    weight: 6,
    owed: built,
    said: ({ epc }) => given(epc),
  },
  {
    field: 'description',
    message: 'Describe it in 200 characters or more.',
    weight: 5,
    said: ({ description }) => description.trim().length >= 200,
  },
  {
    field: 'keyFeatures',
    message: 'Name three key features.',
    weight: 3,
    said: ({ keyFeatures }) => keyFeatures.length >= 3,
  },
  {
    field: 'squareFeet',
    message: 'Give the floor area in square feet.',
    weight: 3,
    owed: built,
    said: ({ squareFeet }) => given(squareFeet),
  },
  {
    field: 'address',
    message: 'Show where it is on the map, with the whole postcode or the pin.',
    weight: 3,
    said: ({ latitude, longitude }) => latitude !== null && longitude !== null,
  },
];

/** How much of what it owes a listing says, as the public sees it: a picture counts when it is ready. */
export function completenessOf({ content }: Said): Completeness {
  const owed = points.filter((point) => point.owed?.(content) ?? true);
  const missing = owed.filter((point) => !point.said(content));
  const weightOf = (some: readonly Point[]) => some.reduce((sum, { weight }) => sum + weight, 0);
  // Rounded down: 100 says that nothing is missing.
  const score = Math.floor((100 * (weightOf(owed) - weightOf(missing))) / weightOf(owed));
  return {
    score,
    missing: missing
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ field, message }) => ({ field, message })),
  };
}
