import { featureLabels, type FeatureName } from '@lintel/contracts/features';
import { featuresOfKey, type WishKey } from '@lintel/contracts/search';

type Question = readonly [begins: string, goesOn: string];

/** How an agent is asked about a feature: a beginning that several may share, and what is its own. */
const questions: Readonly<Partial<Record<FeatureName, Question>>> = {
  garden: ['Does it have', 'a garden'],
  balcony: ['Does it have', 'a balcony'],
  terrace: ['Does it have', 'a roof terrace or patio'],
  'outside-space': ['Does it have', 'any outside space'],
  parking: ['Does it have', 'parking'],
  garage: ['Does it have', 'a garage'],
  'ev-charging': ['Does it have', 'a charger for an electric car'],
  lift: ['Does it have', 'a lift'],
  'step-free': ['Is it', 'step-free from the street'],
  'ground-floor': ['Is it', 'on the ground floor'],
  'top-floor': ['Is it', 'on the top floor'],
  basement: ['Is it', 'in the basement'],
  penthouse: ['Is it', 'a penthouse'],
  'new-build': ['Is it', 'newly built'],
  period: ['Is it', 'a period property'],
  'needs-work': ['Does it need', 'any work'],
  'chain-free': ['Is it', 'free of a chain'],
  freehold: ['Is it', 'freehold'],
  leasehold: ['Is it', 'leasehold'],
  'share-of-freehold': ['Is it', 'sold with a share of the freehold'],
  'shared-ownership': ['Is it', 'offered as shared ownership'],
  retirement: ['Is it', 'a retirement home'],
  auction: ['Is it', 'sold by auction'],
  pets: ['Are', 'pets considered'],
  'bills-included': ['Are', 'bills included in the rent'],
  furnished: ['Is it', 'furnished'],
  'part-furnished': ['Is it', 'part furnished'],
  unfurnished: ['Is it', 'unfurnished'],
  students: ['Are', 'students welcome'],
  'benefits-accepted': ['Are', 'tenants who receive benefits welcome'],
  'short-let': ['Is it', 'available as a short let'],
  'en-suite': ['Does it have', 'an en suite'],
  study: ['Does it have', 'a study'],
  'utility-room': ['Does it have', 'a utility room'],
  cellar: ['Does it have', 'a cellar'],
  conservatory: ['Does it have', 'a conservatory'],
  'open-plan': ['Is it', 'open plan'],
  fireplace: ['Does it have', 'a fireplace'],
  'wood-floors': ['Does it have', 'wood floors'],
  'underfloor-heating': ['Does it have', 'underfloor heating'],
  concierge: ['Does it have', 'a concierge'],
  gym: ['Does it have', 'a gym'],
  pool: ['Does it have', 'a pool'],
  'river-view': ['Does it have', 'a view of the river'],
  'sea-view': ['Does it have', 'a view of the sea'],
  'fibre-broadband': ['Does it have', 'fibre broadband'],
  detached: ['Is it', 'detached'],
  'semi-detached': ['Is it', 'semi-detached'],
  terraced: ['Is it', 'terraced'],
  'end-of-terrace': ['Is it', 'at the end of a terrace'],
  mews: ['Is it', 'a mews house'],
  cottage: ['Is it', 'a cottage'],
};

const asked = (feature: FeatureName): Question =>
  questions[feature] ?? ['What can you say about', featureLabels[feature].toLowerCase()];

const anyOne = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 'Does it have a balcony or a garden?', 'Is it on the top floor, or does it have a lift?' */
export function questionOf(wish: WishKey): string {
  const begun = Map.groupBy(featuresOfKey(wish), (feature) => asked(feature)[0]);
  const parts = [...begun].map(
    ([begins, features]) => `${begins} ${anyOne.format(features.map((feature) => asked(feature)[1]))}`,
  );
  const [first, ...others] = parts;
  return `${[first, ...others.map((other) => other.charAt(0).toLowerCase() + other.slice(1))].join(', or ')}?`;
}

/** What to send to the agent about what a listing does not say. */
export const preparedMessage = (wishes: readonly WishKey[]): string =>
  [
    'Hello,',
    '',
    'I am interested in this home and would like to know:',
    ...wishes.map((wish) => `- ${questionOf(wish)}`),
    '',
    'Thank you.',
  ].join('\n');
