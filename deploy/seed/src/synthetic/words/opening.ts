import type { Home } from '../home.js';
import type { Random } from '../random.js';
import { bedroomsOf, capital, floorName, nounOf, withArticle } from './phrases.js';

export function opening(home: Home, placeName: string, random: Random): string {
  const what = `${bedroomsOf(home)} ${random.chance(0.75) ? `${home.era} ` : ''}${nounOf(home)}`;
  const street = random.pick([
    'on a residential street',
    'on a quiet road',
    'in a popular part',
    'on a tree-lined road',
    'a short walk from the centre',
    'in an established neighbourhood',
    'close to local shops',
  ]);
  const where = `${street}${street.endsWith('part') || street.endsWith('centre') ? ' of ' : ' in '}${placeName}`;
  const storey = home.floor === null ? '' : ` on the ${floorName(home.floor)} of ${building(home, random)}`;
  switch (random.whole(0, 3)) {
    case 0:
      return `${capital(withArticle(what))}${storey}, ${where}.`;
    case 1:
      return `${capital(where)}, this ${what}${storey ? ` is${storey}` : ` is ${arrangement(home)}`}.`;
    case 2:
      return `This is ${withArticle(what)}${storey}, ${where}.`;
    default:
      return `${random.pick(['We are pleased to offer', 'New to the market is', 'Offered through our local office is'])} this ${what}${storey}, ${where}.`;
  }
}

const arrangement = (home: Home): string =>
  home.propertyType === 'bungalow'
    ? 'all on one level'
    : `arranged over ${home.bedrooms > 4 ? 'several' : 'two'} floors`;

function building(home: Home, random: Random): string {
  switch (home.dwelling) {
    case 'conversion':
      return random.pick(['a converted house', 'a period conversion', 'a house divided into flats']);
    case 'mansions':
      return random.pick([
        'a red-brick mansion block',
        'a mansion building with a shared hall',
        'an old mansion block',
      ]);
    case 'warehouse':
      return random.pick([
        'a converted warehouse',
        'a former warehouse',
        'an old works building turned into homes',
      ]);
    default:
      return random.pick([
        'a purpose-built block',
        'a small development',
        'a well-managed building',
        'a block of flats',
      ]);
  }
}
