import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  bounded,
  fitted,
  fittedSize,
  greatestScale,
  viewAfterKey,
  zoomed,
  type View,
} from './zoom-view.logic.js';

const frame = { width: 800, height: 600 };
const plan = { width: 1600, height: 600 };

const length = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: length, height: length });
const point = fc.record({
  x: fc.integer({ min: -2000, max: 2000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
});
const view: fc.Arbitrary<View> = fc
  .tuple(point, fc.double({ min: 1, max: greatestScale, noNaN: true }))
  .map(([at, scale]) => ({ ...at, scale }));

describe('a view that zooms', () => {
  it('fits the whole picture at first', () => {
    expect(fittedSize(plan, frame)).toEqual({ width: 800, height: 300 });
    expect(bounded(fitted, plan, frame)).toEqual(fitted);
  });

  it('fills its frame for a picture whose size is not known', () => {
    expect(fittedSize({ width: 0, height: 0 }, frame)).toEqual(frame);
  });

  it('keeps what is below the pointer where it is', () => {
    const about = { x: 100, y: 0 };
    const near = zoomed(fitted, 2, about, plan, frame);
    // The point 100 px right of the middle is at 200 px of the doubled picture, which has therefore moved 100 px to the left.
    expect(near).toEqual({ scale: 2, x: -100, y: 0 });
    expect(zoomed(near, 1 / 2, about, plan, frame)).toEqual(fitted);
  });

  it('never leaves its limits, however it is zoomed and dragged', () => {
    fc.assert(
      fc.property(
        size,
        size,
        view,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        point,
        (picture, box, from, factor, about) => {
          const { scale, x, y } = zoomed(from, factor, about, picture, box);
          const fit = fittedSize(picture, box);
          expect(scale).toBeGreaterThanOrEqual(1);
          expect(scale).toBeLessThanOrEqual(greatestScale);
          expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (fit.width * scale - box.width) / 2));
          expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (fit.height * scale - box.height) / 2));
        },
      ),
    );
  });

  it('is back at the whole picture with 0, from anywhere', () => {
    fc.assert(
      fc.property(view, (from) => {
        expect(viewAfterKey(from, '0', plan, frame)).toEqual(fitted);
      }),
    );
  });

  it('zooms with + and -, and moves with the arrows to the edge and no further', () => {
    const near = viewAfterKey(fitted, '+', plan, frame)!;
    expect(near.scale).toBe(1.5);
    expect(viewAfterKey(near, '-', plan, frame)).toEqual(fitted);
    const right = viewAfterKey(near, 'ArrowRight', plan, frame)!;
    expect(right.x).toBe(-80);
    let at: View | undefined = near;
    let presses = 0;
    for (; at && presses < 20; presses += 1) at = viewAfterKey(at, 'ArrowRight', plan, frame);
    expect(presses).toBe(4); // 200 px to go: 80, 80, 40, then nowhere.
    expect(at).toBeUndefined();
  });

  it('leaves keys alone that mean nothing here, so that the page scrolls', () => {
    expect(viewAfterKey(fitted, 'ArrowDown', plan, frame)).toBeUndefined();
    expect(viewAfterKey(fitted, 'Tab', plan, frame)).toBeUndefined();
  });
});
