import { describe, expect, it } from '@jest/globals';
import { attributionHtml, ownMap, readMapConfig } from './map-config.js';

describe('the configuration of the map', () => {
  it('names a source of tiles', () => {
    const map = { tiles: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '© Example' };
    expect(readMapConfig({ map })).toEqual({ ...map, file: null });
  });

  it('names a file of the portal itself, and no other', () => {
    const file = { address: '/map/0f3a.pmtiles', maxZoom: 15 };
    expect(readMapConfig({ map: { tiles: null, attribution: '', file } })).toEqual({ ...ownMap, file });
    for (const address of [
      'https://example.org/map/0f.pmtiles',
      '//example.org/map/0f.pmtiles',
      '/map/../x',
      7,
    ])
      expect(readMapConfig({ map: { file: { ...file, address } } })).toEqual(ownMap);
    expect(readMapConfig({ map: { file: { ...file, maxZoom: 'far' } } })).toEqual(ownMap);
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ map: null }],
    [{ map: { tiles: null, attribution: '' } }],
    [{ map: { tiles: 'https://tiles.example.org/map.png' } }],
    [{ map: { tiles: 7 } }],
  ])('is our own map for %j', (answer) => {
    expect(readMapConfig(answer)).toEqual(ownMap);
  });

  it('cannot put markup on the page', () => {
    expect(attributionHtml('<img onerror=x> & Co')).toBe('&lt;img onerror=x&gt; &amp; Co');
  });
});
