/** A word without its case, what is after its apostrophe and the s of a plural: `Gardens` and `garden's` are `garden`, `balconies` is `balcony`. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase();
  const apostrophe = lower.search(/['’]/);
  if (apostrophe > 0) {
    const after = lower.slice(apostrophe + 1);
    return after === 't' ? lower.slice(0, apostrophe) + 't' : singular(lower.slice(0, apostrophe));
  }
  return singular(lower);
}

function singular(word: string): string {
  if (/^\d+s$/.test(word)) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** All that a phrase stands for, in plain words: `(a|b c)? d` is `d`, `a d` and `b c d`. A `*` stays one. */
export function phrasesOf(phrase: string): readonly (readonly string[])[] {
  const parts = phrase.replaceAll('-', ' ').match(/\([^)]*\)\??|\S+/g) ?? [];
  let all: (readonly string[])[] = [[]];
  for (const part of parts) {
    const choices: (readonly string[])[] = part
      .replace(/\?$/, '')
      .replace(/^\(|\)$/g, '')
      .split('|')
      .map((words) => words.split(' ').map(plainWord));
    if (part.endsWith('?')) choices.push([]);
    all = all.flatMap((begun) => choices.map((words) => [...begun, ...words]));
  }
  return all;
}
