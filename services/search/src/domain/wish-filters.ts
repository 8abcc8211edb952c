import { featuresOfKey, type WishKey, wishKeys, type Wishes } from '@lintel/contracts';
import { foldName } from '@lintel/geo';
import type { Filter, Sort } from '@lintel/platform/search-index';
import { circlesLeftOut, inOutcode } from './sought-place.js';

/** What wishes ask of a home beside the criteria; where places are wished for, `placesOf` says them. */
export const wishFilters = (wishes: Wishes): Filter[] => {
  const { notPropertyTypes = [], notFeatures = [], notPlaces = [], areas = [] } = wishes;
  return [
    ...(notPropertyTypes.length > 0 ? [{ not: { field: 'propertyType', in: notPropertyTypes } }] : []),
    ...(notFeatures.length > 0 ? [{ not: { field: 'features', in: notFeatures } }] : []),
    ...(notPlaces.length > 0 ? [{ not: { any: notPlaces.flatMap(inPlace) } }] : []),
    ...(areas.length > 0 ? [{ any: areas.map((polygon) => ({ field: 'place', polygon })) }] : []),
    ...lackingNone(wishes),
    ...wishKeys(wishes).flatMap((key) => filterOf(key, wishes) ?? []),
  ];
};

/** What no home may say that it has not, in one condition, as each is a look at every home. */
function lackingNone({ features = [], must, ideally }: Wishes): Filter[] {
  const wished = features.filter((feature) => !must?.includes(feature) && !ideally?.includes(feature));
  return wished.length > 0 ? [{ not: { field: 'lacks', in: wished } }] : [];
}

function filterOf(key: WishKey, { must, ideally }: Wishes): Filter | undefined {
  if (ideally?.includes(key)) return undefined;
  const features = featuresOfKey(key);
  if (must?.includes(key)) return { field: 'features', in: features };
  return features.length > 1
    ? { any: features.map((feature): Filter => ({ not: { field: 'lacks', equals: feature } })) }
    : undefined;
}

/** A home is in a place when its location names it, in whole words, or when it lies there. */
const inPlace = (place: string): Filter[] => [
  { field: 'names', equals: foldName(place) },
  ...inOutcode(place),
  ...circlesLeftOut(place).map((circle) => ({ field: 'place', ...circle })),
];

/** What is but preferred counts half of what is wished for; what a home must have, every home that is found has. */
const weights = { wished: 2, preferred: 1 } as const;

/** A sort by how many wishes are met, where there are such. */
export function wishesWeighed(wishes: Wishes): Sort[] {
  const keys = wishKeys(wishes).filter((key) => !wishes.must?.includes(key));
  const satisfying = keys.map((key) => ({
    filter: { field: 'features', in: featuresOfKey(key) },
    weight: wishes.ideally?.includes(key) ? weights.preferred : weights.wished,
  }));
  return satisfying.length > 0 ? [{ satisfying }] : [];
}
