import type { PublicListing } from '../listing.js';
import { type Claim, claimsIn } from './claims.js';
import { type FeatureName, featureNames, isFeature } from './feature-names.js';
import type { FeatureReading, FeatureSource } from './feature-reading.js';
import { featureWords } from './feature-words.js';
import { claimsOfFields, tenureFeatures } from './read-fields.js';

/** As much of a listing as says what the home has. */
export type DescribedHome = Pick<
  PublicListing,
  'listingType' | 'propertyType' | 'description' | 'keyFeatures' | 'materialInformation'
>;

/** What an agent says by hand, whatever the text says. */
export interface FeatureCorrection {
  readonly feature: string;
  readonly has: boolean;
}

/** What somebody who wants the first would accept as well: a home that has the second has the first. */
const includes: readonly (readonly [FeatureName, readonly FeatureName[]])[] = [
  ['outside-space', ['garden', 'balcony', 'terrace']],
  ['top-floor', ['penthouse']],
  ['parking', ['garage']],
  ['terraced', ['end-of-terrace']],
];

/** A home that has one of these has none of the others, unless it says so too. */
const alternatives: readonly (readonly FeatureName[])[] = [
  ['share-of-freehold', 'freehold', 'leasehold'],
  ['semi-detached', 'detached', 'terraced'],
  ['furnished', 'unfurnished'],
];

/** What takes the others back where both are said: a share of freehold is held with a lease. */
const decisive: ReadonlySet<FeatureName> = new Set(['share-of-freehold']);

/**
 * What a listing says of each feature, in the order of their names: the agent's corrections first, then fields, key features and the description. Where one of
 * these both says and denies something, it has it not. A communal garden is outside space, and no garden of the home's own; parking on the street, to be paid
 * for apart, or that could be made is not said. Linear in the text, and total on any.
 */
export function readFeatures(
  home: DescribedHome,
  corrections: readonly FeatureCorrection[] = [],
): FeatureReading[] {
  const readings = new Map<FeatureName, FeatureReading>();
  const add = (from: FeatureSource, claims: readonly Claim[]) => {
    for (const reading of decided(
      from,
      claims.filter(({ feature }) => isOf(feature, home)),
    ))
      if (!readings.has(reading.feature as FeatureName))
        readings.set(reading.feature as FeatureName, reading);
  };
  for (const { feature, has } of corrections)
    if (isFeature(feature)) readings.set(feature, { feature, has, words: null, from: 'agent' });
  add('fields', claimsOfFields(home));
  add('keyFeatures', home.keyFeatures.flatMap(claimsIn));
  add('description', claimsIn(home.description));
  conclude(readings);
  return featureNames.flatMap((feature) => readings.get(feature) ?? []);
}

function isOf(feature: FeatureName, { propertyType, listingType }: DescribedHome): boolean {
  if (listingType === 'rent' && tenureFeatures.includes(feature)) return false;
  return featureWords[feature].of?.includes(propertyType) ?? true;
}

/** One reading a feature. */
function decided(from: FeatureSource, claims: readonly Claim[]): readonly FeatureReading[] {
  const readings = new Map<FeatureName, FeatureReading>();
  for (const { feature, has, words } of claims) {
    const earlier = readings.get(feature);
    if (!earlier || (earlier.has && !has)) readings.set(feature, { feature, has, words, from });
  }
  return [...readings.values()];
}

/** Adds what follows from what is said. */
function conclude(readings: Map<FeatureName, FeatureReading>): void {
  const follows = (feature: FeatureName, has: boolean, { words, from }: FeatureReading) => {
    if (!readings.has(feature)) readings.set(feature, { feature, has, words, from });
  };
  for (const [whole, parts] of includes) {
    const part = parts.map((name) => readings.get(name)).find((reading) => reading?.has);
    if (part && readings.get(whole)?.from !== 'agent') {
      if (!readings.get(whole)?.has) readings.delete(whole);
      follows(whole, true, part);
    }
  }
  const none = readings.get('outside-space');
  if (none?.has === false)
    for (const part of ['garden', 'balcony', 'terrace'] as const) follows(part, false, none);
  for (const names of alternatives) {
    const given = names.map((name) => readings.get(name)).find((reading) => reading?.has);
    if (!given) continue;
    for (const name of names) {
      const other = readings.get(name);
      const overruled =
        decisive.has(given.feature as FeatureName) && other !== given && other?.from !== 'agent';
      if (overruled) readings.delete(name);
      follows(name, false, given);
    }
  }
}
