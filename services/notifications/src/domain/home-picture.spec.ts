import { describe, expect, it } from '@jest/globals';
import { pictureOf } from './home-picture.js';

const picture = {
  key: 'listings/12/01',
  widths: [480, 960, 1600],
  width: 1600,
  height: 1200,
  alt: 'The front of the house',
};
const shown = (given: Partial<typeof picture> = {}) =>
  pictureOf(
    { title: 'Garden flat', picture: { ...picture, ...given } },
    (file) => `https://a.example/${file}`,
  );

describe('the picture of a home in an e-mail', () => {
  it('is the file nearest to what is shown, as wide as the column', () => {
    expect(shown()).toEqual({
      url: 'https://a.example/listings/12/01-480.webp',
      width: 520,
      height: 390,
      alt: 'The front of the house',
    });
    expect(shown({ widths: [160, 640, 1600] })!.url).toBe('https://a.example/listings/12/01-640.webp');
    expect(shown({ widths: [1600] })!.url).toBe('https://a.example/listings/12/01-1600.webp');
  });

  it.each([
    ['taller than it is wide', { width: 1200, height: 1600 }, { width: 293, height: 390 }],
    ['wide and low', { width: 1600, height: 400 }, { width: 520, height: 130 }],
    ['small', { widths: [300], width: 300, height: 200 }, { width: 300, height: 200 }],
    ['a line', { width: 1600, height: 1 }, { width: 520, height: 1 }],
  ])('that is %s keeps its shape', (_what, given, size) => {
    expect(shown(given)).toMatchObject(size);
  });

  it('without words of its own says which home it is, and no words of others can leave their line', () => {
    expect(shown({ alt: '' })!.alt).toBe('Garden flat');
    expect(shown({ alt: 'The front\r\n\u202Eof it' })!.alt).toBe('The front of it');
  });

  it('is none where the event has none', () => {
    expect(pictureOf({ title: 'Garden flat' }, (file) => file)).toBeUndefined();
  });
});
