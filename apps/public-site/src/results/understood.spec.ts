import { criterionNames } from '@lintel/web';
import { readResults } from './results-address.js';
import type { Understanding } from '../home/understand-queries.js';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { chipsOf, notesOf, readSearched, typesOffered, type Searched } from './understood.js';

const read = (query: string) => readResults(new URLSearchParams(query));
type Part = Understanding['parts'][number];
const part = (criterion: string, value: string, text: string, more: Partial<Part> = {}): Part => ({
  criterion,
  strength: null,
  value,
  text,
  start: 0,
  end: text.length,
  confidence: 'certain',
  note: null,
  ...more,
});
/** As the API answers for what is not asked. */
const none = Object.fromEntries(criterionNames.map((name) => [name, null])) as Understanding['criteria'];
const searched = (parts: Part[], more: Partial<Understanding> = {}): Searched => ({
  text: 'two-bed flat in claphm under £550pw',
  understanding: {
    criteria: none,
    wishes: null,
    propertyTypes: [],
    sort: null,
    listingType: null,
    unrecognised: [],
    notes: [],
    parts,
    ...more,
  },
});
const words = searched(
  [
    part('beds', '2', 'two-bed'),
    part('propertyType', 'flat', 'flat'),
    part('location', 'Clapham', 'claphm', { confidence: 'likely' }),
    part('maxPrice', '2383', '£550pw', { note: '£550 a week is £2,383 a month.' }),
  ],
  { notes: ['A general remark.'] },
);
const shown = (query: string, said: Searched | undefined) =>
  chipsOf(read(query), said).map(({ text, words: from }) => (from ? `${text} “${from.text}”` : text));

describe('chips', () => {
  it('stand for each filter of the address, with the words it came from', () => {
    expect(shown('type=rent&beds=2&location=Clapham&maxPrice=2383&maxTubeDistance=0.5', words)).toEqual([
      '2+ beds “two-bed”',
      'Clapham “claphm”',
      'Up to £2,383 pcm “£550pw”',
      'Tube within 0.5 miles',
    ]);
  });

  it('drop the words once the address says something else', () => {
    expect(shown('type=rent&beds=3&location=Balham&maxPrice=2400', words)).toEqual([
      '3+ beds',
      'Balham',
      'Up to £2,400 pcm',
    ]);
  });

  it('read a distance as a number, however it is written', () => {
    const half = searched([part('maxTubeDistance', '0.50', 'half a mile')]);
    expect(shown('maxTubeDistance=.5', half)).toEqual(['Tube within 0.5 miles “half a mile”']);
  });

  it('have no words without a described search', () => {
    expect(shown('beds=2', undefined)).toEqual(['2+ beds']);
  });
});

describe('types of homes in the words', () => {
  it('are offered until a type is chosen', () => {
    expect(typesOffered(read('type=rent'), words)).toEqual(['flat']);
    expect(typesOffered(read('type=rent&propertyType=flat'), words)).toEqual([]);
    expect(typesOffered(read('type=rent&propertyType=house'), words)).toEqual([]);
    expect(typesOffered(read('type=rent'), undefined)).toEqual([]);
    expect(shown('propertyType=flat', words)).toEqual(['Flats “flat”']);
  });
});

describe('notes', () => {
  it('are the general ones and those of parts that are still in force', () => {
    expect(notesOf(read('maxPrice=2383&type=rent'), words)).toEqual([
      'A general remark.',
      '£550 a week is £2,383 a month.',
    ]);
    expect(notesOf(read('type=rent'), words)).toEqual(['A general remark.']);
  });
});

describe('the state of a history entry', () => {
  it('is taken when it is a described search', () => {
    expect(readSearched({ searched: words })).toBe(words);
  });

  it('may be anything else', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        expect(readSearched(state)).toBeUndefined();
        expect(readSearched({ searched: state })).toBeUndefined();
      }),
    );
  });
});
