import type { PlaceMention } from './place-mentions.js';
import type { Reading } from './reading.js';

/** A clause about the present home is followed for at most this many words. */
const REACH = 14;
/** Where what is wanted begins again. */
const ENDS =
  /^(?:[.;!?,]|want|wants|wanting|need|needs|needing|looking|seeking|searching|after|hoping|hope|would|wish|trying|but|so|then|buying|buy|move|moving|to|for)$/;
const SUBJECTS = /^(?:i|we|im|were|am|are|currently|presently|already|now|still)$/;

/** The length of the words at an index that begin to speak of the home one has: "we live in", "selling our", "moving from". */
function cueAt(reading: Reading, at: number): number {
  const word = reading.word(at);
  const next = reading.word(at + 1);
  if (/^(?:living|live|renting|rent|based|own|owning)$/.test(word)) {
    const told =
      SUBJECTS.test(reading.word(at - 1)) && !/^(?:can|could|should|may|might)$/.test(reading.word(at - 2));
    return told && /^(?:in|at|near|a|our|my)$/.test(next) ? 2 : 0;
  }
  if (/^(?:selling|sell|sold|outgrown|outgrowing|vacating)$/.test(word))
    return /^(?:our|my|a|the|up)$/.test(next) ? 2 : 0;
  if (/^(?:downsizing|upsizing|moving|relocating|relocate|move|upgrading|coming|downsize)$/.test(word)) {
    if (next === 'from') return 2;
    return /^(?:over|out|away|up|down)$/.test(next) && /^(?:from|of)$/.test(reading.word(at + 2)) ? 3 : 0;
  }
  if (/^(?:my|our)$/.test(word)) return /^(?:current|present|existing|old|last)$/.test(next) ? 2 : 0;
  if (/^(?:currently|presently)$/.test(word)) return /^(?:in|at)$/.test(next) ? 2 : 0;
  return word === 'leaving' ? 1 : 0;
}

/**
 * "Selling our 3 bed in Leyton, need 4 beds in Woodford": the home that people have is not the one they look for. Its words are set aside, up to
 * its place or to the end of the clause.
 */
export function setPresentHomeAside(reading: Reading, mentions: readonly PlaceMention[]): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const cue = cueAt(reading, at);
    if (cue === 0) continue;
    let end = at + cue;
    let place: PlaceMention | undefined;
    while (end < reading.tokens.length && end - at < REACH && !ENDS.test(reading.word(end))) {
      place = mentions.find(({ start }) => start === end);
      if (place) {
        end = place.end;
        break;
      }
      end++;
    }
    // "I live in Putney" and no more: the only place there is.
    const isAll = at <= 1 && end >= reading.tokens.length - 1;
    if (end > at + cue && !isAll) {
      reading.note(`“${reading.quote(at, end)}” was read as where you live now.`);
      reading.setAside(at, end);
      hush(reading, end);
    }
    at = end - 1;
  }
}

/** "… in Leyton with a garden, want": what the present home has is no wish. */
function hush(reading: Reading, from: number): void {
  let end = from;
  while (end < reading.tokens.length && end - from < REACH && !ENDS.test(reading.word(end))) end++;
  reading.hush(from, end);
}
