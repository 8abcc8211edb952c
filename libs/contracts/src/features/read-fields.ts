import { propertyTypeLabels } from '../enumerations.js';
import type { MaterialInformation } from '../listing.js';
import { type Claim, claimsIn } from './claims.js';
import type { FeatureName } from './feature-names.js';
import { longestEvidence } from './feature-reading.js';
import type { DescribedHome } from './read-features.js';

type Tenure = NonNullable<MaterialInformation['tenure']>;

const tenureWords: Record<Tenure, readonly [FeatureName | null, string]> = {
  freehold: ['freehold', 'Freehold'],
  leasehold: ['leasehold', 'Leasehold'],
  shareOfFreehold: ['share-of-freehold', 'Share of freehold'],
  // A freehold of its own kind: neither a lease nor a share.
  commonhold: [null, 'Commonhold'],
};

const NOTHING = /^\s*(?:no|none|nil|n\/?a|not (?:available|included|applicable))\b[^,;(]*$/i;
const ON_STREET =
  /\b(?:street|road|permits?|residents'?|public|pay and display|separate|extra|additional)\b/i;
const OFF_STREET = /\boff[- ](?:street|road)|\bprivate\b|\ballocated\b|\bdriveway\b|\bgarage\b/i;

/** What the fields of a listing claim, in the words that stand in them. */
export function claimsOfFields({
  listingType,
  propertyType,
  materialInformation,
}: DescribedHome): readonly Claim[] {
  const said = materialInformation;
  return [
    ...(propertyType === 'bungalow'
      ? [{ feature: 'ground-floor' as const, has: true, words: propertyTypeLabels.bungalow }]
      : []),
    ...(said?.tenure && listingType === 'sale' ? tenureClaims(said.tenure) : []),
    ...parkingClaims(said?.parking ?? ''),
    ...broadbandClaims(said?.broadband ?? ''),
    ...heatingClaims(said?.heating ?? ''),
    ...claimsIn(said?.restrictions ?? '').filter(({ feature }) => restricting.includes(feature)),
  ];
}

/** How a home is held. */
export const tenureFeatures: readonly FeatureName[] = ['freehold', 'leasehold', 'share-of-freehold'];

const restricting: readonly FeatureName[] = ['pets', 'short-let', 'period', 'students'];

function tenureClaims(tenure: Tenure): readonly Claim[] {
  const [held, words] = tenureWords[tenure];
  return tenureFeatures
    .filter((feature) => held !== null || feature !== 'freehold')
    .map((feature) => ({ feature, has: feature === held, words }));
}

function parkingClaims(parking: string): readonly Claim[] {
  const words = parking.trim().slice(0, longestEvidence);
  if (words === '') return [];
  if (NOTHING.test(parking)) return [{ feature: 'parking', has: false, words }];
  const claims = claimsIn(parking).filter(({ feature }) =>
    ['parking', 'garage', 'ev-charging'].includes(feature),
  );
  if (claims.some(({ feature }) => feature === 'parking')) return claims;
  const own = !ON_STREET.test(parking) || OFF_STREET.test(parking);
  return own ? [{ feature: 'parking', has: true, words }, ...claims] : claims;
}

function broadbandClaims(broadband: string): readonly Claim[] {
  if (NOTHING.test(broadband))
    return [{ feature: 'fibre-broadband', has: false, words: broadband.trim().slice(0, longestEvidence) }];
  return claimsIn(broadband).filter(({ feature }) => feature === 'fibre-broadband');
}

const heatingClaims = (heating: string): readonly Claim[] =>
  /\bunder-?\s?floor\b/i.test(heating) && !/\b(?:no|not|without)\b/i.test(heating)
    ? [{ feature: 'underfloor-heating', has: true, words: heating.trim().slice(0, longestEvidence) }]
    : [];
