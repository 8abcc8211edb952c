import { describe, expect, it } from '@jest/globals';
import { attributionHtml, ownMap, readMapConfig } from './map-config.js';

describe('the configuration of the map', () => {
  it('names a source of tiles', () => {
    const map = { tiles: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '© Example' };
    expect(readMapConfig({ map })).toEqual(map);
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
