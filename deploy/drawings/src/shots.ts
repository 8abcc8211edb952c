import { type Random } from './core/random.js';
import { exteriors } from './exteriors/index.js';
import { field } from './exteriors/field.js';
import { type Hour, type HouseStyle } from './house-style.js';
import { bathroom, showerRoom } from './interiors/bathroom.js';
import { bedroomMain, bedroomSecond, bedroomThird, study } from './interiors/bedroom.js';
import { communalHall } from './interiors/communal-hall.js';
import { dining } from './interiors/dining.js';
import { hallway, landing } from './interiors/hallway.js';
import { readingCorner } from './interiors/reading-corner.js';
import { kitchenGalley, kitchenIsland, kitchenSink } from './interiors/kitchen.js';
import { livingHearth, livingSofa } from './interiors/living.js';
import { doorstep } from './outdoors/doorstep.js';
import { balcony } from './outdoors/balcony.js';
import { garden } from './outdoors/garden.js';
import { rooftops } from './outdoors/rooftops.js';
import { roofTerrace } from './outdoors/roof-terrace.js';
import type { SceneListing } from './scenes.js';

/** The most pictures a set can have. */
export const mostScenes = 20;

/** A picture not drawn yet: drawing costs, listing what could be drawn does not. */
export interface Shot {
  readonly name: string;
  readonly alt: string;
  readonly draw: (style: HouseStyle, random: Random) => string;
}

export const wordsOf = ({ title = '', features = [] }: SceneListing): string =>
  [title, ...features].join(' ');

const inLight: Record<Hour, string> = {
  morning: 'in morning light',
  afternoon: 'in the afternoon sun',
  overcast: 'under a pale sky',
  dusk: 'at dusk with lamps lit',
};

const fronts: Record<HouseStyle['architecture'], string> = {
  'victorian terrace': 'A Victorian terrace with bay windows',
  'georgian townhouse': 'A Georgian townhouse with sash windows and railings',
  'mansion block': 'A red-brick mansion block with iron balconies',
  'modern block': 'A modern apartment block with glass balconies',
  warehouse: 'A converted brick warehouse with arched steel windows',
  'mews house': 'A cobbled mews of painted houses',
  'semi-detached': 'A semi-detached house behind its hedge',
  'riverside block': 'An apartment block on the river, seen from the water',
  bungalow: 'A bungalow set back on its lawn',
  shop: 'A shop with a striped awning in a brick parade',
  field: 'Open ground with hedges and an old tree',
};

function frontAt(style: HouseStyle, hour: Hour, name: string): Shot {
  return {
    name,
    alt: `${fronts[style.architecture]}, ${inLight[hour]}`,
    draw: (s, random) => exteriors[s.architecture](s, random, hour),
  };
}

function otherHours(style: HouseStyle): Hour[] {
  return (['morning', 'afternoon', 'overcast'] as const).filter((hour) => hour !== style.hour);
}

const doorName = (style: HouseStyle): string => (style.period ? 'panelled front door' : 'front door');

const hung = (style: HouseStyle): string =>
  style.windows === 'steel'
    ? 'steel-framed windows'
    : style.windows === 'picture'
      ? 'a full-height window'
      : style.windows === 'sash'
        ? 'tall sash windows'
        : 'casement windows';

const over: Record<HouseStyle['outlook'], string> = {
  street: 'the street',
  garden: 'the garden',
  rooftops: 'the rooftops',
  river: 'the river',
};

interface Outdoors {
  readonly name: string;
  readonly alt: string;
  readonly draw: (style: HouseStyle, random: Random, hour: Hour) => string;
}

function outdoorsOf(style: HouseStyle, words: string): Outdoors[] {
  const places: Record<'garden' | 'balcony' | 'terrace', Outdoors> = {
    garden: {
      name: 'garden',
      alt: 'Garden with a lawn, planted borders and a table on the terrace',
      draw: garden,
    },
    balcony: {
      name: 'balcony',
      alt: `Balcony with a café table, looking over ${style.outlook === 'river' ? 'the river' : 'the rooftops'}`,
      draw: balcony,
    },
    terrace: {
      name: 'roof-terrace',
      alt: 'Roof terrace with planters, a bench and strung lights',
      draw: roofTerrace,
    },
  };
  const named: Outdoors[] = [];
  if (/roof terrace|rooftop/i.test(words)) named.push(places.terrace);
  if (/balcon/i.test(words)) named.push(places.balcony);
  if (/garden|patio/i.test(words)) named.push(places.garden);
  const usual = ['house', 'bungalow'].includes(style.kind)
    ? [places.garden, places.terrace]
    : style.period
      ? [places.balcony, places.garden]
      : [places.balcony, places.terrace];
  return [...named, ...usual.filter((place) => !named.includes(place))].slice(0, Math.max(2, named.length));
}

