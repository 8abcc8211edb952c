import { describe, expect, it } from '@jest/globals';
import { allOf, readAmount, readChoice, readNumber, readOptionalAmount } from './read-answers.js';

describe('an amount', () => {
  it.each([
    ['450,000', 450_000_00],
    ['£1,250.50', 1_250_50],
    [' 450 000 ', 450_000_00],
    ['450k', 450_000_00],
    ['1.25M', 1_250_000_00],
    ['0', 0],
    ['.5', 50],
  ])('is read from %j', (text, pence) => expect(readAmount(text)).toEqual({ value: pence }));

  it.each(['', ' ', 'lots', '-5', '1e9', '1.2.3', '£', '2000000000', '99999m', '1'.repeat(40)])(
    'is not read from %j, and it is said what is wanted',
    (text) => expect(readAmount(text)).toEqual({ error: expect.stringMatching(/^Enter .+\.$/) }),
  );

  it('may be left out where it is optional', () => {
    expect(readOptionalAmount(' ')).toEqual({ value: null });
    expect(readOptionalAmount('x').error).toBeDefined();
  });
});

describe('a number', () => {
  it('is read within its limits', () => {
    expect(readNumber('4.5%', 0, 30)).toEqual({ value: 4.5 });
    expect(readNumber('31', 0, 30)).toEqual({ error: 'Enter a number from 0 to 30.' });
    expect(readNumber('2.5', 1, 50, true)).toEqual({ error: 'Enter a whole number from 1 to 50.' });
    for (const text of ['', 'five', '-1', 'NaN', 'Infinity'])
      expect(readNumber(text, 0, 30).error).toBeDefined();
  });
});

it('a choice that is none is the first', () =>
  expect(readChoice('france', ['england', 'wales'])).toBe('england'));

it('all values are there, or none', () => {
  expect(allOf({ a: { value: 1 }, b: { value: null } })).toEqual({ a: 1, b: null });
  expect(allOf({ a: { value: 1 }, b: { error: 'No.' } })).toBeUndefined();
});
