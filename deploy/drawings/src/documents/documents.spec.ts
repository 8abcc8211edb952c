import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  drawEpc,
  drawFloorplan,
  drawHero,
  epcBandOf,
  feetAndInches,
  mark,
  propertyKinds,
  roomPlan,
} from '../index.js';
import { wellFormed } from '../well-formed.js';

const number = (svg: string, pattern: RegExp): number => Number(pattern.exec(svg)?.[1]);

describe('the energy chart', () => {
  it('stands each arrow in the row of its band, for every score', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 100 }),
        (currentRating, potentialRating) => {
          const svg = drawEpc({ currentRating, potentialRating });
          for (const [which, score] of [
            ['current', currentRating],
            ['potential', potentialRating],
          ] as const) {
            const y = number(svg, new RegExp(`data-arrow="${which}" data-band="[A-G]" data-y="([\\d.]+)"`));
            const row = new RegExp(
              `data-row="${epcBandOf(score)}" data-y="([\\d.]+)" data-height="([\\d.]+)"`,
            ).exec(svg);
            expect(y).toBeGreaterThan(Number(row?.[1]));
            expect(y).toBeLessThan(Number(row?.[1]) + Number(row?.[2]));
            expect(svg).toContain(`>${score} ${epcBandOf(score)}<`);
          }
        },
      ),
    );
  });

  it('puts scores at the edges in the right band', () => {
    expect([1, 20, 21, 38, 39, 54, 55, 68, 69, 80, 81, 91, 92, 100, 104].map(epcBandOf).join('')).toBe(
      'GGFFEEDDCCBBAAA',
    );
  });

  it('refuses what is not a score, naming it', () => {
    for (const score of [0, -3, 5.5, Number.NaN])
      expect(() => drawEpc({ currentRating: score, potentialRating: 80 })).toThrow(`not ${score}`);
  });

  it('is well formed whatever the address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        expect(wellFormed(drawEpc({ currentRating: 60, potentialRating: 70, address }))).toBe(true);
      }),
    );
  });
});

const homes = fc.record({
  propertyType: fc.constantFrom(...propertyKinds),
  bedrooms: fc.integer({ min: 0, max: 12 }),
  bathrooms: fc.integer({ min: 0, max: 8 }),
  squareFeet: fc.option(fc.integer({ min: 150, max: 12_000 }), { nil: undefined }),
  seed: fc.integer(),
});

describe('the floor plan', () => {
  it('names every room, and its areas add up to the listing', () => {
    fc.assert(
      fc.property(homes, (listing) => {
        const svg = drawFloorplan(listing);
        expect(wellFormed(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        const names = [...svg.matchAll(/data-room="([^"]+)"/g)].map((m) => m[1]);
        const { floors, squareMetres } = roomPlan(listing);
        expect(names.sort()).toEqual(floors.flatMap(({ rooms }) => rooms.map(({ name }) => name)).sort());
        if (!['land', 'commercial'].includes(listing.propertyType)) {
          expect(names.filter((name) => name?.startsWith('Bedroom'))).toHaveLength(listing.bedrooms);
          expect(names.filter((name) => /^(Bathroom|Shower Room)/.test(name ?? ''))).toHaveLength(
            listing.bathrooms,
          );
        }
        const total = [...svg.matchAll(/data-area="([\d.]+)"/g)].reduce((sum, m) => sum + Number(m[1]), 0);
        expect(Math.abs(total - squareMetres) / squareMetres).toBeLessThan(0.03);
        if (listing.squareFeet) expect(squareMetres).toBeCloseTo(listing.squareFeet * 0.09290304, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('tiles each floor without gaps or overlaps', () => {
    fc.assert(
      fc.property(homes, (listing) => {
        for (const { rooms, w, h } of roomPlan(listing).floors) {
          for (const room of rooms) {
            expect(room.w).toBeGreaterThan(0);
            expect(room.x + room.w).toBeLessThan(w + 1e-6);
            expect(room.y + room.h).toBeLessThan(h + 1e-6);
          }
          rooms.forEach((a, i) =>
            rooms.slice(i + 1).forEach((b) => {
              const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
              const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
              expect(Math.min(across, down)).toBeLessThan(1e-6);
            }),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('says the area in both measures, or that it is not known', () => {
    const home = { propertyType: 'flat', bedrooms: 2, bathrooms: 1 } as const;
    expect(drawFloorplan({ ...home, squareFeet: 720 })).toContain('720 sq ft / 66.9 sq m');
    expect(drawFloorplan(home)).toContain('Area on application');
  });

  it('refuses a nonsense field by name', () => {
    expect(() => drawFloorplan({ propertyType: 'flat', bedrooms: -1, bathrooms: 1 })).toThrow(
      /bedrooms must be a whole number/,
    );
    expect(() => drawFloorplan({ propertyType: 'flat', bedrooms: 1, bathrooms: 1, squareFeet: 0 })).toThrow(
      /squareFeet must be above 0/,
    );
  });

  it('measures in feet and inches', () => {
    expect(feetAndInches(3.048)).toBe('10\'0"');
    expect(feetAndInches(3.03)).toBe('9\'11"');
    expect(feetAndInches(3.6449)).toBe('12\'0"');
  });
});

describe('the hero and the mark', () => {
  it('are well formed and drawn alike each time', () => {
    expect(wellFormed(drawHero())).toBe(true);
    expect(drawHero()).toBe(drawHero());
    expect(wellFormed(mark({ paper: '#ffffff' }))).toBe(true);
  });
});