export function home(style: HouseStyle, listing: SceneListing): Shot[] {
  const { bedrooms, bathrooms, squareFeet, time } = listing;
  const { scheme } = style;
  const [first, second] = outdoorsOf(style, wordsOf(listing));
  if (!first || !second) throw new Error('A home has at least two outdoor scenes');
  const [other, third] = otherHours(style);
  const outside = ({ name, alt, draw }: Outdoors, hour: Hour): Shot => ({
    name: hour === 'dusk' ? `${name}-dusk` : name,
    alt: `${alt}, ${inLight[hour]}`,
    draw: (s, r) => draw(s, r, hour),
  });
  const small = squareFeet === undefined ? style.kind === 'flat' && bedrooms <= 1 : squareFeet < 620;
  const kitchens: Shot[] = small
    ? [
        {
          name: 'kitchen',
          alt: `Kitchen with ${scheme.cabinetName} units on both sides and a window over the sink`,
          draw: kitchenGalley,
        },
      ]
    : [
        {
          name: 'kitchen',
          alt: `Kitchen with ${scheme.cabinetName} units, a table and a window over ${over[style.outlook]}`,
          draw: kitchenSink,
        },
        {
          name: 'kitchen-island',
          alt: `Kitchen island with three stools under pendant lamps, ${scheme.cabinetName} cupboards behind`,
          draw: kitchenIsland,
        },
      ];
  if (style.seed % 2 === 0) kitchens.reverse();
  const [kitchen, kitchenToo] = kitchens;
  const hearth = /fireplace|hearth|stove/i.test(wordsOf(listing)) || style.period;
  const living: Shot[] = [
    {
      name: 'living-room',
      alt: `Living room with a sofa, ${scheme.floorName} floor and ${hung(style)}`,
      draw: livingSofa,
    },
    {
      name: 'living-room-fireplace',
      alt: 'Living room towards the fireplace, shelves in the alcoves',
      draw: livingHearth,
    },
  ];
  if (hearth && style.seed % 3 === 1) living.reverse();
  const shots: (Shot | undefined)[] = [
    frontAt(style, time ?? style.hour, 'front'),
    living[0],
    kitchen,
    {
      name: 'bedroom',
      alt:
        bedrooms === 0
          ? 'Sleeping area with a double bed and bedside lamps'
          : 'Principal bedroom with a double bed, bedside lamps and fitted wardrobes',
      draw: bedroomMain,
    },
    {
      name: 'bathroom',
      alt:
        style.seed % 2 === 0
          ? 'Bathroom with a freestanding bath under the window and a round mirror'
          : 'Bathroom with a bath under the window, tiled to shoulder height',
      draw: bathroom,
    },
    outside(first, style.hour),
    living[1],
    bedrooms >= 2
      ? {
          name: 'bedroom-2',
          alt: 'Second bedroom with a window over the chest of drawers',
          draw: bedroomSecond,
        }
      : undefined,
    { name: 'dining', alt: 'Dining area with a table for five in front of glazed doors', draw: dining },
    bathrooms >= 2
      ? { name: 'shower-room', alt: 'Shower room with a walk-in shower behind glass', draw: showerRoom }
      : undefined,
    bedrooms >= 3
      ? { name: 'bedroom-3', alt: 'Third bedroom with an armchair by the window', draw: bedroomThird }
      : undefined,
    style.kind === 'flat'
      ? {
          name: 'entrance-hall',
          alt: 'Shared entrance hall with a chequered floor, lift and stairs',
          draw: communalHall,
        }
      : {
          name: 'hallway',
          alt: 'Hallway with the stairs, a console table and a glazed front door',
          draw: hallway,
        },
    time === 'dusk' ? frontAt(style, style.hour, 'front-by-day') : frontAt(style, 'dusk', 'front-dusk'),
    kitchenToo,
    { name: 'study', alt: 'Study with a desk under the window and a wall of books', draw: study },
    {
      name: 'doorstep',
      alt: `The ${doorName(style)} between clipped bay trees`,
      draw: (s, r) => doorstep(s, r, s.hour),
    },
    {
      name: 'reading-corner',
      alt: 'Armchair and footstool by the window, books within reach',
      draw: readingCorner,
    },
    outside(second, style.hour),
    {
      name: 'rooftops',
      alt: `The view over ${style.outlook === 'river' ? 'the river' : 'London rooftops'} to a dome`,
      draw: (s, r) => rooftops(s, r, s.hour),
    },
    { name: 'landing', alt: 'Landing with a window seat and doors to the rooms', draw: landing },
    outside(first, 'dusk'),
    other && frontAt(style, other, 'front-again'),
    {
      name: 'rooftops-dusk',
      alt: 'The view from the top window at dusk, windows lighting up',
      draw: (s, r) => rooftops(s, r, 'dusk'),
    },
    {
      name: 'doorstep-dusk',
      alt: `The ${doorName(style)} at dusk under its lamp`,
      draw: (s, r) => doorstep(s, r, 'dusk'),
    },
    third && frontAt(style, third, 'front-once-more'),
  ];
  return shots.filter((shot) => shot !== undefined);
}

