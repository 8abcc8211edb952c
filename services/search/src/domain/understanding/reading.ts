import { LONGEST_TEXT, MOST_TOKENS, tokenise, type Token } from './tokens.js';
import type {
  Confidence,
  Criteria,
  Criterion,
  ListingType,
  Part,
  SaidWishes,
} from './understanding.types.js';

const TAKES_BACK = /^(?:actually|sorry|scratch|oops|wait|correction|mean|rather)$/;

/** What the readers share while one text is read: its tokens, which of them are spoken for, and what was found. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly criteria: Criteria = {};
  readonly wishes: { -readonly [Name in keyof SaidWishes]: SaidWishes[Name] } = {};
  readonly parts: Part[] = [];
  readonly notes: string[] = [];
  saidType: ListingType | undefined;
  /** All in capitals, or nearly every word of a longer text with one: capitals then say nothing about names. */
  readonly isShouted: boolean;
  /** The text is longer than what is read of one. */
  readonly isCut: boolean;
  readonly #claimed: Uint8Array;
  readonly #aside: Uint8Array;
  readonly #putBack: number[] = [];

  constructor(
    readonly text: string,
    /** The button pressed: it decides what a bare number may mean. */
    readonly listingType: ListingType,
  ) {
    this.tokens = tokenise(text);
    this.#claimed = new Uint8Array(this.tokens.length);
    this.#aside = new Uint8Array(this.tokens.length);
    this.isCut = this.tokens.length >= MOST_TOKENS || text.length > LONGEST_TEXT;
    const words = this.tokens.filter(({ kind }) => kind === 'word');
    const capitals = words.filter(({ capital }) => capital).length;
    const allCapitals = text === text.toUpperCase() && words.some(({ start, end }) => end - start > 1);
    this.isShouted = allCapitals || (words.length > 4 && capitals > 0.8 * words.length);
  }

  /** The folded word at an index; empty before the first and behind the last. */
  word(at: number): string {
    return this.tokens[at]?.fold ?? '';
  }

  /** Whether the words at an index are exactly these. */
  says(at: number, ...words: readonly string[]): boolean {
    for (let offset = 0; offset < words.length; offset++) {
      if (this.word(at + offset) !== words[offset]) return false;
    }
    return true;
  }

  claim(from: number, to: number): void {
    this.#claimed.fill(1, Math.max(0, from), to);
  }

  /** Claims words that nothing else is to be read from, wishes neither: a place, a journey, the home one has. */
  setAside(from: number, to: number): void {
    this.claim(from, to);
    this.hush(from, to);
  }

  /** No wish is to be read from these words; other readers may. */
  hush(from: number, to: number): void {
    this.#aside.fill(1, Math.max(0, from), to);
  }

  isAside(at: number): boolean {
    return this.#aside[at] === 1;
  }

  /** Words that nobody is to read and that are shown as not understood. */
  putBack(from: number, to: number): void {
    for (let at = from; at < to; at++) this.#putBack.push(at);
  }

  releasePutBack(): void {
    this.release(this.#putBack);
  }

  /** Unclaimed tokens of a span, for a part that reaches over words other readers still have to see. */
  freeWithin(from: number, to: number): number[] {
    return Array.from({ length: to - from }, (_, offset) => from + offset).filter((at) => this.isFree(at));
  }

  release(tokens: readonly number[]): void {
    for (const at of tokens) this.#claimed[at] = 0;
  }

  isFree(at: number): boolean {
    return at >= 0 && at < this.tokens.length && this.#claimed[at] === 0;
  }

  areFree(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (!this.isFree(at)) return false;
    return true;
  }

  /** Notes what the tokens from `from` up to but not including `to` mean, and claims them. */
  found(
    criterion: Part['criterion'],
    value: number | string,
    [from, to]: readonly [number, number],
    confidence: Confidence = 'certain',
    note?: string,
    strength?: Part['strength'],
  ): void {
    const start = this.tokens[from]?.start ?? 0;
    const end = this.tokens[to - 1]?.end ?? start;
    this.parts.push({
      criterion,
      value,
      text: this.text.slice(start, end),
      start,
      end,
      confidence,
      ...(note && { note }),
      ...(strength && { strength }),
    });
    this.claim(from, to);
  }

  note(sentence: string): void {
    if (this.notes.length < 12 && !this.notes.includes(sentence)) this.notes.push(sentence);
  }

  has(criterion: Criterion): boolean {
    return this.criteria[criterion] !== undefined;
  }

  /** Whether what begins here takes back what was said before: "2 bed, no wait, 3 bed", "400k, make that 450k". */
  corrects(at: number): boolean {
    for (let from = at - 1; from >= at - 5; from--) {
      const word = this.word(from);
      if (TAKES_BACK.test(word)) return true;
      if (/^(?:that|it)$/.test(word) && this.word(from - 1) === 'make') return true;
      if (
        !/^(?:make|that|it|lets|say|to|be|more|like|no|yes|,|-|£|the|a|under|over|max|min|of|at|least|about)$/.test(
          word,
        )
      )
        return false;
    }
    return false;
  }

  /** Forgets a part, for one that takes it back. */
  forget(criterion: Criterion): void {
    const at = this.parts.findIndex((part) => part.criterion === criterion);
    if (at >= 0) this.parts.splice(at, 1);
    delete this.criteria[criterion];
  }

  /** The words of a span as typed. */
  quote(from: number, to: number): string {
    return this.text.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }
}
