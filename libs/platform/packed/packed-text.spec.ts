import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { pack, textOf, unpack } from './packed-text.js';
import { words1 } from './words-1.js';

const sentence = 'The reception room has a bay of three sash windows, and the garden faces south-west. ';

/** As sharp writes a miniature of 16 by 12. */
const miniature =
  'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAwAA4BaJQAAZ4c5n9cmYfAA/rDiy7oT/UEM6Qss6DE5m403dGhXTlBKThQms3/T86gi9KputKFTy1IDbhxAxFAq98AA';

const listing = (placeholder: string) =>
  JSON.stringify({
    description: sentence.repeat(10),
    images: ['Front', 'Kitchen', 'Garden'].map((alt) => ({ alt, placeholder })),
  });

describe('a packed text', () => {
  it.each([
    ['words', listing('')],
    ['miniatures of one size', listing(miniature)],
    ['other data beside a miniature', listing(`${miniature} data:image/webp;base64,QUJD`)],
    ['Base64 that is not as anybody writes it', listing('data:image/webp;base64,QUJE=')],
    ['Base64 with bits left over', listing('data:image/webp;base64,QUJ=')],
    ['a picture too large to be a miniature', listing(`data:image/webp;base64,${'QUJD'.repeat(6000)}`)],
    ['letters beyond ASCII', JSON.stringify(`£450,000, Llŷn, 家, \ud800 ${sentence.repeat(9)}`)],
    ['the mark that stands for a miniature', `${listing(miniature)}\u0001`],
  ])('of %s is what it was', (_what, text) => {
    const packed = pack(text)!;
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(unpack(packed)).toBe(text);
    // As SQLite gives it: a part of a larger buffer.
    const within = Buffer.concat([Buffer.from('before'), packed, Buffer.from('after')]);
    expect(unpack(within.subarray(6, 6 + packed.length))).toBe(text);
  });

  it('has each miniature once, as the bytes it is, without what all of them begin with', () => {
    const apart = pack(listing(miniature))!.length - pack(listing(''))!.length;
    expect(apart).toBeLessThan(Buffer.from(miniature.split(',')[1]!, 'base64').length);
  });

  it('needs what stands beside it, and says none of it again', () => {
    const beside = JSON.stringify({ code: createHash('sha512').update('beside').digest('base64') });
    const text = `${listing('')}${beside}`;
    const packed = pack(text, beside)!;
    expect(packed.length).toBeLessThan(pack(text)!.length - 60);
    expect(textOf(beside, packed)).toBe(text);
  });

  it('with the last of the words alone is read as any other', () => {
    const packed = pack(listing(miniature), '', 1000)!;
    expect(packed.length).toBeGreaterThan(pack(listing(miniature))!.length);
    expect(unpack(packed)).toBe(listing(miniature));
  });

  it('is none where there is little to gain', () => {
    expect(pack(sentence)).toBeUndefined();
    const noise = Array.from({ length: 40 }, (_, at) =>
      createHash('sha256').update(`${at}`).digest('base64'),
    );
    expect(pack(noise.join(''))).toBeUndefined();
    expect(textOf(sentence, null)).toBe(sentence);
  });

  it('of a later form is refused by name', () => {
    expect(() => unpack(new Uint8Array([9, 0, 0, 0, 0, 0]))).toThrow(
      'a text packed in form 9, which is of a later release',
    );
  });

  it('of the first release that packed is read by this one', () => {
    expect(createHash('sha256').update(words1).digest('hex')).toBe(
      '0466e38ca3e2519fbb94c26603ae79f2be10b3855a98d4fb6e6e5b28050f3873',
    );
    expect(
      unpack(
        Buffer.from(
          'AU8AAABAYPABABAADAADgFolAABnhzmf1yZh8AD+sOLLuhP9QQzpCyzoMTmbjTd0aFdOUEpOFCazf9PzqCL0qm60oVPLUgNuHEDEUCr3wADAAMAAq0YbYyD9FHLE2TTQji1mD3bU0FFDR6yhSiidA0jF4gatzrC1c1CaqHjVuONsicbWAgA=',
          'base64',
        ),
      ),
    ).toBe(listing(miniature));
  });
});
