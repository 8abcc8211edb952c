import { inWords, rounded } from '../figures.ts';

const WIDTH = 860;
const SIDE = 16;
const ROW = 46;

/** A bar from the anchor, which is at 1, to the ratio. */
export interface Bar {
  readonly label: string;
  readonly ratio: number;
  /** Such as '6.39 ms: 0.23 × the same SQL by hand'. */
  readonly said: string;
  readonly tone: 'reached' | 'missed' | 'none';
  /** Where the design wants the ratio. */
  readonly bound?: number;
}

/** The same measure at several sizes. */
export interface Line {
  readonly label: string;
  readonly points: readonly { readonly size: number; readonly value: number }[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One picture for light and dark pages: it follows the reader's scheme by itself. */
function svg(title: string, description: string, height: number, drawn: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>
:root { --paper: #fffdf9; --ink: #16241d; --soft: #5d6660; --line: #d9d4c8; --moss: #3c6343; --clay: #a83c32; --stone: #8b8f86; --brick: #9c3d27; --deep: #2f5d7c }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121a16; --ink: #ece8de; --soft: #a9b0a9; --line: #34403a; --moss: #9cc498; --clay: #ef9488; --stone: #80887f; --brick: #e6967b; --deep: #8fbfdd }
}
text { font: 13px system-ui, sans-serif; fill: var(--ink) }
.soft { fill: var(--soft) }
</style>
<rect width="${WIDTH}" height="${height}" rx="12" fill="var(--paper)"/>
${drawn.join('\n')}
</svg>
`;
}

const at = (value: number): string => value.toFixed(1);

/** Powers of ten that hold all values, as exponents. */
function decades(values: readonly number[]): readonly [low: number, high: number] {
  const low = Math.floor(Math.log10(Math.min(...values)));
  return [low, Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))];
}

const powers = ([low, high]: readonly [number, number]): readonly number[] =>
  Array.from({ length: high - low + 1 }, (_, n) => 10 ** (low + n));

const colours = { reached: 'var(--moss)', missed: 'var(--clay)', none: 'var(--stone)' } as const;

/** Each figure beside its anchor, on a scale of powers of ten. */
export function besideAnchors(title: string, bars: readonly Bar[]): string {
  const range = decades(
    [...bars.flatMap(({ ratio, bound }) => [ratio, bound ?? 1]), 1].filter((value) => value > 0),
  );
  const [low, high] = range;
  const x = (ratio: number): number =>
    SIDE + ((Math.log10(Math.max(ratio, 10 ** low)) - low) / (high - low)) * (WIDTH - 2 * SIDE);
  const bottom = 40 + bars.length * ROW;
  const drawn = [
    `<text x="${SIDE}" y="26" font-weight="600">${escaped(title)}</text>`,
    ...powers(range).flatMap((power) => [
      `<path d="M${at(x(power))} 40V${bottom}" stroke="${power === 1 ? 'var(--ink)' : 'var(--line)'}"/>`,
      `<text class="soft" x="${at(x(power))}" y="${bottom + 18}" text-anchor="${power === 10 ** low ? 'start' : power === 10 ** high ? 'end' : 'middle'}">${power === 1 ? 'its anchor' : `${rounded(power)} ×`}</text>`,
    ]),
    ...bars.flatMap(({ label, ratio, said, tone, bound }, n) => {
      const top = 48 + n * ROW;
      const [from, to] = [Math.min(x(1), x(ratio)), Math.max(x(1), x(ratio))];
      return [
        `<text x="${SIDE + 2}" y="${top + 12}" paint-order="stroke" stroke="var(--paper)" stroke-width="4">${escaped(label)} <tspan class="soft">${escaped(said)}</tspan></text>`,
        `<rect x="${at(from)}" y="${top + 19}" width="${at(Math.max(2, to - from))}" height="12" rx="3" fill="${colours[tone]}"/>`,
        ...(bound === undefined
          ? []
          : [
              `<path d="M${at(x(bound))} ${top + 15}v20" stroke="var(--ink)" stroke-width="2" stroke-dasharray="3 2"/>`,
            ]),
      ];
    }),
  ];
  const description = bars.map(({ label, said }) => `${label}: ${said}.`).join(' ');
  return svg(title, description, bottom + 30, drawn);
}

const inks = ['var(--brick)', 'var(--deep)', 'var(--moss)', 'var(--stone)'];

/** How measures grow with what they are taken among; both scales are powers of ten. */
export function growth(title: string, unit: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const sizes = decades(points.map(({ size }) => size));
  const values = decades(points.map(({ value }) => value));
  const [left, right, top, bottom] = [70, WIDTH - 210, 46, 300];
  const x = (size: number): number =>
    left + ((Math.log10(size) - sizes[0]) / (sizes[1] - sizes[0])) * (right - left);
  const y = (value: number): number =>
    bottom - ((Math.log10(value) - values[0]) / (values[1] - values[0])) * (bottom - top);
  // Two lines that end at one height would be named on top of each other.
  let before = Number.NEGATIVE_INFINITY;
  const named = lines
    .map((line, n) => ({ ...line, ink: inks[n % inks.length]!, end: line.points.at(-1)! }))
    .sort((a, b) => y(a.end.value) - y(b.end.value))
    .map((line) => ({ ...line, labelAt: (before = Math.max(y(line.end.value) + 4, before + 17)) }));
  const drawn = [
    `<text x="${SIDE}" y="26" font-weight="600">${escaped(title)} <tspan class="soft">(${escaped(unit)})</tspan></text>`,
    ...powers(values).flatMap((power) => [
      `<path d="M${left} ${at(y(power))}H${right}" stroke="var(--line)"/>`,
      `<text class="soft" x="${left - 8}" y="${at(y(power) + 4)}" text-anchor="end">${rounded(power).toLocaleString('en-GB')}</text>`,
    ]),
    ...powers(sizes).map(
      (power) =>
        `<text class="soft" x="${at(x(power))}" y="${bottom + 20}" text-anchor="middle">${power.toLocaleString('en-GB')}</text>`,
    ),
    ...named.flatMap(({ label, points: its, ink, end, labelAt }) => [
      `<polyline fill="none" stroke="${ink}" stroke-width="2.5" points="${its.map(({ size, value }) => `${at(x(size))},${at(y(value))}`).join(' ')}"/>`,
      ...its.map(
        ({ size, value }) => `<circle cx="${at(x(size))}" cy="${at(y(value))}" r="4" fill="${ink}"/>`,
      ),
      `<text x="${at(x(end.size) + 10)}" y="${at(labelAt)}" style="fill:${ink}">${escaped(`${label}: ${inWords(end.value, unit)}`)}</text>`,
    ]),
  ];
  const description = lines
    .map(
      ({ label, points: its }) =>
        `${label}: ${its.map(({ size, value }) => `${inWords(value, unit)} at ${size.toLocaleString('en-GB')}`).join(', ')}.`,
    )
    .join(' ');
  return svg(title, description, bottom + 36, drawn);
}
