import { describe, expect, it } from '@jest/globals';
import { areasText } from '@lintel/contracts/search';
import { readResults, resultsAddress } from '../../results-address.js';
import { activeFilters } from '../../filter-options.js';
import { withDrawnArea, withoutDrawnAreas } from './area-changes.js';
import { areaOf, closes, isLine, moved } from './drawn-line.js';

const round = Array.from({ length: 500 }, (_, n) => ({
  latitude: 51.46 + 0.02 * Math.sin((n / 500) * 2 * Math.PI),
  longitude: -0.14 + 0.03 * Math.cos((n / 500) * 2 * Math.PI),
}));

describe('what is drawn', () => {
  it('is an area with as many corners as a search takes', () => {
    const area = areaOf(round)!;
    expect(area.length).toBeGreaterThan(20);
    expect(area.length).toBeLessThanOrEqual(60);
  });

  it('is what the line goes round when it crosses itself', () => {
    const [a, b, c, d] = [round[0]!, round[125]!, round[250]!, round[375]!];
    expect(areaOf([a, c, b, d])).toHaveLength(6);
  });

  it('is none when it is a spot', () => {
    expect(areaOf(Array(20).fill(round[0]!))).toBeUndefined();
  });

  it('is a line from a finger that moves, and a corner from one that does not', () => {
    expect(
      isLine([
        { x: 1, y: 1 },
        { x: 6, y: 4 },
      ]),
    ).toBe(false);
    expect(
      isLine([
        { x: 1, y: 1 },
        { x: 40, y: 4 },
        { x: 1, y: 1 },
      ]),
    ).toBe(true);
  });

  it('closes at its first corner once it has three', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: 90 },
    ];
    expect(closes(corners, { x: 10, y: 10 })).toBe(true);
    expect(closes(corners.slice(1), { x: 90, y: 0 })).toBe(false);
    expect(closes(corners, { x: 60, y: 60 })).toBe(false);
  });

  it('follows a cross that stays in the frame', () => {
    const frame = { width: 100, height: 50 };
    expect(moved({ x: 50, y: 25 }, 'ArrowLeft', 20, frame)).toEqual({ x: 30, y: 25 });
    expect(moved({ x: 50, y: 45 }, 'ArrowDown', 20, frame)).toEqual({ x: 50, y: 50 });
  });
});

describe('a drawn area in a search', () => {
  const area = areaOf(round)!;
  const search = readResults(
    new URLSearchParams('type=sale&location=Clapham&radius=1&places=Balham&beds=2&area=51.5,0,51.4,-0.2'),
  );
  const drawn = withDrawnArea(search, area);

  it('takes the place of where it looked', () => {
    expect(resultsAddress(drawn)).toBe(`/properties?type=sale&beds=2&areas=${areasText([area])}`);
  });

  it('is kept by its address', () => {
    const address = new URL(resultsAddress(drawn), 'http://x');
    expect(readResults(address.searchParams)).toEqual(drawn);
    expect(address.href.length).toBeLessThan(400);
  });

  it('is taken away by its chip, one by one, or all at once', () => {
    const [first, ...corners] = area;
    const two = withDrawnArea(drawn, [...corners, { ...first!, latitude: first!.latitude + 0.1 }]);
    const chips = activeFilters(two).filter(({ name }) => name === 'areas');
    expect(chips.map(({ text }) => text)).toEqual(['Drawn area 1', 'Drawn area 2']);
    expect(chips[1]!.without(two)).toEqual(drawn);
    expect(withoutDrawnAreas(two).wishes).toBeUndefined();
  });
});
