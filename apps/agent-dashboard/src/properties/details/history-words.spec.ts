import { describe, expect, it } from '@jest/globals';
import { changeLines, fieldsText, priceSteps } from './history-words.js';

describe('the history of a listing', () => {
  it.each([
    [['price'], 'price'],
    [['title', 'price', 'images'], 'title, price and pictures'],
    [['latitude', 'longitude'], 'place on the map'],
    [['materialInformation.tenure', 'materialInformation.deposit'], 'material information'],
    [['wonderfulThing'], 'wonderful thing'],
    [[], ''],
  ])('says of %j: %s', (fields, text) => expect(fieldsText(fields)).toBe(text));

  it('has the prices with what each change was, the latest first', () => {
    const history = [
      { price: null, at: '2026-01-01T00:00:00Z' },
      { price: 475_000, at: '2026-02-01T00:00:00Z' },
      { price: 455_000, at: '2026-03-01T00:00:00Z' },
      { price: 460_000, at: '2026-04-01T00:00:00Z' },
    ];
    expect(priceSteps(history, 'sale').map(({ price, change }) => [price, change])).toEqual([
      ['£460,000', 'Raised by £5,000 (1.1%)'],
      ['£455,000', 'Reduced by £20,000 (4.2%)'],
      ['£475,000', ''],
      ['Price on application', ''],
    ]);
  });

  it('says who did what, from how the listing is now back to its beginning', () => {
    const change = (by: string | null, ...fields: string[]) => ({
      version: 1,
      at: '2026-01-01T00:00:00Z',
      by,
      fields,
    });
    const changes = [
      change('Sam Example', 'archived'),
      change('Odile Example', 'archived', 'price'),
      change('Sam Example', 'archived'),
      change(null, 'images'),
      change(null, 'price'),
    ];
    expect(changeLines(changes, { state: 'archived' }).map(({ who, what }) => `${who} ${what}`)).toEqual([
      'Sam Example archived it',
      'Odile Example brought it back and changed price',
      'Sam Example archived it',
      'Lintel changed pictures',
      'An agent changed price',
    ]);
    expect(
      changeLines([change('Sam', 'removed'), change('Sam', 'archived')], { state: 'removed' })[0]!.what,
    ).toBe('deleted it');
    expect(
      changeLines([change('Sam', 'removed'), change('Sam', 'removed')], { state: 'published' }).map(
        ({ what }) => what,
      ),
    ).toEqual(['restored it', 'deleted it']);
  });

  it('writes rents as rents', () => {
    expect(priceSteps([{ price: 4_950, at: '2026-01-01T00:00:00Z' }], 'rent')[0]!.price).toBe('£4,950 pcm');
  });
});
