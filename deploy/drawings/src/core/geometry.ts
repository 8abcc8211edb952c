/** A point in metres: x to the right, y up, z away from the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];
/** A point in picture units (the picture is 1600 × 1200). */
export type Point = readonly [x: number, y: number];

/** Where a picture is seen from. Verticals stay vertical: there is yaw but no pitch, as with a shift lens. */
export interface Camera {
  readonly x: number;
  readonly z: number;
  /** Height of the eye in metres. */
  readonly eye: number;
  /** Radians; positive turns to the right. */
  readonly yaw: number;
  /** Focal length in picture units; 1000 is a wide lens, 1600 a normal one. */
  readonly focal: number;
  /** Where eye level falls in the picture, from the top. */
  readonly horizon: number;
  /** Mirrors the picture left to right. */
  readonly flip?: boolean;
  readonly centre?: number;
}

const near = 0.25;

export class Perspective {
  private readonly sin: number;
  private readonly cos: number;
  private readonly centre: number;

  constructor(readonly camera: Camera) {
    this.sin = Math.sin(camera.yaw);
    this.cos = Math.cos(camera.yaw);
    this.centre = camera.centre ?? 800;
  }

  private toCamera([x, y, z]: Point3): Point3 {
    const dx = x - this.camera.x;
    const dz = z - this.camera.z;
    return [dx * this.cos - dz * this.sin, y - this.camera.eye, dx * this.sin + dz * this.cos];
  }

  private toPicture([x, y, z]: Point3): Point {
    const { focal, horizon, flip } = this.camera;
    const across = (focal * x) / z;
    return [this.centre + (flip ? -across : across), horizon - (focal * y) / z];
  }

  /** Distance along the line of sight, in metres. */
  depth(point: Point3): number {
    return this.toCamera(point)[2];
  }

  /** Picture units per metre at a point. */
  scale(point: Point3): number {
    return this.camera.focal / Math.max(near, this.depth(point));
  }

  /** A single point; one behind the viewer is held at the near plane. */
  point(point: Point3): Point {
    const [x, y, z] = this.toCamera(point);
    return this.toPicture([x, y, Math.max(near, z)]);
  }

  /** A flat outline, cut at the near plane; empty when it is wholly behind the viewer. */
  outline(points: readonly Point3[]): Point[] {
    const inside: Point3[] = [];
    const seen = points.map((p) => this.toCamera(p));
    seen.forEach((a, i) => {
      const b = seen[(i + 1) % seen.length] ?? a;
      if (a[2] >= near) inside.push(a);
      if (a[2] >= near !== b[2] >= near) {
        const t = (near - a[2]) / (b[2] - a[2]);
        inside.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, near]);
      }
    });
    return inside.map((p) => this.toPicture(p));
  }

  /** Whether a face with this outward normal turns towards the viewer. */
  faces(at: Point3, [nx, ny, nz]: Point3): boolean {
    const { x, z, eye } = this.camera;
    return nx * (x - at[0]) + ny * (eye - at[1]) + nz * (z - at[2]) > 0;
  }
}

export const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Point3, k: number): Point3 => [a[0] * k, a[1] * k, a[2] * k];
