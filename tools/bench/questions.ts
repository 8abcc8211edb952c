import { GAZETTEER } from '@lintel/geo';

/** A results page as a visitor asks for it. */
export interface Question {
  readonly listingType: 'sale' | 'rent';
  readonly sort: 'newest' | 'priceAscending' | 'priceDescending';
  readonly criteria: {
    readonly location?: string;
    readonly beds?: number;
    readonly minPrice?: number;
    readonly maxPrice?: number;
    readonly maxTubeDistance?: number;
  };
}

export const PAGE = 24;

const pageWith = (
  more: string,
) => `query ($listingType: ListingType!, $criteria: SearchCriteriaInput, $sort: ListingSort, $first: Int!) {
  searchListings(listingType: $listingType, criteria: $criteria, sort: $sort, first: $first) {
    total${more}
    edges { node {
      id listingType status propertyType title price bedrooms bathrooms squareFeet location latitude longitude
      images { url srcset width height alt placeholder }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** What the results page asks, with its cards. */
export const RESULTS_PAGE = pageWith('');
const PAGE_WITH_FACETS = pageWith(' facets { criterion options { value total } }');

export const bodyOf = (question: Question): string =>
  JSON.stringify({ query: RESULTS_PAGE, variables: { ...question, first: PAGE } });

/** The page and, as the page asks for beside it, how many homes each choice of its filters would find. */
export const pageWithFacetsOf = (question: Question): string =>
  JSON.stringify({ query: PAGE_WITH_FACETS, variables: { ...question, first: PAGE } });

/** The same numbers from 0 to 1 on every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same mix on every run: mostly a place, a budget and a number of bedrooms; sometimes all of London, an outcode or no place. */
export function questions(count: number): Question[] {
  const random = randomFrom(20);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const named = (kind: string) => GAZETTEER.filter((place) => place.kind === kind).map(({ name }) => name);
  const [areas, towns, outcodes] = [named('area'), named('town'), named('outcode')];
  const place = () => {
    const drawn = random();
    if (drawn < 0.45) return pick(areas);
    if (drawn < 0.65) return pick(towns);
    if (drawn < 0.75) return pick(outcodes);
    return drawn < 0.85 ? 'London' : undefined;
  };
  return Array.from({ length: count }, () => {
    const listingType = random() < 0.6 ? 'sale' : 'rent';
    const budget =
      listingType === 'sale' ? pick([350_000, 500_000, 750_000, 1_200_000]) : pick([1200, 1800, 2500, 4000]);
    const location = place();
    const about = random();
    return {
      listingType,
      sort: pick(['newest', 'newest', 'newest', 'priceAscending', 'priceDescending'] as const),
      criteria: {
        ...(location ? { location } : {}),
        ...(random() < 0.7 ? { beds: pick([1, 2, 2, 3, 4]) } : {}),
        ...(about < 0.7 ? { maxPrice: budget } : {}),
        ...(about < 0.25 ? { minPrice: budget / 2 } : {}),
        ...(random() < 0.1 ? { maxTubeDistance: 0.5 } : {}),
      },
    };
  });
}
