import { plainWord } from './phrases.js';

/** A word of a text, and where it stands in it. */
export interface Word {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  readonly capital: boolean;
  /** Which part of its sentence it is in: commas, colons, brackets and dashes part them. */
  readonly part: number;
}

const TOKEN =
  /[\p{L}\p{N}]+(?:['’]\p{L}+)?|<[^<>]{0,200}>|[.!?](?=\s|$|["'”’)])|[;\n\r•·|*✓✔]|[,:()[\]–—]|\s-\s/gu;
const STARTS_WORD = /^[\p{L}\p{N}]/u;
const PARTS = /^[,:()[\]–—]|^\s-\s/;
const CAPITAL = /^\p{Lu}/u;

/** The most words of a sentence: a text without stops is read in pieces. */
const LONGEST = 150;

/** The sentences of a text as its words; markup, line ends and bullets end one as full stops do. Linear in the text. */
export function sentencesOf(text: string): readonly (readonly Word[])[] {
  const sentences: Word[][] = [];
  let words: Word[] = [];
  let part = 0;
  const end = () => {
    if (words.length > 0) sentences.push(words);
    words = [];
    part = 0;
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (STARTS_WORD.test(token)) {
      if (words.length === LONGEST) end();
      const capital = CAPITAL.test(token);
      words.push({ plain: plainWord(token), start: index, end: index + token.length, capital, part });
    } else if (PARTS.test(token)) part++;
    else end();
  }
  end();
  return sentences;
}

/** The words of a sentence around some of them, verbatim: as many as fit. */
export function quote(
  text: string,
  words: readonly Word[],
  { from, until }: { readonly from: number; readonly until: number },
  longest: number,
): string {
  let first = from;
  let last = until - 1;
  if (words[last]!.end - words[first]!.start > longest)
    return text.slice(words[first]!.start, words[first]!.start + longest).replace(/[\uD800-\uDBFF]$/, '');
  for (let grown = true; grown;) {
    grown = false;
    if (first > 0 && words[last]!.end - words[first - 1]!.start <= longest) {
      first--;
      grown = true;
    }
    if (last < words.length - 1 && words[last + 1]!.end - words[first]!.start <= longest) {
      last++;
      grown = true;
    }
  }
  const end = words[last]!.end;
  const closed = text[end] === ')' && end + 1 - words[first]!.start <= longest;
  return text.slice(words[first]!.start, closed ? end + 1 : end);
}
