import type { FeatureName } from '@lintel/contracts/features';
import {
  areasText,
  type Commute,
  type DrawnArea,
  hasWishes,
  tidyWishes,
  wishKey,
  type WishKey,
  type Wishes,
} from '@lintel/contracts/search';
import type { ResultsSearch } from '../results-address.js';

type LooseWishes = Parameters<typeof tidyWishes>[0];

/** How much a feature matters: a home that does not say that it has it comes later, is left out, or comes with the others. */
export type Strength = 'wish' | 'must' | 'ideally';

export const strengthOf = (key: WishKey, { must = [], ideally = [] }: Wishes): Strength =>
  must.includes(key) ? 'must' : ideally.includes(key) ? 'ideally' : 'wish';

export function withWishes(
  { wishes: before = {}, ...search }: ResultsSearch,
  change: (wishes: Wishes) => LooseWishes,
): ResultsSearch {
  const wishes = tidyWishes(change(before));
  return hasWishes(wishes) ? { ...search, wishes } : search;
}

export const withoutWishes = ({ wishes: _, ...search }: ResultsSearch): ResultsSearch => search;

/** Wished for, where it was not or was excluded. */
export const withFeature = (search: ResultsSearch, feature: FeatureName): ResultsSearch =>
  withWishes(search, (wishes) => ({
    ...wishes,
    features: [...(wishes.features ?? []), feature],
    notFeatures: wishes.notFeatures?.filter((name) => name !== feature),
  }));

/** No more wished for: a feature, or alternatives. */
export const withoutKey = (search: ResultsSearch, key: WishKey): ResultsSearch =>
  withWishes(search, (wishes) => ({
    ...wishes,
    features: wishes.features?.filter((name) => name !== key),
    anyOf: wishes.anyOf?.filter((any) => wishKey(any) !== key),
  }));

export const withStrength = (search: ResultsSearch, key: WishKey, strength: Strength): ResultsSearch =>
  withWishes(search, (wishes) => {
    const others = (keys: readonly WishKey[] = []): WishKey[] => keys.filter((other) => other !== key);
    return {
      ...wishes,
      must: [...others(wishes.must), ...(strength === 'must' ? [key] : [])],
      ideally: [...others(wishes.ideally), ...(strength === 'ideally' ? [key] : [])],
    };
  });

/** Without one entry of a list, as it stands in the query string. */
export const withoutListed = (
  search: ResultsSearch,
  list: 'places' | 'notPlaces' | 'notPropertyTypes' | 'notFeatures',
  entry: string,
): ResultsSearch =>
  withWishes(search, (wishes) => ({
    ...wishes,
    [list]: wishes[list]?.filter((other: string) => other !== entry),
  }));

/** Without one that was drawn on the map. */
export const withoutArea = (search: ResultsSearch, area: DrawnArea): ResultsSearch =>
  withWishes(search, (wishes) => ({
    ...wishes,
    areas: wishes.areas?.filter((other) => areasText([other]) !== areasText([area])),
  }));

/** Null: none. */
export const withCommute = (search: ResultsSearch, commute: Commute | null): ResultsSearch =>
  withWishes(search, (wishes) => ({ ...wishes, commute }));

export const withoutCommute = (search: ResultsSearch): ResultsSearch => withCommute(search, null);

/** Whether a feature is wished for, by itself or among alternatives. */
export const wishesFor = (feature: FeatureName, { features = [], anyOf = [] }: Wishes): boolean =>
  features.includes(feature) || anyOf.some((any) => any.includes(feature));

/** Wished for no more, by itself or among alternatives. */
export const withoutFeature = (search: ResultsSearch, feature: FeatureName): ResultsSearch =>
  withWishes(search, (wishes) => {
    const left = (wishes.anyOf ?? []).map((any) => any.filter((name) => name !== feature));
    return {
      ...wishes,
      features: [
        ...(wishes.features ?? []).filter((name) => name !== feature),
        // Of two alternatives the other one is left as a wish of its own.
        ...left.flatMap((any, at) => (any.length === 1 && wishes.anyOf![at]!.length > 1 ? any : [])),
      ],
      anyOf: left.filter((any) => any.length > 1),
    };
  });

/** The other places that are wanted, beside the location. */
export const otherPlaces = ({ criteria: { location }, wishes = {} }: ResultsSearch): readonly string[] =>
  (wishes.places ?? []).filter((place) => place.toLowerCase() !== location?.toLowerCase());

/** Looks no more around the location, but around the next of the places that are wanted. */
export function withoutLocation(search: ResultsSearch): ResultsSearch {
  const { location: _, radius: _radius, ...criteria } = search.criteria;
  const [next, ...places] = otherPlaces(search);
  return withWishes(
    { ...search, criteria: next === undefined ? criteria : { ...criteria, location: next } },
    (wishes) => ({ ...wishes, places }),
  );
}
