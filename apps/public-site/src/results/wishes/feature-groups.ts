import { featureNames, type FeatureName } from '@lintel/contracts/features';

export interface FeatureGroup {
  readonly title: string;
  readonly features: readonly FeatureName[];
}

const named: readonly FeatureGroup[] = [
  { title: 'Outside', features: ['garden', 'balcony', 'terrace', 'outside-space'] },
  { title: 'Parking', features: ['parking', 'garage', 'ev-charging'] },
  {
    title: 'Access and floor',
    features: ['lift', 'step-free', 'ground-floor', 'top-floor', 'basement', 'penthouse'],
  },
  {
    title: 'Inside',
    features: [
      'en-suite',
      'study',
      'utility-room',
      'cellar',
      'conservatory',
      'open-plan',
      'fireplace',
      'wood-floors',
      'underfloor-heating',
      'fibre-broadband',
    ],
  },
  {
    title: 'Letting',
    features: [
      'pets',
      'furnished',
      'part-furnished',
      'unfurnished',
      'bills-included',
      'students',
      'benefits-accepted',
      'short-let',
    ],
  },
  {
    title: 'Buying',
    features: ['chain-free', 'freehold', 'leasehold', 'share-of-freehold', 'shared-ownership', 'auction'],
  },
  { title: 'Age and condition', features: ['new-build', 'period', 'needs-work', 'retirement'] },
  { title: 'In the building', features: ['concierge', 'gym', 'pool', 'river-view', 'sea-view'] },
  {
    title: 'Kind of house',
    features: ['detached', 'semi-detached', 'terraced', 'end-of-terrace', 'mews', 'cottage'],
  },
];

const grouped = new Set(named.flatMap(({ features }) => features));
const others = featureNames.filter((feature) => !grouped.has(feature));

/** All features, as the filter shows them. */
export const featureGroups: readonly FeatureGroup[] =
  others.length > 0 ? [...named, { title: 'More', features: others }] : named;

/** What people ask for most, in sight before anything is looked for. */
export const commonFeatures: readonly FeatureName[] = [
  'garden',
  'balcony',
  'parking',
  'lift',
  'pets',
  'chain-free',
];
