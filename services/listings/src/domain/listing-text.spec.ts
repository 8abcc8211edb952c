import { describe, expect, it } from '@jest/globals';
import { invisibleTexts } from './listing-text.js';

const fields = (given: object) => invisibleTexts(given).map(({ field }) => field);

describe('the texts of a listing', () => {
  it('are visible, each of them, however deep', () => {
    expect(
      fields({
        title: 'Flat\r\nBcc: everybody@example.org',
        address: '1 Example\u202eRoad',
        keyFeatures: ['Garden', 'Gar\u200bden'],
        agent: { name: 'Sam\u0000', phone: '020 7946 0000' },
        images: [{ id: 'upload', alt: 'a\nb' }],
        price: 5,
        floorplan: null,
      }),
    ).toEqual(['title', 'address', 'keyFeatures.1', 'agent.name', 'images.0.alt']);
  });

  it('may have several lines where people write more than one', () => {
    const text = 'First.\r\n\tSecond.\nשלום';
    expect(fields({ description: text, materialInformation: { restrictions: text } })).toEqual([]);
    expect(fields({ description: 'a\u001b[31m', materialInformation: { parking: 'a\ud800' } })).toEqual([
      'description',
      'materialInformation.parking',
    ]);
  });

  it('may end where they were pasted from another place', () => {
    expect(fields({ title: ' A flat\n', location: 'Clapham, London' })).toEqual([]);
  });
});
