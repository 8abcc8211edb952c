import { describe, expect, it } from '@jest/globals';
import { indexOf, listing, type OpenIndex } from './harness.js';

const CURLY = 'King\u2019s Cross';
/** Long enough that no adapter would keep it beside the short ones. */
const FILLER = 'Bright rooms, quiet street and close to every shop one needs. '.repeat(6);
const LONG = 'y'.repeat(10_000);

const TEXTS = {
  balham: 'Balham High Road',
  battersea: 'Battersea Rise, Clapham Junction',
  clapham: 'Clapham Common',
  emoji: 'Flat 🏠 with 👩‍👩‍👧 next door',
  kings: CURLY,
  long: LONG,
  meta: String.raw`100% new_build \ a*b? [c] {d} (e)`,
  operators: `"loft" OR NEAR (a - b) col:umn ^start; drop table listings --`,
  postcode: 'Flat 3, 12 Elm Road, SW11 2AB',
  saint: "St John's Wood",
  sao: 'São Paulo Straße, Łódź',
};

export function textPromises(open: OpenIndex): void {
  // The same promises for short texts and for long ones, which an adapter may well keep elsewhere.
  describe.each([
    ['location', ''],
    ['description', FILLER],
  ] as const)('text in %s', (field, filler) => {
    const { ids } = indexOf(open, [
      ...Object.entries(TEXTS).map(([id, text]) => listing(id, { [field]: filler + text })),
      listing('zero', { [field]: null }),
    ]);
    const everyText = Object.keys(TEXTS);

    describe('contains', () => {
      it.each([
        ['in the middle of a word', 'apha', ['battersea', 'clapham']],
        ['across words', 'am comm', ['clapham']],
        ['a whole text', 'Clapham Common', ['clapham']],
        ['without regard to case', 'CLAPHAM com', ['clapham']],
        ['without regard to accents in the text', 'sao paulo', ['sao']],
        ['without regard to accents in the question', 'Bâlhåm', ['balham']],
        ['letters that do not decompose', 'strasse, lodz', ['sao']],
        ['a straight apostrophe for a curly one', "king's cross", ['kings']],
        ['a curly apostrophe for a straight one', 'St John\u2019s', ['saint']],
        ['an apostrophe counts', 'johns', []],
        ['spaces count', 'clap ham', []],
        ['a percent sign is a percent sign', '100%', ['meta']],
        ['a percent sign does not stand for anything', 'b%m', []],
        ['an underscore is an underscore', 'w_b', ['meta']],
        ['an underscore does not stand for a letter', 'C_apham', []],
        ['a backslash', '\\ a', ['meta']],
        ['a star', 'a*b', ['meta']],
        ['a star does not stand for anything', 'Cl*m', []],
        ['a question mark', 'b?', ['meta']],
        ['brackets', '[c] {d} (e)', ['meta']],
        ['a quotation mark', '"loft" OR', ['operators']],
        ['operators', 'NEAR (a - b) col:umn ^st', ['operators']],
        ['a semicolon and dashes', 'start; drop table listings --', ['operators']],
        ['emoji', '🏠 with', ['emoji']],
        ['an emoji of several characters', '👩‍👩‍👧', ['emoji']],
        ['another emoji', '🏡', []],
        ['ten thousand characters', LONG, ['long']],
        ['more characters than there are', `${LONG}y`, []],
        ['a part of a very long word', 'y'.repeat(1234), ['long']],
        ['the end of one text only', 'rise, clapham junction', ['battersea']],
      ])('%s', async (_, contains, expected) => {
        expect(await ids({ field, contains })).toEqual(expected);
      });

      it.each([
        'a',
        'ł',
        '%',
        '_',
        '\\',
        '*',
        '?',
        "'",
        '"',
        ' ',
        '🏠',
        'am',
        '00',
        '%m',
        'e ',
        ' *',
        '--',
        '~~',
      ])('one or two characters: %j', async (contains) => {
        const plain = contains === 'ł' ? 'l' : contains;
        const expected = everyText.filter((id) => {
          const text = (filler + TEXTS[id as keyof typeof TEXTS]).toLowerCase();
          return text.replaceAll('\u2019', "'").replace('ã', 'a').replace('ł', 'l').includes(plain);
        });
        expect(await ids({ field, contains })).toEqual(expected);
      });

      it('an empty text is in every text', async () => {
        expect(await ids({ field, contains: '' })).toEqual(everyText);
      });

      it('not in a missing one', async () => {
        expect(await ids({ field, exists: false })).toEqual(['zero']);
        expect(await ids({ not: { field, contains: 'a' } })).toContain('zero');
      });
    });

    describe('matches', () => {
      it.each([
        ['words in any order', 'junction battersea', ['battersea']],
        ['all of them', 'clapham balham', []],
        ['without regard to case and accents', 'SAO PÁULO', ['sao']],
        ['a missing letter', 'Claphm common', ['clapham']],
        ['two letters swapped', 'Battersae', ['battersea']],
        ['a wrong letter', 'balhan high', ['balham']],
        ['the last word as a beginning', 'clapham jun', ['battersea']],
        ['only the last word as a beginning', 'jun clapham', []],
        ['the beginning of several', 'clap', ['battersea', 'clapham']],
        ['an apostrophe left out', 'kings cross', ['kings']],
        ['an apostrophe put in', "st john's wood", ['saint']],
        ['a curly apostrophe', 'st john\u2019s', ['saint']],
        ['the beginning of a word with an apostrophe', 'st john', ['saint']],
        ['postcodes exactly', 'SW11', ['postcode']],
        ['never the postcode next door', 'SW12', []],
        ['operators are words or nothing', '"loft" OR - near', ['operators']],
        ['a letter too few in three', 'fat 3', []],
        ['three edits are too many', 'batrsae', []],
        ['ten thousand characters', 'z'.repeat(10_000), []],
        ['ten thousand words', 'clapham '.repeat(10_000), ['battersea', 'clapham']],
      ])('%s', async (_, matches, expected) => {
        expect(await ids({ field, matches })).toEqual(expected);
      });

      it.each(['', '   ', '!?*', '🏠', '" - ^'])('without a word every text matches: %j', async (matches) => {
        expect(await ids({ field, matches })).toEqual(everyText);
      });
    });
  });
}
