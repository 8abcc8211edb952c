import { multiply, shade, type Colour } from './colour.js';
import { add, Perspective, times, type Camera, type Point, type Point3 } from './geometry.js';
import { Picture, type Look, type Paint, type Stop } from './picture.js';
import type { Random } from './random.js';

/** How a picture is lit. */
export interface Light {
  /** The way sunlight travels, in metres: falling, so y is negative. */
  readonly sun: Point3;
  /** How much faces differ, 0 (mist) to 1 (clear). */
  readonly strength: number;
  /** Everything is seen through this; white by day, blue at dusk. */
  readonly filter: Colour;
}

export interface Box {
  /** The corner nearest left, bottom, front. */
  readonly at: Point3;
  /** Width, height, depth in metres. */
  readonly size: Point3;
}

export interface BoxLook {
  /** Corner radius in metres. */
  readonly soft?: number;
  readonly opacity?: number;
  /** Added to every face. */
  readonly lift?: number;
  /** Rests on something, so that its underside never shows. */
  readonly seated?: boolean;
  /** Overrides of single faces. */
  readonly top?: Colour;
  readonly front?: Paint;
}

/** A picture seen in perspective: solids go in as metres and come out as shaded shapes. */
export class Stage {
  readonly perspective: Perspective;

  constructor(
    readonly camera: Camera,
    readonly light: Light,
    readonly random: Random,
    readonly picture: Picture = new Picture(),
  ) {
    this.perspective = new Perspective(camera);
  }

  /** A material's colour in this light, on a face with this normal. */
  tone(colour: Colour, normal?: Point3): Colour {
    if (!normal) return multiply(colour, this.light.filter);
    const [sx, sy, sz] = this.light.sun;
    const length = Math.hypot(sx, sy, sz) || 1;
    const facing = -(normal[0] * sx + normal[1] * sy + normal[2] * sz) / length;
    const amount = (facing > 0 ? facing * 0.3 : facing * 0.34 - 0.06) * this.light.strength;
    return multiply(shade(colour, amount), this.light.filter);
  }

  polygon(points: readonly Point3[], fill: Paint, look: Look = {}): void {
    this.picture.polygon(this.perspective.outline(points), fill, look);
  }

  soft(points: readonly Point3[], radius: number, fill: Paint, look: Look = {}): void {
    const at = points[0];
    if (at)
      this.picture.soft(this.perspective.outline(points), radius * this.perspective.scale(at), fill, look);
  }

  /** A line of a thickness in metres. */
  line(points: readonly Point3[], stroke: Paint, thickness: number, look: Look = {}): void {
    const at = points[0];
    if (!at) return;
    this.picture.line(
      points.map((p) => this.perspective.point(p)),
      stroke,
      Math.max(0.8, thickness * this.perspective.scale(at)),
      look,
    );
  }

  gradient(from: Point3, to: Point3, stops: readonly Stop[]): Paint {
    return this.picture.gradient(this.perspective.point(from), this.perspective.point(to), stops);
  }

