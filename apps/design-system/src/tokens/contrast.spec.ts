import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colours, schemes, type Scheme } from './colours.js';
import { contrast, parseColour, type Rgb } from './contrast.js';

describe('contrast', () => {
  it("is that of the guidelines' own examples", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast(parseColour('#777777'), parseColour('rgb(255, 255, 255)'))).toBeCloseTo(4.48, 2);
  });

  it('is the same both ways, and 1 to 21', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000001);
      }),
    );
  });

  it('is of opaque colours only', () => {
    expect(() => parseColour('rgba(0, 0, 0, 0.5)')).toThrow('Not an opaque colour');
  });
});

const css = readFileSync(fileURLToPath(import.meta.resolve('@lintel/ui/tokens.css')), 'utf8');

/** A token's value in a scheme, from the style sheet itself. */
function token(name: string, scheme: Scheme): Rgb {
  const found = new RegExp(`--color-${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css);
  if (!found) throw new Error(`--color-${name} is not in tokens.css`);
  const [, light, dark, both] = found;
  return parseColour(both ?? (scheme === 'light' ? light! : dark!));
}

describe.each(schemes)('the colours in the %s scheme', (scheme) => {
  const pairs = colours.flatMap(({ name, on, least }) =>
    least === undefined ? [] : on.map((ground) => ({ name, ground, least })),
  );
  it.each(pairs)('show $name on $ground at $least or more', ({ name, ground, least }) => {
    expect(contrast(token(name, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(least);
  });
});
