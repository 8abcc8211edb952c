import type { Colour } from './core/colour.js';
import { hash, randomFrom } from './core/random.js';
import { bricks, doors, schemes, type Scheme } from './schemes.js';

export const propertyKinds = ['house', 'flat', 'bungalow', 'maisonette', 'land', 'commercial'] as const;
export type PropertyKind = (typeof propertyKinds)[number];

export const architectures = [
  'victorian terrace',
  'georgian townhouse',
  'mansion block',
  'modern block',
  'warehouse',
  'mews house',
  'semi-detached',
  'riverside block',
  'bungalow',
  'shop',
  'field',
] as const;
export type Architecture = (typeof architectures)[number];

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Hour = 'morning' | 'overcast' | 'afternoon' | 'dusk';
export type Outlook = 'street' | 'garden' | 'rooftops' | 'river';

/** Everything the pictures of one listing have in common. */
export interface HouseStyle {
  readonly seed: number;
  readonly kind: PropertyKind;
  readonly architecture: Architecture;
  readonly scheme: Scheme;
  readonly brick: Colour;
  readonly door: Colour;
  readonly season: Season;
  /** The hour of the lead picture and of the rooms. */
  readonly hour: Exclude<Hour, 'dusk'>;
  readonly outlook: Outlook;
  readonly windows: 'sash' | 'casement' | 'steel' | 'picture';
  readonly floor: 'boards' | 'herringbone' | 'planks';
  /** Rooms are drawn mirrored, the sun from the other side. */
  readonly flip: boolean;
  readonly period: boolean;
}

const built: Record<PropertyKind, readonly Architecture[]> = {
  house: ['victorian terrace', 'georgian townhouse', 'semi-detached', 'mews house'],
  flat: [
    'mansion block',
    'modern block',
    'warehouse',
    'riverside block',
    'victorian terrace',
    'georgian townhouse',
  ],
  bungalow: ['bungalow'],
  maisonette: ['victorian terrace', 'georgian townhouse', 'mansion block'],
  land: ['field'],
  commercial: ['shop'],
};

const windowsOf: Record<Architecture, HouseStyle['windows']> = {
  'victorian terrace': 'sash',
  'georgian townhouse': 'sash',
  'mansion block': 'sash',
  'modern block': 'picture',
  warehouse: 'steel',
  'mews house': 'casement',
  'semi-detached': 'casement',
  'riverside block': 'picture',
  bungalow: 'casement',
  shop: 'steel',
  field: 'casement',
};

const told: readonly (readonly [RegExp, Architecture])[] = [
  [/warehouse|loft|wharf conversion/i, 'warehouse'],
  [/riverside|river view|thames|quay|dock/i, 'riverside block'],
  [/mews/i, 'mews house'],
  [/georgian|regency/i, 'georgian townhouse'],
  [/mansion block|mansion flat|red-?brick|edwardian/i, 'mansion block'],
  [/semi-?detached|1930s/i, 'semi-detached'],
  [/victorian|terrace[d ]/i, 'victorian terrace'],
  [/modern|new build|contemporary|tower/i, 'modern block'],
];

/** The members of a list a step apart for seeds that follow each other, so that neighbours never look alike. */
function turn<T>(list: readonly T[], seed: number, stride: number): T {
  const item = list[(((Math.trunc(seed) * stride) % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('turn: an empty list');
  return item;
}

/** What may be given instead of being decided by the seed. */
export interface StyleWishes {
  readonly exterior?: Architecture | undefined;
  /** The hour of the lead picture; at dusk the rooms keep the day. */
  readonly time?: Hour | undefined;
  readonly view?: Outlook | undefined;
}

/**
 * The look of one listing, from its seed. `words` (its title and features) decides the architecture when it
 * names one that suits the kind: a 'warehouse' flat is drawn as one.
 */
export function houseStyle(
  seed: number,
  kind: PropertyKind,
  words = '',
  { exterior, time, view }: StyleWishes = {},
): HouseStyle {
  const random = randomFrom(hash(`style/${seed}`));
  const named = told.find(
    ([pattern, which]) =>
      pattern.test(words) && (built[kind].includes(which) || (kind === 'flat' && which !== 'semi-detached')),
  )?.[1];
  const architecture = exterior ?? named ?? turn(built[kind], seed, 1);
  const high = architecture === 'modern block' || architecture === 'warehouse';
  const usual: Outlook =
    architecture === 'riverside block'
      ? 'river'
      : kind === 'house' || kind === 'bungalow'
        ? random.pick(['garden', 'street', 'garden'] as const)
        : high
          ? 'rooftops'
          : random.pick(['street', 'rooftops', 'garden'] as const);
  return {
    seed,
    kind,
    architecture,
    scheme: turn(schemes, seed, 5),
    brick: turn(bricks, seed, 3),
    door: turn(doors, seed, 4),
    season: turn(['summer', 'autumn', 'spring', 'summer', 'winter'] as const, seed, 3),
    hour:
      time && time !== 'dusk'
        ? time
        : turn(['morning', 'afternoon', 'overcast', 'morning', 'afternoon'] as const, seed, 2),
    outlook: view ?? usual,
    windows: windowsOf[architecture],
    floor: turn(['boards', 'herringbone', 'planks'] as const, seed, 1),
    flip: random.chance(0.5),
    period: !['modern block', 'riverside block', 'warehouse', 'shop'].includes(architecture),
  };
}
