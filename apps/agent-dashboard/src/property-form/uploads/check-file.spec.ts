import { describe, expect, it } from '@jest/globals';
import { checkFile } from './check-file.js';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (content: Uint8Array, name = 'house.jpg', size = content.length) => ({
  name,
  size,
  slice: (from: number, to: number) => ({
    arrayBuffer: async () => content.slice(from, to).buffer as ArrayBuffer,
  }),
});
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const png = bytes('\x89PNG\r\n\x1a\n');
const webp = bytes('RIFF\0\0\0\0WEBPVP8 ');
const pdf = bytes('%PDF-1.7');

describe('a file before it is sent', () => {
  it('is taken by what it is, whatever it is called', async () => {
    for (const [content, contentType] of [
      [jpeg, 'image/jpeg'],
      [png, 'image/png'],
      [webp, 'image/webp'],
    ] as const)
      expect(await checkFile(file(content, 'x.exe'), 'image')).toEqual({ ok: true, contentType });
    expect(await checkFile(file(pdf), 'floorplan')).toEqual({ ok: true, contentType: 'application/pdf' });
  });

  it.each([
    ['a program', bytes('MZ\x90\0'), /program/],
    ['a PDF', pdf, /PDF, not a picture/],
    ['a drawing that could hold a script', bytes('<?xml version="1.0"?><svg onload="alert(1)">'), /SVG/],
    ['a picture of a phone', bytes('\0\0\0\x18ftypheic'), /HEIC/],
    ['an archive', bytes('PK\x03\x04'), /archive/],
    ['words', bytes('Dear agent'), /not a picture/],
  ])('is refused as a picture when it is %s', async (_, content, why) => {
    const checked = await checkFile(file(content), 'image');
    expect(checked).toEqual({ ok: false, problem: expect.stringMatching(why) });
    expect(checked).toEqual({ ok: false, problem: expect.stringMatching('Choose a JPEG, PNG or WebP.') });
  });

  it('is refused when it is empty, too large, or gone', async () => {
    expect(await checkFile(file(Uint8Array.of()), 'image')).toMatchObject({ ok: false });
    expect(await checkFile(file(jpeg, 'big.jpg', 20_000_001), 'image')).toMatchObject({
      problem: 'This file has 20 MB; at most 20 MB are taken.',
    });
    const gone = { ...file(jpeg), slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    expect(await checkFile(gone, 'image')).toMatchObject({
      problem: expect.stringMatching('could not be read'),
    });
  });
});
