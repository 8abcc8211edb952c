export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The bars of a small chart as one SVG path, from left to right; a day without anything has none. The highest reaches the top.
 *
 * @param values 0 and above.
 */
export function barsPath(values: readonly number[], { width, height }: ChartSize): string {
  const highest = Math.max(...values, 1);
  const step = width / Math.max(values.length, 1);
  const bar = step * 0.7;
  return values
    .map((value, index) => {
      if (value <= 0) return '';
      // Even one beside a thousand can be seen.
      const tall = Math.max((value / highest) * height, 2);
      return `M${figure(index * step + (step - bar) / 2)} ${height}v${figure(-tall)}h${figure(bar)}v${figure(tall)}z`;
    })
    .join('');
}

/** Which of `count` bars is at a share of the width from the left, 0 to 1. */
export const barAt = (share: number, count: number): number =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1);

const figure = (value: number): number => Math.round(value * 100) / 100;
