import type { TransportDistances } from '@lintel/contracts';
import type { Home } from '../home.js';
import type { Random } from '../random.js';
import { condition, kitchen, living, sleeping } from './inside.js';
import { opening } from './opening.js';
import { otherUseDescription } from './other-uses.js';
import { outdoors, parking, terms } from './outside.js';
import { transportSentence } from './transport.js';

/** Two paragraphs which say nothing but the facts of the home. */
export function descriptionOf(
  home: Home,
  placeName: string,
  distances: TransportDistances | null,
  random: Random,
): string {
  if (home.propertyType === 'land' || home.propertyType === 'commercial')
    return otherUseDescription(home, placeName, distances, random);
  const inside = [
    opening(home, placeName, random),
    living(home, random),
    kitchen(home, random),
    condition(home, random),
  ];
  const rest = [
    sleeping(home, random),
    outdoors(home, random),
    parking(home, random),
    terms(home, random),
    transportSentence(distances, random),
    closing(placeName, random),
  ];
  return `${joined(inside)}\n\n${joined(rest)}`;
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ');

function closing(placeName: string, random: Random): string {
  return random.pick([
    `The shops and cafes of ${placeName} are within walking distance.`,
    `${placeName} has a good choice of schools and green space.`,
    `It is well placed for everything ${placeName} offers.`,
    'Early viewing is advised.',
    'Viewing is by appointment.',
    '',
  ]);
}
