import type { Random } from './random.js';

// prettier-ignore
const firsts = [
  'Abbot', 'Acacia', 'Albany', 'Alma', 'Ash', 'Badger', 'Balfour', 'Barn', 'Beech', 'Bell', 'Birch', 'Blenheim', 'Bramley', 'Brook', 'Byron', 'Cambridge',
  'Canning', 'Castle', 'Cedar', 'Chapel', 'Chestnut', 'Church', 'Clarence', 'Clifton', 'Connaught', 'Cromwell', 'Dane', 'Derwent', 'Devonshire', 'Dorset',
  'Eden', 'Elm', 'Fairfield', 'Fern', 'Field', 'Garrick', 'Gladstone', 'Glebe', 'Gloucester', 'Granville', 'Grove', 'Hamilton', 'Hawthorn', 'Hazel', 'Heath',
  'Hereford', 'Hill', 'Holly', 'Howard', 'Ivy', 'Kelvin', 'Kent', 'Kings', 'Lancaster', 'Lansdowne', 'Larch', 'Laurel', 'Lime', 'Linden', 'Lyndhurst', 'Manor',
  'Maple', 'Market', 'Marlborough', 'Melrose', 'Mill', 'Milton', 'Nelson', 'Norfolk', 'Oak', 'Orchard', 'Oxford', 'Palmerston', 'Park', 'Pelham', 'Percy',
  'Portland', 'Priory', 'Queens', 'Rectory', 'Richmond', 'Rowan', 'Rushmore', 'Salisbury', 'School', 'Selwyn', 'Somerset', 'Spencer', 'Springfield', 'Stanley',
  'Station', 'Sycamore', 'Talbot', 'Tennyson', 'Thorn', 'Trinity', 'Vicarage', 'Victoria', 'Warwick', 'Waverley', 'Wellington', 'Willow', 'Windmill', 'Woodland',
  'York',
] as const;
// prettier-ignore
const ends = {
  house: ['Road', 'Road', 'Road', 'Street', 'Street', 'Avenue', 'Close', 'Gardens', 'Drive', 'Lane', 'Grove', 'Terrace', 'Way', 'Hill', 'Crescent', 'Rise'],
  block: ['Road', 'Road', 'Street', 'Street', 'Gardens', 'Lane', 'Square', 'Place', 'Walk', 'Way', 'Quay', 'Row'],
  mews: ['Mews'],
  shop: ['Street', 'Street', 'Road', 'Parade', 'Place', 'Row', 'Lane'],
  field: ['Lane', 'Road', 'Hill', 'Way'],
} as const;
const blocks = ['House', 'Court', 'Court', 'Lodge', 'Mansions', 'Point', 'Heights', 'Works', 'Mill'] as const;

/** How a building is found: by house number, by flat in a converted house, by flat in a named block, as shop or as land. */
export type Dwelling =
  'house' | 'mews' | 'conversion' | 'block' | 'mansions' | 'warehouse' | 'shop' | 'field';

/** `14 Beech Road` or `Flat 7, Lime Court, Portland Street`, without the town. */
export function streetAddress(dwelling: Dwelling, floor: number | null, random: Random): string {
  switch (dwelling) {
    case 'house':
      return `${houseNumber(random)} ${street('house', random)}`;
    case 'mews':
      return `${random.whole(1, 24)} ${street('mews', random)}`;
    case 'conversion':
      return `Flat ${(floor ?? 0) + 1}, ${houseNumber(random)} ${street('house', random)}`;
    case 'mansions':
      return `Flat ${flatNumber(floor, random)}, ${random.pick(firsts)} Mansions, ${street('block', random)}`;
    case 'warehouse':
      return `${random.pick(['Flat', 'Unit'])} ${flatNumber(floor, random)}, ${random.pick(firsts)} ${random.pick(['Works', 'Mill', 'Yard', 'Wharf'])}, ${street('block', random)}`;
    case 'block':
      return `${random.pick(['Flat', 'Flat', 'Apartment'])} ${flatNumber(floor, random)}, ${random.pick(firsts)} ${random.pick(blocks)}, ${street('block', random)}`;
    case 'shop':
      return `${houseNumber(random)} ${street('shop', random)}`;
    case 'field':
      return `Land off ${street('field', random)}`;
  }
}

const street = (kind: keyof typeof ends, random: Random): string =>
  `${random.pick(firsts)} ${random.pick<string>(ends[kind])}`;

/** Low numbers are commoner: most streets are short. */
const houseNumber = (random: Random): number => 1 + Math.floor(random.next() ** 1.8 * 180);

const flatNumber = (floor: number | null, random: Random): number => (floor ?? 0) * 6 + random.whole(1, 6);
