import { listingLimits } from '@lintel/contracts';

/** With what was typed, trimmed; as it was when that is blank, or there already (specification, section 5). */
export function withFeature(features: readonly string[], typed: string): readonly string[] {
  const feature = typed.trim();
  return feature === '' || features.includes(feature) || features.length >= listingLimits.keyFeatures
    ? features
    : [...features, feature];
}
