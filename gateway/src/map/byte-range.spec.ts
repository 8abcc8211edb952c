import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.js';

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
  ])('%s is its part', (header, range) => expect(byteRange(header, 100)).toEqual(range));

  it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s has nothing', (header) =>
    expect(byteRange(header, 100)).toBe('none'),
  );

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=9-0', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=a-b'])(
    '%s is the whole',
    (header) => expect(byteRange(header, 100)).toBeUndefined(),
  );
});
