import type { FeatureWords } from './feature-words.types.js';

const place =
  '(road|street|lane|avenue|close|way|place|walk|row|court|house|estate|city|suburb|centre|square)';
const houses = ['house', 'bungalow'] as const;
const water = '(river|thames|waterfront)';

/** What is inside a home, what is seen from it, and what kind of house it is. A feature a line: another word for it is another phrase in its list. */
export const insideWords = {
  'en-suite': {
    said: ['en suite', 'ensuite', 'on suite', 'own (bathroom|shower room)'],
  },
  study: {
    said: [
      'study',
      'home office',
      'study (area|room)',
      'garden office',
      'bedroom study',
      'office',
      'work from home (space|area|room)',
    ],
    asked: [
      'somewhere to work',
      'room to work',
      'wfh',
      'work from home',
      'working from home',
      'place to work',
      'office space at home',
      'desk space',
    ],
    other: [
      'case study',
      'study centre',
      '(post|head|our|your|sales|estate|box|contact|the|call|ticket|branch|local|marketing|letting) office',
      'office (for|on|hour|today|now|block|building|complex|space)',
    ],
  },
  'utility-room': {
    said: ['utility room', 'utility', 'laundry room', 'utility area', 'boot room'],
    other: [
      'utility (bill|cupboard|company|provider|supply|charge|cost|cabinet)',
      'utility (are|is|included|paid|extra|excluded)',
      '(all|includes|including) utility',
      'services and utility',
    ],
  },
  cellar: {
    said: ['cellar', 'basement room', 'converted basement', 'basement cinema', 'cellarage'],
    other: ['cellar door'],
  },
  conservatory: { said: ['conservatory', 'orangery', 'sun room', 'sunroom', 'garden room'] },
  'open-plan': { said: ['open plan', 'openplan', 'kitchen living room'] },
  fireplace: {
    said: [
      'fireplace',
      'fire place',
      '(wood|log|multi fuel) (burner|burning stove|stove)',
      'wood burning (stove|fire)',
      'log burning (stove|fire)',
      'woodburner',
      'woodburning stove',
      'open fire',
      'inglenook',
      'multi fuel stove',
    ],
    other: ['open fire exit', 'fire place of safety'],
  },
  'wood-floors': {
    said: [
      '(wood|wooden|oak|hardwood|timber|walnut|pine|parquet|herringbone) (strip|block|plank)? (floor|flooring)',
      '(solid|engineered|stripped|polished|real|exposed) (wood|wooden|oak|hardwood)? (floor|flooring)',
      'parquet',
      '(original|stripped|exposed|sanded|wooden|oak|polished)? floorboard',
    ],
    other: [
      '(wood|oak|wooden) (effect|style|look) (laminate|vinyl)? (floor|flooring)?',
      'laminate wood (floor|flooring)',
    ],
  },
  'underfloor-heating': {
    said: ['(underfloor|under floor) (heating|heated)', '(heated|warm) floor', 'ufh'],
  },
  concierge: {
    said: ['concierge', 'porter', 'porterage', 'doorman', 'front desk', '(day|resident|head|24 hour) porter'],
  },
  gym: {
    said: ['gym', 'gymnasium', 'fitness (suite|centre|room|studio)', 'home gym'],
    other: ['gym next door', 'outdoor gym'],
    inTown: true,
  },
  pool: {
    said: ['swimming? pool', 'lap pool'],
    other: ['pool (table|room|hall)', '(plunge|rock|paddling|talent|whirl|car) pool'],
    inTown: true,
  },
  'river-view': {
    said: [
      `(partial|direct|panoramic)? ${water} view`,
      `view (over|of|to|across|towards|along|onto|on to) the? (river|thames|water)`,
      `(overlooking|overlook|overlooks|facing|looking over|looking onto|looking on to|looks over) the? (river|thames)`,
      `${water} facing`,
    ],
    asked: ['on the river', 'see the river', 'by the river view'],
  },
  'sea-view': {
    said: [
      '(partial|direct|panoramic)? (sea|ocean|coastal) view',
      'view (over|of|to|across|towards|out to) the? (sea|ocean|bay|channel|solent)',
      '(overlooking|overlook|overlooks|facing|looking over|looking out to|looks out to|looks over) the? (sea|ocean|bay)',
      'sea facing',
    ],
    asked: ['see the sea'],
  },
  'fibre-broadband': {
    said: [
      '(full|superfast|ultrafast|full speed)? (fibre|fiber|fibreoptic|fibre optic)',
      'fttp',
      'ftth',
      'gigabit',
      '(ultrafast|gigabit|hyperoptic|full fibre) (broadband|internet)?',
      'hyperoptic',
    ],
    asked: ['(fast|faster|high speed) (internet|broadband|wifi)', 'good (internet|broadband)'],
    denied: ['(copper|adsl) only', 'adsl'],
    other: ['(fibre|fiber) to the cabinet', 'fttc', 'fibre glass', 'fibre (cement|board|reinforced)'],
  },
  detached: {
    said: ['detached', 'link detached'],
    other: [
      'semi detached',
      'detached (double|single|large|brick|timber)? (garage|studio|annexe|outbuilding|office|summer house|summerhouse|workshop|shed|garden|home office)',
    ],
    of: houses,
  },
  'semi-detached': {
    said: ['semi detached', 'semidetached', 'semi'],
    other: ['semi (rural|open|retired|furnished|permanent|circular|integrated|skimmed)'],
    of: houses,
  },
  terraced: {
    said: [
      'terraced',
      '(mid|middle) (terrace|terraced)',
      'terrace (house|home|property|cottage)',
      '(victorian|georgian|edwardian|regency|stucco|period|handsome) terrace',
      'town house',
      'townhouse',
    ],
    asked: ['(bed|bedroom) terrace'],
    other: ['terraced (garden|lawn|ground|area|seating|slope)', 'end of terraced row'],
    of: houses,
  },
  'end-of-terrace': {
    said: ['end of (a|the)? terrace', 'end (terrace|terraced)', 'end of terraced'],
    of: houses,
  },
  mews: {
    said: ['mews', 'mews house', 'mews style'],
    street: true,
  },
  cottage: {
    said: ['cottage'],
    other: ['cottage (style|garden|kitchen|pie|industry|hospital)', `cottage ${place}`],
    street: true,
  },
} satisfies Readonly<Record<string, FeatureWords>>;
