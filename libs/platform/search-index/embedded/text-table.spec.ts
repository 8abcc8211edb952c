import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { foldText, soughtWords, wordsOf } from '../text-rules.js';
import { inTransaction } from './document-table.js';
import { TextTable } from './text-table.js';
import { WordMatcher } from './word-matcher.js';

function tableOf(texts: readonly string[]) {
  const db = new DatabaseSync(':memory:');
  const table = new TextTable(db, 'texts');
  inTransaction(db, () => texts.forEach((text, row) => table.put(row, foldText(text))));
  table.settle();
  return { db, table };
}

const sorted = (rows: Iterable<number>) => [...rows].sort((a, b) => a - b);
const containing = (texts: readonly string[], part: string) =>
  [...texts.keys()].filter((row) => foldText(texts[row]!).includes(part));

const word = fc.constantFrom(
  'garden',
  'gardens',
  'gard',
  "king's",
  'kings',
  'roof',
  'proof',
  'ro',
  'ω',
  '東京',
  'x'.repeat(1_001),
  `${'x'.repeat(999)}y`,
  "''",
);
const gap = fc.constantFrom(' ', ', ', '-', ' 🏠 ', '"', "'", ' (', '%', '\u0000');
const text = fc.oneof(
  fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 6 }).map((parts) => parts.flat().join('')),
  fc.string({ unit: 'binary', minLength: 1 }),
);

describe('the table of texts', () => {
  it('finds any part of any text and nothing else', () => {
    const part = fc.tuple(text, fc.nat(30), fc.integer({ min: 1, max: 1_020 }));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 12 }),
        fc.array(part, { maxLength: 12 }),
        (texts, others) => {
          const { table } = tableOf(texts);
          for (const [whole, from, length] of [
            ...others,
            ...texts.map((each, at) => [each, at, 7] as const),
          ]) {
            const folded = foldText(foldText(whole).slice(from, from + length));
            if (folded !== '')
              expect(sorted(table.rowsContaining(folded))).toEqual(containing(texts, folded));
          }
        },
      ),
    );
  });

  it('finds words, misspelt ones and beginnings as reading every text does', () => {
    const question = fc
      .array(fc.oneof(word, fc.constantFrom('gradens', 'gardn', 'king', 'kin', 'r', 'rooof', 'pr', 'o')), {
        minLength: 1,
        maxLength: 3,
      })
      .map((words) => soughtWords(words.join(' ')))
      .filter((sought) => sought.length > 0);
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), fc.array(question), (texts, questions) => {
        const { table } = tableOf(texts);
        for (const sought of questions) {
          const matcher = new WordMatcher(sought);
          const expected = [...texts.keys()].filter((row) => matcher.matches(wordsOf(foldText(texts[row]!))));
          expect(sorted(table.rowsMatching(sought))).toEqual(expected);
        }
      }),
    );
  });

  it('reads every text when a part fits more words than are worth asking for', () => {
    const texts = Array.from({ length: 1_000 }, (_, row) => `word${row} in row ${row}`);
    const { table } = tableOf(texts);
    for (const part of ['word', '1', 'ord99', 'd1 in row', 'w']) {
      expect(sorted(table.rowsContaining(part))).toEqual(containing(texts, part));
    }
  });

  it('tells apart words that differ only after more characters than an index holds', () => {
    const texts = ['a', 'b'].map((end) => 'x'.repeat(40_000) + end);
    const { table } = tableOf(texts);
    for (const part of ['xa', texts[1]!])
      expect(sorted(table.rowsContaining(part))).toEqual(containing(texts, part));
    expect(sorted(table.rowsMatching(soughtWords(texts[1]!)))).toEqual([0, 1]);
    expect(sorted(table.rowsMatching(soughtWords(`${texts[1]!} x`)))).toEqual([0, 1]);
  });

  it('forgets a removed text, and knows its words when it is opened again', () => {
    const { db, table } = tableOf(['roof garden', 'roof terrace']);
    table.remove(0);
    table.remove(7);
    expect(sorted(table.rowsContaining('roof'))).toEqual([1]);
    expect(sorted(table.rowsContaining('f g'))).toEqual([]);
    const again = new TextTable(db, 'texts');
    expect(sorted(again.rowsContaining('erra'))).toEqual([1]);
    expect(sorted(again.rowsMatching(soughtWords('terace')))).toEqual([1]);
  });

  it('forgets the words of a transaction that was undone', () => {
    const { db, table } = tableOf(['roof']);
    expect(() =>
      inTransaction(db, () => {
        table.put(1, 'terrace');
        throw new Error('undone');
      }),
    ).toThrow('undone');
    table.undo();
    inTransaction(db, () => table.put(1, 'terrace'));
    table.settle();
    expect(sorted(new TextTable(db, 'texts').rowsContaining('terr'))).toEqual([1]);
  });
});
