import { escapeXml } from '../core/escape.js';

/** What of a listing its energy chart shows: scores as on an energy performance certificate, whole numbers from 1. */
export interface EpcListing {
  readonly currentRating: number;
  readonly potentialRating: number;
  readonly address?: string | undefined;
}

export type EpcBand = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** The bands of the domestic certificate in England, Wales and Northern Ireland, best first. */
export const epcBands: readonly {
  readonly band: EpcBand;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly ink: string;
}[] = [
  { band: 'A', from: 92, to: Infinity, colour: '#1a7f55', ink: '#ffffff' },
  { band: 'B', from: 81, to: 91, colour: '#3fa65a', ink: '#10241a' },
  { band: 'C', from: 69, to: 80, colour: '#9cc653', ink: '#10241a' },
  { band: 'D', from: 55, to: 68, colour: '#f4cf3c', ink: '#10241a' },
  { band: 'E', from: 39, to: 54, colour: '#efa75c', ink: '#10241a' },
  { band: 'F', from: 21, to: 38, colour: '#e17e35', ink: '#10241a' },
  { band: 'G', from: 1, to: 20, colour: '#c8373f', ink: '#ffffff' },
];

/** The band a score falls in. Throws a RangeError that names the score when it is not a whole number from 1. */
export function epcBandOf(score: number): EpcBand {
  const found = Number.isInteger(score)
    ? epcBands.find(({ from, to }) => score >= from && score <= to)
    : undefined;
  if (!found) throw new RangeError(`An energy rating is a whole number from 1, not ${score}`);
  return found.band;
}

const [top, row, gap] = [150, 74, 8];
const [barsAt, currentAt, potentialAt, wide] = [130, 660, 830, 1000];
const ink = '#1d2a24';

/** Where a band's row lies, in chart units from the top. */
export const epcRow = (band: EpcBand): { y: number; height: number } => ({
  y: top + epcBands.findIndex((b) => b.band === band) * (row + gap),
  height: row,
});

/** An arrow stands in its band's row, at a height that tells how far up the band the score is. */
function arrowY(score: number): number {
  const band = epcBands.find((b) => score >= b.from && score <= b.to);
  if (!band) throw new RangeError(`An energy rating is a whole number from 1, not ${score}`);
  const best = Math.min(band.to, 100);
  const share = best === band.from ? 0.5 : Math.min(1, (score - band.from) / (best - band.from));
  return epcRow(band.band).y + row * (0.62 - 0.24 * share);
}

function arrow(which: 'current' | 'potential', x: number, score: number): string {
  const band = epcBandOf(score);
  const { colour, ink: text } = epcBands.find((b) => b.band === band) ?? { colour: ink, ink: '#ffffff' };
  const y = Math.round(arrowY(score) * 10) / 10;
  return (
    `<g data-arrow="${which}" data-band="${band}" data-y="${y}" transform="translate(${x} ${y})">` +
    `<path d="M0 0L30 -30H140V30H30Z" fill="${colour}"/><text x="78" y="11" font-size="32" font-weight="700" text-anchor="middle" fill="${text}">${score} ${band}</text></g>`
  );
}

/** The energy efficiency chart as an SVG document with real text (fonts are the reader's: Inter, else a sans serif). */
export function drawEpc({ currentRating, potentialRating, address }: EpcListing): string {
  const [current, potential] = [epcBandOf(currentRating), epcBandOf(potentialRating)];
  const high = top + epcBands.length * (row + gap) + 70;
  const label = `Energy efficiency rating${address ? ` of ${address}` : ''}: ${currentRating} ${current} now, ${potentialRating} ${potential} possible`;
  const bars = epcBands.map(({ band, from, to, colour, ink: text }, i) => {
    const { y } = epcRow(band);
    const long = 190 + i * 50;
    const scores = to === Infinity ? `${from}+` : `${from}-${to}`;
    return (
      `<g data-row="${band}" data-y="${y}" data-height="${row}"><text x="40" y="${y + row / 2 + 8}" font-size="24" fill="${ink}">${scores}</text>` +
      `<path d="M${barsAt} ${y}H${barsAt + long}L${barsAt + long + 22} ${y + row / 2}L${barsAt + long} ${y + row}H${barsAt}Z" fill="${colour}"/>` +
      `<text x="${barsAt + long - 16}" y="${y + row / 2 + 13}" font-size="38" font-weight="700" text-anchor="end" fill="${text}">${band}</text></g>`
    );
  });
  const rules = [barsAt - 16, currentAt - 14, potentialAt - 14].map(
    (x) => `<path d="M${x} 84V${high - 56}" stroke="#c9c5bb" stroke-width="1.5"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-labelledby="epc-title" font-family="Inter, sans-serif">` +
    `<title id="epc-title">${escapeXml(label)}</title><rect width="${wide}" height="${high}" fill="#fbf8f1"/>` +
    `<text x="40" y="54" font-size="30" font-weight="600" fill="${ink}">Energy efficiency rating</text>` +
    `<path d="M30 84H${wide - 26}M30 134H${wide - 26}M30 ${high - 56}H${wide - 26}" stroke="#c9c5bb" stroke-width="1.5"/>` +
    `<g font-size="20" font-weight="600" fill="${ink}"><text x="40" y="117">Score</text><text x="${barsAt}" y="117">Energy rating</text><text x="${currentAt + 70}" y="117" text-anchor="middle">Current</text><text x="${potentialAt + 70}" y="117" text-anchor="middle">Potential</text></g>` +
    `${rules.join('')}${bars.join('')}${arrow('current', currentAt, currentRating)}${arrow('potential', potentialAt, potentialRating)}` +
    `<text x="40" y="${high - 22}" font-size="18" fill="#57605a">A is the most efficient, with the lowest running costs; G is the least.</text></svg>`
  );
}
