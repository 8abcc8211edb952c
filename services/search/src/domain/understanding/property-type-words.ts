import type { PropertyType } from '@lintel/contracts';
import type { Reading } from './reading.js';

/** What says of what type a home is to be. A cottage, a mews and a terrace are features: they may be of several types. */
const WORDS: Readonly<Record<PropertyType, string>> = {
  flat: 'flat flats apartment apartments appartment appartments apartament apartement apt apts studio studios flt studioflat',
  house: 'house houses townhouse townhouses villa villas hse',
  bungalow: 'bungalow bungalows bungalo',
  maisonette: 'maisonette maisonettes maisonnette maisonnettes maisonnete maisonete maisonet',
  land: 'land',
  commercial: 'commercial office shop',
};
const typeOf = new Map(
  Object.entries(WORDS).flatMap(([type, words]) =>
    words.split(' ').map((word) => [word, type as PropertyType] as const),
  ),
);

const BEFORE_OTHER =
  /^(?:boat|guest|coach|summer|tree|open|public|full|play|ale|art|gate|box|above|behind|over)$/;
const BEHIND_OTHER =
  /^(?:share|shares|sharing|sharer|mate|mates|prices?|boat|warming|hunting|hunt|screen|roof|pack|number|of|martin)$/;

/** The type that a word names: "flat", but not that of "flat screen" and "flat share". */
export function propertyTypeAt(reading: Reading, at: number): PropertyType | undefined {
  const type = typeOf.get(reading.word(at));
  const back = /^(?:a|the|any)$/.test(reading.word(at - 1)) ? 2 : 1;
  if (!type || BEHIND_OTHER.test(reading.word(at + 1)) || BEFORE_OTHER.test(reading.word(at - back)))
    return undefined;
  return type === 'land' || type === 'commercial' ? premisesAt(reading, at, type) : type;
}

/** "Land near Hereford", "shop to let in Leeds": of a home people say these words of what it has and what is near. */
function premisesAt(reading: Reading, at: number, type: PropertyType): PropertyType | undefined {
  if (reading.has('beds') || reading.has('baths')) return undefined;
  const opens = at <= 2 && !/^(?:with|near|and|home|garden)$/.test(reading.word(at - 1));
  const joined = /^(?:or|commercial)$/.test(reading.word(at - 1));
  const sold = /^(?:for|to|in|near|with|around|or|unit|units|space|premises|property|)$/.test(
    reading.word(at + 1),
  );
  return (opens || joined || reading.word(at) === 'commercial') && sold ? type : undefined;
}

/** Whether the word is a studio's, which is a flat; who wants none may want a flat. */
export const isStudio = (reading: Reading, at: number): boolean => reading.word(at).startsWith('studio');
