import type { Colour } from './colour.js';
import type { Point } from './geometry.js';

/** Anything SVG accepts as a fill. */
export type Paint = string;
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

export interface Look {
  readonly opacity?: number;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly cap?: 'round';
}

export const width = 1600;
export const height = 1200;

const n = (value: number): string => String(Math.round(Math.max(-2e6, Math.min(2e6, value)) * 10) / 10);

/** Collects shapes and gradients and writes them as one SVG document. */
export class Picture {
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private ids = 0;

  constructor(
    readonly wide: number = width,
    readonly high: number = height,
  ) {}

  private id(): string {
    this.ids += 1;
    return `d${this.ids.toString(36)}`;
  }

  /** Opacity goes to the fill or the stroke where it can: on the whole shape it costs the renderer a layer. */
  private look({ opacity, stroke, width: strokeWidth, cap }: Look, fill: Paint): string {
    let text = '';
    if (opacity !== undefined && opacity < 1) {
      const which = !stroke ? 'fill-opacity' : fill === 'none' ? 'stroke-opacity' : 'opacity';
      text += ` ${which}="${Math.round(opacity * 1000) / 1000}"`;
    }
    if (stroke) text += ` stroke="${stroke}" stroke-width="${n(strokeWidth ?? 2)}"`;
    if (cap) text += ` stroke-linecap="round" stroke-linejoin="round"`;
    return text;
  }

  path(d: string, fill: Paint, look: Look = {}): void {
    if (d) this.body.push(`<path d="${d}" fill="${fill}"${this.look(look, fill)}/>`);
  }

  /** Whether any of it can be seen; what lies wholly outside the picture is left out of the document. */
  private shows(points: readonly Point[], margin = 0): boolean {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    return right >= -margin && left <= this.wide + margin && bottom >= -margin && top <= this.high + margin;
  }

  polygon(points: readonly Point[], fill: Paint, look: Look = {}): void {
    if (points.length > 2 && this.shows(points)) this.path(outlineOf(points), fill, look);
  }

  /** Many polygons in one paint, as one shape: a wall's odd bricks, a roof's slates. */
  polygons(shapes: readonly (readonly Point[])[], fill: Paint, look: Look = {}): void {
    this.path(
      shapes
        .filter((points) => points.length > 2 && this.shows(points))
        .map(outlineOf)
        .join(''),
      fill,
      look,
    );
  }

  /** Many lines of one thickness, as one shape. */
  lines(lines: readonly (readonly Point[])[], stroke: Paint, strokeWidth: number, look: Look = {}): void {
    const d = lines
      .filter((points) => points.length > 1 && this.shows(points, strokeWidth))
      .map(lineOf)
      .join('');
    this.path(d, 'none', { ...look, stroke, width: strokeWidth });
  }

  /** A polygon whose corners are rounded by up to `radius` picture units. */
  soft(points: readonly Point[], radius: number, fill: Paint, look: Look = {}): void {
    if (points.length > 2 && this.shows(points)) this.path(softOutline(points, radius), fill, look);
  }

  line(points: readonly Point[], stroke: Paint, strokeWidth: number, look: Look = {}): void {
    if (points.length < 2 || !this.shows(points, strokeWidth)) return;
    this.path(lineOf(points), 'none', { cap: 'round', ...look, stroke, width: strokeWidth });
  }

  rect(x: number, y: number, w: number, h: number, fill: Paint, look: Look = {}): void {
    this.body.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}"${this.look(look, fill)}/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: Paint, look: Look = {}): void {
    const [a, b] = [Math.abs(rx), Math.abs(ry)];
    if (
      !this.shows([
        [x - a, y - b],
        [x + a, y + b],
      ])
    )
      return;
    this.body.push(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(a)}" ry="${n(b)}" fill="${fill}"${this.look(look, fill)}/>`,
    );
  }

  /** A linear gradient between two picture points; returns the paint. */
  gradient([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): Paint {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial([x, y]: Point, radius: number, stops: readonly Stop[]): Paint {
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(1, radius))}">${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A round light that fades to nothing. */
  glow(at: Point, radius: number, colour: Colour, opacity: number): void {
    const paint = this.radial(at, radius, [
      [0, colour, opacity],
      [0.45, colour, opacity * 0.38],
      [1, colour, 0],
    ]);
    this.ellipse(at[0], at[1], radius, radius, paint);
  }

  /** Draws what `draw` draws, seen only inside the outline. */
  clipped(outline: readonly Point[], draw: () => void): void {
    if (outline.length < 3) return;
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${outlineOf(outline)}"/></clipPath>`);
    this.body.push(`<g clip-path="url(#${id})">`);
    draw();
    this.body.push('</g>');
  }

  /** Draws what `draw` draws as one translucent layer. */
  layer(opacity: number, draw: () => void): void {
    this.body.push(`<g opacity="${opacity}">`);
    draw();
    this.body.push('</g>');
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.wide} ${this.high}" width="${this.wide}" height="${this.high}">` +
      `<defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
    );
  }
}

const lineOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

export const outlineOf = (points: readonly Point[]): string => `${lineOf(points)}Z`;

export function softOutline(points: readonly Point[], radius: number): string {
  let d = '';
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const towards = (to: Point): Point => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
      const reach = Math.min(radius, length / 2) / length;
      return [corner[0] + (to[0] - corner[0]) * reach, corner[1] + (to[1] - corner[1]) * reach];
    };
    const [a, b] = [towards(before), towards(after)];
    d += `${i === 0 ? 'M' : 'L'}${n(a[0])} ${n(a[1])}Q${n(corner[0])} ${n(corner[1])} ${n(b[0])} ${n(b[1])}`;
  });
  return `${d}Z`;
}

/** A closed curve through points (Catmull-Rom), for leaves, clouds and cushions. */
export function curveThrough(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  points.forEach((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  });
  return `${d}Z`;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('');
}
