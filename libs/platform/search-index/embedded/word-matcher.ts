import { distance } from 'fastest-levenshtein';
import type { SoughtWord } from '../text-rules.js';

/** Whether texts have the words that are sought. It remembers each comparison: a vocabulary is far smaller than its texts. */
export class WordMatcher {
  readonly #sought: readonly { readonly word: SoughtWord; readonly known: Map<string, boolean> }[];

  constructor(sought: readonly SoughtWord[]) {
    this.#sought = sought.map((word) => ({ word, known: new Map() }));
  }

  matches(words: readonly string[]): boolean {
    return this.#sought.every(({ word, known }) =>
      words.some((candidate) => {
        let answer = known.get(candidate);
        if (answer === undefined) known.set(candidate, (answer = isMatch(word, candidate)));
        return answer;
      }),
    );
  }
}

export function isMatch(sought: SoughtWord, word: string): boolean {
  return (sought.prefix && word.startsWith(sought.word)) || isSpelling(sought, word);
}

export function isSpelling({ word: sought, edits }: SoughtWord, word: string): boolean {
  if (edits === 0 || Math.abs(word.length - sought.length) > edits) return word === sought;
  return distance(sought, word) <= edits;
}
