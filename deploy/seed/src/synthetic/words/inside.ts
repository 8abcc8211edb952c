import type { Home } from '../home.js';
import type { Random } from '../random.js';
import { inWords } from './phrases.js';

export function living(home: Home, random: Random): string {
  const light = random.pick([
    'a wide window',
    'good natural light',
    'space for a desk',
    'built-in shelves',
    'room for a large sofa',
    'a pleasant outlook',
  ]);
  const fire = home.fireplace
    ? ` and ${random.pick(['a fireplace', 'an original fireplace', 'a period fireplace'])}`
    : '';
  if (home.bedrooms === 0)
    return `The main room has ${light}${fire}, with space for a double bed as well as a sofa and a table.`;
  if (home.receptions > 1) {
    return random.pick([
      `Of the ${inWords(home.receptions)} reception rooms, the one at the front has ${light}${fire}.`,
      `There are ${inWords(home.receptions)} reception rooms, the larger with ${light}${fire}.`,
    ]);
  }
  return random.pick([
    `The reception room has ${light}${fire}.`,
    `The living room has ${light}${fire}.`,
    `A hall leads to the living room, with ${light}${fire}.`,
  ]);
}

export function kitchen(home: Home, random: Random): string {
  const extra = random.pick([
    'with integrated appliances',
    'with plenty of cupboards',
    'with a gas hob',
    'with an induction hob',
    'with room for a table',
    'with a breakfast bar',
  ]);
  const fitting =
    extra === 'with a gas hob' && home.heating !== 'gas boiler' ? 'with an electric hob' : extra;
  if (home.bedrooms === 0)
    return `A kitchen area is fitted along one wall, ${fitting === 'with room for a table' ? 'with storage above' : fitting}.`;
  return home.openPlan
    ? random.pick([
        `The kitchen is open to the living space, ${fitting}.`,
        `It shares one open-plan space with the kitchen, which comes ${fitting}.`,
        `The open-plan kitchen comes ${fitting}.`,
      ])
    : random.pick([
        `The kitchen is separate, ${fitting}.`,
        `A separate kitchen comes ${fitting}.`,
        `The kitchen is at the back, ${fitting}.`,
      ]);
}

export function condition(home: Home, random: Random): string {
  if (home.era === 'newly built')
    return random.pick([
      'It is ready to move into, with the remainder of a ten-year builder’s warranty.',
      'This is its first occupation.',
    ]);
  switch (home.condition) {
    case 'newly refurbished':
      return random.pick([
        'It has been refurbished throughout.',
        'The refurbishment was finished this year.',
        'It has been rewired, replastered and redecorated.',
      ]);
    case 'in need of updating':
      return random.pick([
        'It would benefit from some updating.',
        'There is scope to modernise, and the price allows for it.',
        'It has been in the same hands for many years and now needs updating.',
      ]);
    default:
      return random.pick([
        '',
        'It has been well looked after.',
        'It is well presented throughout.',
        'The decoration is plain and in good order.',
      ]);
  }
}

export function sleeping(home: Home, random: Random): string {
  if (home.bedrooms === 0)
    return random.pick([
      'The bathroom is separate and has a shower over the bath.',
      'A shower room opens from the entrance hall.',
    ]);
  const shared = home.bathrooms - home.ensuites;
  const wash =
    shared === 1
      ? random.pick(['a bathroom', 'a family bathroom', 'a bathroom with a shower over the bath'])
      : `${inWords(shared)} bathrooms`;
  if (home.bedrooms === 1)
    return random.pick([
      `The bedroom is a double with ${random.pick(['fitted wardrobes', 'room for a desk', 'a large window'])}, and the bathroom is off the hall.`,
      'The double bedroom is at the quieter side, next to the bathroom.',
    ]);
  const count = inWords(home.bedrooms);
  const suite =
    home.ensuites === 1
      ? `, one of them with an en suite ${random.pick(['shower room', 'bathroom'])},`
      : home.ensuites > 1
        ? `, ${inWords(home.ensuites)} of them en suite,`
        : '';
  const upstairs =
    home.propertyType === 'house'
      ? random.pick(['Upstairs there are', 'Above are', 'On the upper floors are'])
      : random.pick(['There are', 'The accommodation includes', 'Off the hall are']);
  return `${upstairs} ${count} bedrooms${suite} and ${wash}.`;
}