export function premises(style: HouseStyle, { time }: SceneListing): Shot[] {
  const [other, third] = otherHours(style);
  return [
    frontAt(style, time ?? style.hour, 'front'),
    { name: 'reception', alt: 'Reception with a sofa and art on the wall', draw: livingSofa },
    { name: 'office', alt: 'Private office with a desk under the window', draw: study },
    { name: 'meeting-room', alt: 'Meeting room with a table for five', draw: dining },
    { name: 'staff-kitchen', alt: `Staff kitchen with ${style.scheme.cabinetName} units`, draw: kitchenSink },
    { name: 'washroom', alt: 'Washroom with a basin and shower', draw: showerRoom },
    { name: 'entrance-hall', alt: 'Entrance hall with stairs and lift', draw: communalHall },
    time === 'dusk' ? frontAt(style, style.hour, 'front-by-day') : frontAt(style, 'dusk', 'front-dusk'),
    { name: 'waiting-area', alt: 'Waiting area with an armchair and shelves', draw: readingCorner },
    { name: 'breakout', alt: 'Breakout space with a counter and stools', draw: kitchenIsland },
    { name: 'entrance', alt: 'Side entrance with clipped bay trees', draw: (s, r) => doorstep(s, r, s.hour) },
    { name: 'landing', alt: 'Upper landing with doors to the offices', draw: landing },
    { name: 'partners-room', alt: 'Large office with a fireplace and bookshelves', draw: livingHearth },
    { name: 'balcony', alt: 'Balcony off the upper floor', draw: (s, r) => balcony(s, r, s.hour) },
    {
      name: 'rooftops',
      alt: 'The view from the upper floor over rooftops',
      draw: (s, r) => rooftops(s, r, s.hour),
    },
    ...(other ? [frontAt(style, other, 'front-again')] : []),
    {
      name: 'roof-terrace',
      alt: 'Roof terrace with benches and planters',
      draw: (s, r) => roofTerrace(s, r, s.hour),
    },
    {
      name: 'rooftops-dusk',
      alt: 'The view from the upper floor at dusk',
      draw: (s, r) => rooftops(s, r, 'dusk'),
    },
    ...(third ? [frontAt(style, third, 'front-once-more')] : []),
    {
      name: 'entrance-dusk',
      alt: 'Side entrance at dusk under its lamp',
      draw: (s, r) => doorstep(s, r, 'dusk'),
    },
  ];
}

export function plot(style: HouseStyle, { time }: SceneListing): Shot[] {
  const ways = [
    'north',
    'east',
    'south',
    'west',
    'north-east',
    'south-east',
    'south-west',
    'north-west',
  ] as const;
  const hours: readonly Hour[] =
    time === 'dusk' ? ['dusk', style.hour, ...otherHours(style)] : [style.hour, ...otherHours(style), 'dusk'];
  return Array.from({ length: mostScenes }, (_, i): Shot => {
    const way = ways[i % ways.length] ?? 'north';
    const hour = hours[(i + Math.floor(i / ways.length)) % hours.length] ?? 'morning';
    return {
      name: i === 0 ? 'front' : `looking-${way}-${i}`,
      alt: `The land looking ${way}, ${i % 2 === 0 ? 'a gate in the hedge' : 'post and rail at its edge'}, ${inLight[hour]}`,
      draw: (s, random) => field(s, random, hour, i),
    };
  });
}
