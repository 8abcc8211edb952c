import { expect, it } from '@jest/globals';
import { bytesText } from './bytes-text.js';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_500, '1.5 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [12_340_000, '12.3 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
