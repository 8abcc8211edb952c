import { type PropertyType, propertyTypes } from '../enumerations.js';
import { areasText, type DrawnArea, drawnLimits, readDrawnAreas, tidyDrawnArea } from './drawn-area.js';
import { type FeatureName, featureNames, isFeature } from '../features/feature-names.js';

/** To be at a place within some minutes of leaving home, by walking and public transport. */
export interface Commute {
  /** A place or a station. */
  readonly to: string;
  readonly minutes: number;
}

/** A feature, or several joined by `|` of which any one is wanted: `garden`, `balcony|garden`. */
export type WishKey = string;

/**
 * What is wished for beside the criteria; absent means no wish. A home that says it has not what is wished for is not found; one that does not say comes
 * after those that do.
 */
export interface Wishes {
  /** All that are wanted, when several: a home lies in or around any one of them. */
  readonly places?: readonly string[];
  readonly notPlaces?: readonly string[];
  /** Drawn on the map: a home lies in any one of them. */
  readonly areas?: readonly DrawnArea[];
  readonly notPropertyTypes?: readonly PropertyType[];
  readonly features?: readonly FeatureName[];
  /** A home that says it has one of these is not found. */
  readonly notFeatures?: readonly FeatureName[];
  /** Any one of each list. */
  readonly anyOf?: readonly (readonly FeatureName[])[];
  /** Of the features and lists of features: a home that does not say that it has it is not found. */
  readonly must?: readonly WishKey[];
  /** Of the features and lists of features: a home that has it comes first, and none is left out for it. */
  readonly ideally?: readonly WishKey[];
  readonly commute?: Commute;
}

/** The most of each list that a search may hold, and the longest commute in minutes. */
export const wishLimits = {
  places: 12,
  features: featureNames.length,
  anyOf: 6,
  place: 120,
  minutes: 180,
} as const;

export const wishKey = (features: readonly FeatureName[]): WishKey => [...new Set(features)].sort().join('|');

/** All features and lists of features that are wished for, in their order. */
export const wishKeys = ({ features = [], anyOf = [] }: Wishes): readonly WishKey[] => [
  ...new Set([...features, ...anyOf.map(wishKey)]),
];

export const featuresOfKey = (key: WishKey): readonly FeatureName[] => key.split('|').filter(isFeature);

export const hasWishes = (wishes: Wishes | undefined): wishes is Wishes =>
  wishes !== undefined && Object.keys(tidyWishes(wishes)).length > 0;

type LooseWishes = { readonly [Name in keyof Wishes]?: Wishes[Name] | null | undefined };

/** Without what is missing, empty, said twice or beyond what a search may hold; strengths of what is wished for alone. */
export function tidyWishes(loose: LooseWishes): Wishes {
  const features = known(loose.features, featureNames).slice(0, wishLimits.features);
  const anyOf = [
    ...new Map((loose.anyOf ?? []).map((list) => [wishKey(list.filter(isFeature)), list])).keys(),
  ]
    .map(featuresOfKey)
    .filter((list) => list.length > 1)
    .slice(0, wishLimits.anyOf);
  const keys = wishKeys({ features, anyOf });
  const must = keys.filter((key) => loose.must?.includes(key));
  const { commute } = loose;
  const wanted = places(loose.places);
  return withoutEmpty({
    places: wanted,
    notPlaces: places(loose.notPlaces).filter((place) => !isAmong(wanted, place)),
    areas: (loose.areas ?? [])
      .map(tidyDrawnArea)
      .filter((area) => area !== undefined)
      .slice(0, drawnLimits.areas),
    notPropertyTypes: known(loose.notPropertyTypes, propertyTypes),
    features,
    notFeatures: known(loose.notFeatures, featureNames).filter((name) => !features.includes(name)),
    anyOf,
    must,
    ideally: keys.filter((key) => loose.ideally?.includes(key) && !must.includes(key)),
    ...(commute && commute.to.trim() !== '' && commute.minutes > 0
      ? {
          commute: {
            to: commute.to.trim().slice(0, wishLimits.place),
            minutes: Math.min(Math.round(commute.minutes), wishLimits.minutes),
          },
        }
      : {}),
  });
}

const known = <Name extends string>(
  said: readonly string[] | null | undefined,
  names: readonly Name[],
): Name[] => names.filter((name) => said?.includes(name));

function places(said: readonly string[] | null | undefined): string[] {
  const tidy = (said ?? []).map((place) =>
    place.replaceAll('|', ' ').trim().slice(0, wishLimits.place).trim(),
  );
  const once = new Map(tidy.filter((place) => place !== '').map((place) => [place.toLowerCase(), place]));
  return [...once.values()].slice(0, wishLimits.places);
}

const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((other) => other.toLowerCase() === name.toLowerCase());

const withoutEmpty = (wishes: Wishes): Wishes =>
  Object.fromEntries(
    Object.entries(wishes).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

/** The names of wishes in the query string. */
export const wishParameters = [
  'places',
  'notPlaces',
  'areas',
  'notPropertyType',
  'features',
  'notFeatures',
  'anyOf',
  'must',
  'ideally',
  'commuteTo',
  'commuteMinutes',
] as const;

/** What a query string wishes for; unknown names and what is beyond bounds are left out. */
export function readWishes(query: URLSearchParams): Wishes {
  const listed = (name: (typeof wishParameters)[number], between: string): string[] =>
    (query.get(name) ?? '').split(between).filter((part) => part !== '');
  const location = (query.get('location') ?? '').trim();
  const to = query.get('commuteTo');
  const minutes = query.get('commuteMinutes') ?? '';
  return tidyWishes({
    places: listed('places', '|'),
    notPlaces: listed('notPlaces', '|').filter((place) => !isAmong([location], place.trim())),
    areas: readDrawnAreas(query.get('areas') ?? ''),
    notPropertyTypes: listed('notPropertyType', ',') as PropertyType[],
    features: listed('features', ',') as FeatureName[],
    notFeatures: listed('notFeatures', ',') as FeatureName[],
    anyOf: listed('anyOf', ',').map(featuresOfKey),
    must: listed('must', ','),
    ideally: listed('ideally', ','),
    ...(to && /^\d{1,4}$/.test(minutes) ? { commute: { to, minutes: Number(minutes) } } : {}),
  });
}

/** `features=garden,pets&anyOf=balcony|terrace&commuteTo=Bank&commuteMinutes=30`, as entries; `readWishes` reads the same from them. */
export function wishEntries(loose: LooseWishes | undefined): readonly (readonly [string, string])[] {
  const wishes = tidyWishes(loose ?? {});
  const entries: readonly (readonly [(typeof wishParameters)[number], string | undefined])[] = [
    ['places', wishes.places?.join('|')],
    ['notPlaces', wishes.notPlaces?.join('|')],
    ['areas', wishes.areas && areasText(wishes.areas)],
    ['notPropertyType', wishes.notPropertyTypes?.join(',')],
    ['features', wishes.features?.join(',')],
    ['notFeatures', wishes.notFeatures?.join(',')],
    ['anyOf', wishes.anyOf?.map(wishKey).join(',')],
    ['must', wishes.must?.join(',')],
    ['ideally', wishes.ideally?.join(',')],
    ['commuteTo', wishes.commute?.to],
    ['commuteMinutes', wishes.commute && String(wishes.commute.minutes)],
  ];
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
