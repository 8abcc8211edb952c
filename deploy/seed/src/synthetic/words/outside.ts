import type { Home } from '../home.js';
import type { Random } from '../random.js';
import { withArticle } from './phrases.js';

export function outdoors(home: Home, random: Random): string {
  switch (home.outside) {
    case 'garden': {
      const kind = random.pick([
        'mainly laid to lawn',
        'with a lawn and mature borders',
        'paved near the house and lawned beyond',
        'enclosed by fences',
        'with space for a shed',
      ]);
      return random.pick([
        `The ${home.aspect}-facing garden is ${kind.startsWith('with') ? `private, ${kind}` : kind}.`,
        `Outside is ${withArticle(`${home.aspect}-facing`)} garden, ${kind}.`,
      ]);
    }
    case 'patio':
      return random.pick(['A private patio takes pots and a table.', 'Outside there is a paved patio.']);
    case 'communal garden':
      return random.pick([
        'Residents share the communal gardens.',
        'The communal gardens are kept for all residents.',
      ]);
    case 'balcony':
      return random.pick(['A balcony opens from the living room.', `The balcony faces ${home.aspect}.`]);
    case 'roof terrace':
      return random.pick([
        `The roof terrace faces ${home.aspect}.`,
        'There is a roof terrace with space to sit out.',
      ]);
    case null:
      return '';
  }
}

export function parking(home: Home, random: Random): string {
  switch (home.parking) {
    case 'garage':
      return random.pick(['There is a garage with power.', 'A garage provides parking or storage.']);
    case 'driveway':
      return random.pick(['The driveway has space to park.', 'There is parking on the driveway.']);
    case 'allocated space':
      return random.pick(['One parking space is allocated.', 'It comes with a parking space.']);
    case 'permit':
      return random.pick(['Parking is by residents’ permit.', '']);
    case null:
      return '';
  }
}

export function terms(home: Home, random: Random): string {
  const sentences: string[] = [];
  if (home.furnishing)
    sentences.push(
      random.pick([
        `Let ${home.furnishing}.`,
        `It is offered ${home.furnishing}.`,
        `The ${home.propertyType} is available ${home.furnishing}.`,
      ]),
    );
  if (home.pets)
    sentences.push(random.pick(['Pets will be considered.', 'The landlord will consider a pet.']));
  if (home.chainFree)
    sentences.push(random.pick(['It is sold with no onward chain.', 'There is no onward chain.']));
  return sentences.join(' ');
}
