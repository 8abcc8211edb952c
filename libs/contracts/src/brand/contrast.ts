/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#9c3d27` or what a browser computes, `rgb(156, 61, 39)`. @throws for anything else. */
export function parseColour(text: string): Rgb {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (hex) return [1, 2, 3].map((part) => parseInt(hex[part]!, 16)) as unknown as Rgb;
  const rgb = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(text.trim());
  if (rgb) return [1, 2, 3].map((part) => Number(rgb[part])) as unknown as Rgb;
  throw new Error(`Not an opaque colour: ${text}`);
}

/** Relative luminance (WCAG 2.1, 2.2). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, no difference, to 21, black and white (WCAG 2.1, 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
