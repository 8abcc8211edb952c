import type { Reading } from './reading.js';

/**
 * What words around a wish make of it. `exclude`: a home must not be so. `no`: said of what homes are (a basement) it excludes, said of what they have (a
 * garden) it wishes for nothing. `spare`: not wished for. `fine`: put up with.
 */
export type Cue = 'exclude' | 'no' | 'spare' | 'fine' | 'must' | 'ideally';

type Phrases = Readonly<Partial<Record<Cue, readonly string[]>>>;

/** Before what is wished for. */
const BEFORE: Phrases = {
  exclude: [
    ...[
      'not',
      'isnt',
      'is not',
      'arent',
      'nor',
      'neither',
      'avoid',
      'avoiding',
      'without',
      'except',
      'excluding',
    ],
    ...[
      'exclude',
      'anything but',
      'anything except',
      'everything but',
      'other than',
      'apart from',
      'never',
      'nothing',
    ],
    ...[
      'dont want',
      'do not want',
      'dont like',
      'hate',
      'wont consider',
      'rather not',
      'rule out',
      'ruling out',
      'bar',
    ],
    ...[
      'not keen on',
      'not interested in',
      'not looking for',
      'cant do',
      'cannot do',
      'nowhere',
      'steer clear of',
    ],
  ],
  no: ['no', 'absolutely no', 'zero', 'definitely no'],
  spare: [
    ...[
      'dont need',
      'do not need',
      'doesnt need',
      'does not need',
      'not need',
      'no need for',
      'no need of',
      'needs no',
    ],
    ...[
      'dont mind',
      'do not mind',
      'dont mind if',
      'dont mind about',
      'not bothered about',
      'not bothered by',
    ],
    ...[
      'not fussed about',
      'not fussy about',
      'dont care about',
      'dont care if',
      'need not have',
      'neednt have',
    ],
    ...['more important than', 'not require', 'dont require', 'never mind'],
  ],
  must: [
    ...[
      'must',
      'must have',
      'must be',
      'must haves',
      'need',
      'needs',
      'needing',
      'essential',
      'essentials',
      'definitely',
    ],
    ...[
      'required',
      'requires',
      'require',
      'has to have',
      'have to have',
      'has to be',
      'needs to be',
      'need to have',
    ],
    ...[
      'non negotiable',
      'cant live without',
      'cannot live without',
      'cant do without',
      'only with',
      'only',
      'must include',
    ],
    ...['needs to have', 'must allow', 'must take', 'must accept', 'have got to have'],
  ],
  ideally: [
    ...[
      'ideally',
      'preferably',
      'pref',
      'preferred',
      'preference for',
      'would prefer',
      'prefer',
      'would be nice',
    ],
    ...[
      'nice to have',
      'bonus',
      'bonus if',
      'bonus points for',
      'would love',
      'wed love',
      'id love',
      'love',
      'hopefully',
    ],
    ...[
      'would like',
      'wed like',
      'id like',
      'would be great',
      'if possible',
      'would rather',
      'it would be nice',
    ],
    ...['bonus if it has', 'dream of', 'extra points for', 'even better'],
  ],
};

/** Behind it. */
const AFTER: Phrases = {
  exclude: ['not wanted', 'excluded', 'no thanks', 'no thank you', 'is out', 'are out'],
  spare: [
    ...[
      'not needed',
      'not essential',
      'not required',
      'not necessary',
      'not important',
      'isnt needed',
      'isnt essential',
    ],
    ...[
      'is not needed',
      'is not essential',
      'isnt important',
      'isnt required',
      'isnt necessary',
      'doesnt matter',
    ],
    ...[
      'does not matter',
      'unnecessary',
      'not a must',
      'optional',
      'unimportant',
      'not a priority',
      'or not',
    ],
  ],
  fine: [
    ...[
      'is fine',
      'are fine',
      'fine',
      'ok',
      'okay',
      'is ok',
      'are ok',
      'is okay',
      'are okay',
      'acceptable',
      'would be fine',
    ],
    ...[
      'would be ok',
      'no problem',
      'is no problem',
      'wouldnt matter',
      'is also fine',
      'also fine',
      'also ok',
    ],
  ],
  must: [
    ...[
      'essential',
      'is essential',
      'are essential',
      'a must',
      'is a must',
      'must',
      'required',
      'is required',
      'needed',
    ],
    ...[
      'is needed',
      'necessary',
      'is necessary',
      'non negotiable',
      'is non negotiable',
      'only',
      'a necessity',
      'please only',
    ],
    ...[
      'a must have',
      'is a must have',
      'very important',
      'is important',
      'is very important',
      'mandatory',
      'is vital',
      'vital',
    ],
  ],
  ideally: [
    ...[
      'preferred',
      'preferably',
      'is preferred',
      'if possible',
      'if poss',
      'would be nice',
      'would be great',
      'would be lovely',
    ],
    ...[
      'would be ideal',
      'would be a bonus',
      'would be good',
      'would be a plus',
      'is a bonus',
      'a bonus',
      'a plus',
      'is a plus',
    ],
    ...[
      'ideally',
      'nice to have',
      'desirable',
      'is desirable',
      'but not essential',
      'but its not essential',
      'but not a must',
    ],
    ...[
      'if we can',
      'if you can',
      'would be perfect',
      'would be amazing',
      'would help',
      'preference',
      'but it isnt essential',
    ],
    ...[
      'though not essential',
      'although not essential',
      'but not necessary',
      'but no must',
      'would be useful',
      'would be handy',
    ],
  ],
};

interface Entry {
  readonly words: readonly string[];
  readonly cue: Cue;
}

/** By one of their words; longer phrases first. */
function indexed(phrases: Phrases, key: (words: readonly string[]) => string): ReadonlyMap<string, Entry[]> {
  const entries = Object.entries(phrases)
    .flatMap(([cue, list]) => list.map((phrase) => ({ words: phrase.split(' '), cue: cue as Cue })))
    .sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(entries, ({ words }) => key(words));
}

const endingIn = indexed(BEFORE, (words) => words.at(-1)!);
const startingWith = indexed(AFTER, (words) => words[0]!);

/** The cue whose last word stands at an index, and where it begins. */
export function cueEndingAt(reading: Reading, at: number): { cue: Cue; start: number } | undefined {
  const entry = endingIn
    .get(reading.word(at))
    ?.find(({ words }) => reading.says(at - words.length + 1, ...words));
  return entry && { cue: entry.cue, start: at - entry.words.length + 1 };
}

/** The cue whose first word stands at an index, and where it ends. */
export function cueStartingAt(reading: Reading, at: number): { cue: Cue; end: number } | undefined {
  const entry = startingWith.get(reading.word(at))?.find(({ words }) => reading.says(at, ...words));
  return entry && { cue: entry.cue, end: at + entry.words.length };
}
