import type { FeatureName } from './feature-names.js';
import { buildingWords } from './words/building.words.js';
import type { FeatureWords } from './words/feature-words.types.js';
import { insideWords } from './words/inside.words.js';
import { offerWords } from './words/offer.words.js';

export type { FeatureWords } from './words/feature-words.types.js';

/** What listings and visitors say for each feature. */
export const featureWords: Readonly<Record<FeatureName, FeatureWords>> = {
  ...buildingWords,
  ...offerWords,
  ...insideWords,
};
