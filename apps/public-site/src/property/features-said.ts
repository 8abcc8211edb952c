import { featureLabels, isFeature, type FeatureName } from '@lintel/contracts/features';
import { featuresOfKey, wishKeys, type WishKey, type Wishes } from '@lintel/contracts/search';
import type { ListingDetail } from './property-queries.js';

type Said = Pick<ListingDetail['features'][number], 'has' | 'words'>;

export interface FeatureSaid extends Said {
  readonly feature: FeatureName;
  readonly label: string;
}

/** What the listing says of features that this page knows, what it has before what it has not, in the order of the filters. */
export function featuresSaid({ features }: Pick<ListingDetail, 'features'>): FeatureSaid[] {
  const order = Object.keys(featureLabels);
  return features
    .flatMap(({ feature, has, words }) =>
      isFeature(feature) ? [{ feature, has, words, label: featureLabels[feature] }] : [],
    )
    .toSorted((a, b) => Number(b.has) - Number(a.has) || order.indexOf(a.feature) - order.indexOf(b.feature));
}

/** The wishes of a search that the listing says nothing of: none of a list's features, or not of all that it has them not. */
export function wishesNotSaid(said: readonly FeatureSaid[], wishes: Wishes): WishKey[] {
  const of = new Map(said.map(({ feature, has }) => [feature, has]));
  return wishKeys(wishes).filter((key) => {
    const features = featuresOfKey(key);
    return !features.some((name) => of.get(name)) && !features.every((name) => of.get(name) === false);
  });
}

/** Whether the search asked about a feature, to have it or not. */
export const askedAbout = (feature: FeatureName, wishes: Wishes): boolean =>
  wishKeys(wishes).some((key) => featuresOfKey(key).includes(feature)) ||
  (wishes.notFeatures?.includes(feature) ?? false);
