import type { Corner, DrawnArea } from '../search/drawn-area.js';

/** East and north, in steps of 0.0001 degrees. */
type Point = readonly [number, number];

const STEPS = 10_000;
const toPoint = ({ latitude, longitude }: Corner): Point => [
  Math.round(longitude * STEPS),
  Math.round(latitude * STEPS),
];
const toCorner = ([east, north]: Point): Corner => ({ latitude: north / STEPS, longitude: east / STEPS });

/** Where a line was put on the grid it may cross itself anew, by 11 metres. */
const ROUNDS = 4;

/**
 * All that a drawn line goes round, as a ring that does not cross itself: who draws by finger means what is inside, whichever way the line
 * got round it. A line that does not cross itself stays as it is.
 */
export function outlineOf(area: DrawnArea): DrawnArea {
  let ring = area.map(toPoint);
  for (let round = 0; round < ROUNDS && crossesItself(ring); round++) ring = walkedRound(ring);
  return ring.map(toCorner);
}

export const crossesItself = (ring: readonly Point[]): boolean =>
  edgesOf(ring).some((edge, at, edges) =>
    edges.some((other, later) => later > at && crossing(edge, other) !== undefined),
  );

type Edge = readonly [Point, Point];

const edgesOf = (ring: readonly Point[]): readonly Edge[] =>
  ring.map((from, at) => [from, ring[(at + 1) % ring.length]!] as const);

const side = ([a, b]: Edge, [x, y]: Point): number => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

/** Where two edges go through each other, on the grid; undefined where they do not, or only touch. */
function crossing(edge: Edge, other: Edge): Point | undefined {
  const [first, second] = [side(edge, other[0]), side(edge, other[1])];
  if (first * second >= 0 || side(other, edge[0]) * side(other, edge[1]) >= 0) return undefined;
  const [from, to] = other;
  const along = first / (first - second);
  return [Math.round(from[0] + along * (to[0] - from[0])), Math.round(from[1] + along * (to[1] - from[1]))];
}

/** From the southernmost corner, keeping the outside at the right hand, until all round. */
function walkedRound(ring: readonly Point[]): Point[] {
  const neighbours = neighboursOf(ring);
  const start = ring.reduce((best, point) =>
    point[1] < best[1] || (point[1] === best[1] && point[0] < best[0]) ? point : best,
  );
  const walked = [start];
  // Nothing lies farther south, so the outermost way from there is the first from the east.
  const first = neighbours.get(start.join())![0]!;
  let [from, at] = [start, first];
  do {
    // There and back along one line goes round nothing.
    if (isSame(walked.at(-2), at)) walked.pop();
    else walked.push(at);
    [from, at] = [at, nextOf(neighbours, from, at)];
  } while (!(isSame(from, start) && isSame(at, first)));
  return isSame(walked.at(-1), start) ? walked.slice(0, -1) : walked;
}

const isSame = (a: Point | undefined, b: Point): boolean => a?.[0] === b[0] && a[1] === b[1];

/** By corner the ways from it, against the clock from the east. */
type Neighbours = ReadonlyMap<string, readonly Point[]>;

function neighboursOf(ring: readonly Point[]): Neighbours {
  const edges = edgesOf(ring);
  const neighbours = new Map<string, Point[]>();
  const join = (a: Point, b: Point): void => {
    const known = neighbours.get(a.join()) ?? [];
    if (!isSame(a, b) && !known.some((point) => isSame(point, b))) neighbours.set(a.join(), [...known, b]);
  };
  for (const edge of edges) {
    const crossings = edges.map((other) => crossing(edge, other)).filter((point) => point !== undefined);
    const stops = [...edge, ...crossings, ...ring.filter((point) => liesOn(edge, point))];
    const [start] = edge;
    stops.sort((a, b) => length(start, a) - length(start, b));
    for (const [at, stop] of stops.slice(1).entries()) {
      join(stops[at]!, stop);
      join(stop, stops[at]!);
    }
  }
  for (const [key, ways] of neighbours) {
    const at = key.split(',').map(Number) as [number, number];
    ways.sort((a, b) => direction(at, a) - direction(at, b) || length(at, a) - length(at, b));
  }
  return neighbours;
}

/** The first way to the right of where one came from: each way in has a way out of its own, so that every walk comes round. */
function nextOf(neighbours: Neighbours, from: Point, at: Point): Point {
  const ways = neighbours.get(at.join())!;
  return ways[(ways.findIndex((way) => isSame(way, from)) + 1) % ways.length]!;
}

/** From 0 in the east, against the clock, to two pi. */
const direction = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) + 2 * Math.PI) % (2 * Math.PI);

const length = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

const liesOn = (edge: Edge, point: Point): boolean =>
  side(edge, point) === 0 && length(edge[0], point) + length(point, edge[1]) <= length(...edge) + 1e-6;

/** At most so many corners of a line, those that shape it most (Ramer, Douglas and Peucker). */
export function simplified(line: DrawnArea, most: number): DrawnArea {
  if (line.length <= most) return line;
  const points = line.map(toPoint);
  const kept = new Set([0, points.length - 1]);
  while (kept.size < most) {
    const stops = [...kept].sort((a, b) => a - b);
    let farthest = { at: -1, by: 0 };
    for (const [index, stop] of stops.slice(1).entries()) {
      const from = stops[index]!;
      for (let at = from + 1; at < stop; at++) {
        const by = distanceTo([points[from]!, points[stop]!], points[at]!);
        if (by > farthest.by) farthest = { at, by };
      }
    }
    if (farthest.at < 0) break;
    kept.add(farthest.at);
  }
  return line.filter((_, at) => kept.has(at));
}

function distanceTo([a, b]: Edge, [x, y]: Point): number {
  const [east, north] = [b[0] - a[0], b[1] - a[1]];
  const along = ((x - a[0]) * east + (y - a[1]) * north) / (east ** 2 + north ** 2 || 1);
  const nearest = Math.max(0, Math.min(1, along));
  return Math.hypot(a[0] + nearest * east - x, a[1] + nearest * north - y);
}
