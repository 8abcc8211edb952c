import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  findOutcode,
  findPostcode,
  formatPostcode,
  formatPounds,
  retryAfterMs,
  uuidV7Source,
} from './index.js';

describe('identifiers', () => {
  it('are UUIDs of version 7 that carry their millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), (millisecond) => {
        const id = uuidV7Source({ now: () => new Date(millisecond) }).next();
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(millisecond);
      }),
    );
  });
});

describe('money', () => {
  it('has a pound sign and thousands separators', () => {
    expect(formatPounds(1_175_000)).toBe('£1,175,000');
    expect(formatPounds(1234.5)).toBe('£1,234.50');
  });
});

describe('postcodes', () => {
  it('are found in an address, with or without the space, in either case', () => {
    expect(findPostcode('12 Southwark Street, London SE1 9SG')).toEqual({ outcode: 'SE1', incode: '9SG' });
    expect(findPostcode('ec1a1bb')).toEqual({ outcode: 'EC1A', incode: '1BB' });
    expect(formatPostcode({ outcode: 'SE1', incode: '9SG' })).toBe('SE1 9SG');
  });

  it('are not found where there is only an outcode or none', () => {
    expect(findPostcode('Flat 2, SW11')).toBeUndefined();
    expect(findPostcode('')).toBeUndefined();
  });

  it.each([
    ['8 Marchbank Row, Chelsea, London SW3', 'SW3'],
    ['Unit 6, The Cabinet Works, 22 Tenter Row, Shoreditch, London, ec2a.', 'EC2A'],
    ['Flat 2, SW11', 'SW11'],
    ['14a Example Crescent, London SW4 7AA', 'SW4'],
    ['Flat B1, 3 Example Street, London', undefined],
    ['Example House, Block A2', undefined],
    ['3 Example Street, London', undefined],
  ])('begin with an outcode, which may stand alone at the end of an address: %s', (address, outcode) => {
    expect(findOutcode(address)).toBe(outcode);
  });
});

describe('a time to come again', () => {
  const now = new Date('2026-03-02T09:30:00Z');

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Mon, 02 Mar 2026 09:31:00 GMT', 60_000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('of %s is %s milliseconds', (said, milliseconds) => {
    expect(retryAfterMs(said, now)).toBe(milliseconds);
  });
});
