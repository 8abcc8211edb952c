import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { compareCodePoints, foldText, soughtWords, wordsOf } from './text-rules.js';

describe('folding a text', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['KING\u2019S CROSS', "king's cross"],
    ['King\u02BCs `Cross\u00B4', "king's 'cross'"],
    ['Straße, Łódź, Ærø, Þór, ΟΔΟΣ', 'strasse, lodz, aero, thor, οδοσ'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ﬁne Ｗ１ №', 'fine w1 no'],
    ['100% a_b \\ 🏠', '100% a_b \\ 🏠'],
    ['', ''],
  ])('%j is compared as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('takes any text, halves of characters included', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
        expect(foldText(String.fromCharCode(...units)).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('words', () => {
  it('are runs of letters and digits, apostrophes left out', () => {
    expect(wordsOf("king's cross, n1 9ag -- '' 🏠 o'")).toEqual(['kings', 'cross', 'n1', '9ag', 'o']);
  });

  it('that are sought may be misspelt by their length, the last may go on', () => {
    expect(soughtWords('Bow road Clapham 2019 batte')).toEqual([
      { word: 'bow', edits: 0, prefix: false },
      { word: 'road', edits: 1, prefix: false },
      { word: 'clapham', edits: 2, prefix: false },
      { word: '2019', edits: 0, prefix: false },
      { word: 'batte', edits: 1, prefix: true },
    ]);
  });

  it('that are sought are 16 at most', () => {
    expect(soughtWords('word '.repeat(1000))).toHaveLength(16);
  });
});

describe('the order of code points', () => {
  it('is that of UTF-8 bytes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '🏠'),
    });
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(Math.sign(compareCodePoints(left, right))).toBe(
          Buffer.compare(Buffer.from(left), Buffer.from(right)),
        );
      }),
    );
  });
});
