import type { Home } from '../home.js';
import type { Random } from '../random.js';
import { bedroomsOf, capital, floorName, inAcres, nounOf } from './phrases.js';

/** One line without praise: what it is, what sets it apart, where it is. */
export function titleOf(home: Home, placeName: string, random: Random): string {
  if (home.propertyType === 'land')
    return `${random.pick(['Building plot', 'Plot of land', 'Development site'])} of ${inAcres(home.acres)}, ${placeName}`;
  if (home.propertyType === 'commercial')
    return `${capital(random.pick(['ground-floor shop', 'shop and premises', 'commercial unit', 'retail unit']))} in ${placeName}`;
  const age = random.chance(0.55) ? `${home.era} ` : '';
  const noun = `${bedroomsOf(home)} ${age}${nounOf(home)}`;
  return `${capital(noun)}${mark(home, random)}${random.pick([', ', ' in '])}${placeName}`;
}

function mark(home: Home, random: Random): string {
  const marks: string[] = ['', ''];
  if (home.outside)
    marks.push(` with ${home.outside === 'communal garden' ? 'communal gardens' : `a ${home.outside}`}`);
  if (home.floor !== null) marks.push(` on the ${floorName(home.floor)}`);
  if (home.parking === 'garage' || home.parking === 'driveway')
    marks.push(` with ${home.parking === 'garage' ? 'a garage' : 'off-street parking'}`);
  if (home.chainFree) marks.push(' with no onward chain');
  return random.pick(marks);
}