  box({ at: [x, y, z], size: [w, h, d] }: Box, colour: Colour, look: BoxLook = {}): void {
    const { soft = 0, lift = 0 } = look;
    const base = shade(colour, lift);
    const face = (normal: Point3, points: readonly Point3[], fill?: Paint): void => {
      const first = points[0];
      if (!first || !this.perspective.faces(first, normal)) return;
      const paint = fill ?? this.tone(base, normal);
      if (soft > 0) this.soft(points, soft, paint, { opacity: look.opacity });
      else
        this.polygon(points, paint, {
          opacity: look.opacity,
          ...(look.opacity ? {} : { stroke: paint, width: 0.7 }),
        });
    };
    const [X, Y, Z] = [x + w, y + h, z + d];
    face(
      [0, 0, 1],
      [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
    );
    if (!look.seated)
      face(
        [0, -1, 0],
        [
          [x, y, z],
          [X, y, z],
          [X, y, Z],
          [x, y, Z],
        ],
      );
    face(
      [0, 1, 0],
      [
        [x, Y, z],
        [X, Y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      look.top,
    );
    face(
      [-1, 0, 0],
      [
        [x, y, z],
        [x, y, Z],
        [x, Y, Z],
        [x, Y, z],
      ],
    );
    face(
      [1, 0, 0],
      [
        [X, y, z],
        [X, y, Z],
        [X, Y, Z],
        [X, Y, z],
      ],
    );
    face(
      [0, 0, -1],
      [
        [x, y, z],
        [X, y, z],
        [X, Y, z],
        [x, Y, z],
      ],
      look.front,
    );
  }

  /** The soft shadow a piece leaves on the ground: its footprint, drawn out along the light and feathered. */
  groundShadow(x: number, z: number, w: number, d: number, tall = 0.5, opacity = 0.3, y = 0.004): void {
    const [sx, sy, sz] = this.light.sun;
    const reach = Math.min(1.2, tall) * 0.8;
    const ox = (sx / Math.max(0.3, -sy)) * reach * this.light.strength;
    const oz = (sz / Math.max(0.3, -sy)) * reach * this.light.strength;
    for (const [grow, k] of [
      [0.14, 0.2],
      [0.07, 0.3],
      [0, 0.5],
    ] as const) {
      const [a, b, c, e] = [
        x - grow + Math.min(0, ox),
        x + w + grow + Math.max(0, ox),
        z - grow + Math.min(0, oz),
        z + d + grow + Math.max(0, oz),
      ];
      this.soft(
        [
          [a, y, c],
          [b, y, c],
          [b, y, e],
          [a, y, e],
        ],
        0.2,
        '#1c1730',
        { opacity: opacity * k },
      );
    }
  }

  /** A flat ellipse lying at a height: a rug, a table top, a shadow. */
  disc([x, y, z]: Point3, rx: number, rz: number, fill: Paint, look: Look = {}): void {
    const ring: Point3[] = [];
    for (let i = 0; i < 36; i++) {
      const angle = (i / 36) * Math.PI * 2;
      ring.push([x + Math.cos(angle) * rx, y, z + Math.sin(angle) * rz]);
    }
    this.polygon(ring, fill, look);
  }

  /** A turned piece (pot, lamp base, table leg): radii up its height, lit from the sun's side. */
  turned(
    foot: Point3,
    profile: readonly (readonly [height: number, radius: number])[],
    colour: Colour,
    look: Look = {},
  ): void {
    const s = this.perspective.scale(foot);
    const [x, y] = this.perspective.point(foot);
    const widest = Math.max(...profile.map(([, r]) => r)) * s;
    const left: Point[] = profile.map(([h, r]) => [x - r * s, y - h * s]);
    const right: Point[] = profile.map(([h, r]): Point => [x + r * s, y - h * s]).reverse();
    const fromLeft = this.light.sun[0] > 0 !== Boolean(this.camera.flip);
    const [lit, dark] = [
      this.tone(shade(colour, 0.22 * this.light.strength)),
      this.tone(shade(colour, -0.3)),
    ];
    const paint = this.picture.gradient(
      [x - widest, y],
      [x + widest, y],
      [
        [0, fromLeft ? lit : dark],
        [0.45, this.tone(colour)],
        [1, fromLeft ? dark : lit],
      ],
    );
    const bottom = profile[0]?.[1] ?? 0;
    this.disc(foot, bottom, bottom, this.tone(shade(colour, -0.3)));
    this.picture.soft([...left, ...right], widest * 0.12, paint, look);
  }

  surface(origin: Point3, across: Point3, up: Point3): Surface {
    return new Surface(this, origin, across, up);
  }

  toString(): string {
    return this.picture.toString();
  }
}

/** A flat thing to draw upon in metres: a wall, a floor, the front of a cupboard. */
export class Surface {
  constructor(
    readonly stage: Stage,
    readonly origin: Point3,
    readonly across: Point3,
    readonly up: Point3,
  ) {}

  at(u: number, v: number): Point3 {
    return add(this.origin, add(times(this.across, u), times(this.up, v)));
  }

  corners(u: number, v: number, w: number, h: number): Point3[] {
    return [this.at(u, v), this.at(u + w, v), this.at(u + w, v + h), this.at(u, v + h)];
  }

  rect(u: number, v: number, w: number, h: number, fill: Paint, look: Look = {}): void {
    this.stage.polygon(this.corners(u, v, w, h), fill, look);
  }

  soft(u: number, v: number, w: number, h: number, radius: number, fill: Paint, look: Look = {}): void {
    this.stage.soft(this.corners(u, v, w, h), radius, fill, look);
  }

  shape(points: readonly Point[], fill: Paint, look: Look = {}): void {
    this.stage.polygon(
      points.map(([u, v]) => this.at(u, v)),
      fill,
      look,
    );
  }

  line(points: readonly Point[], stroke: Paint, thickness: number, look: Look = {}): void {
    this.stage.line(
      points.map(([u, v]) => this.at(u, v)),
      stroke,
      thickness,
      look,
    );
  }

  ellipse(
    u: number,
    v: number,
    ru: number,
    rv: number,
    fill: Paint,
    look: Look = {},
    from = 0,
    to = Math.PI * 2,
  ): void {
    const ring: Point3[] = [];
    for (let i = 0; i <= 30; i++) {
      const angle = from + ((to - from) * i) / 30;
      ring.push(this.at(u + Math.cos(angle) * ru, v + Math.sin(angle) * rv));
    }
    this.stage.polygon(ring, fill, look);
  }

  gradient(from: Point, to: Point, stops: readonly Stop[]): Paint {
    return this.stage.gradient(this.at(...from), this.at(...to), stops);
  }

  outline(u: number, v: number, w: number, h: number): Point[] {
    return this.stage.perspective.outline(this.corners(u, v, w, h));
  }
}
