/** A colour as `#rrggbb`. */
export type Colour = string;
type Rgb = readonly [number, number, number];

function parse(colour: Colour): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  if (colour.length !== 7 || Number.isNaN(value)) throw new TypeError(`Not a #rrggbb colour: ${colour}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const format = (rgb: Rgb): Colour =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `amount` 0 is `from`, 1 is `to`. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const a = parse(from);
  const b = parse(to);
  const at = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * amount;
  return format([at(0), at(1), at(2)]);
}

/** As light through a filter: white leaves a colour as it is. */
export function multiply(colour: Colour, filter: Colour): Colour {
  const a = parse(colour);
  const b = parse(filter);
  return format([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255]);
}

/** Shadows lean to violet and lights to cream, so that every material in a picture shares one light. */
export const shadowInk: Colour = '#241f38';
export const sunCream: Colour = '#fff3dc';

/** Lighter for a positive amount, darker for a negative one (-1 to 1). */
export function shade(colour: Colour, amount: number): Colour {
  return amount >= 0
    ? mix(colour, sunCream, Math.min(1, amount))
    : mix(colour, shadowInk, Math.min(1, -amount));
}
