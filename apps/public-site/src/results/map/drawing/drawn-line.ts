import { type DrawnArea, drawnLimits, tidyDrawnArea } from '@lintel/contracts/search';
import { outlineOf, simplified } from '@lintel/contracts/drawing';

/** A place in the frame of the map, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A finger that moves no farther than this has tapped, in pixels. */
export const tapped = 12;

/** Whether a finger or mouse drew a line, instead of pointing at a corner. */
export const isLine = (spots: readonly Spot[]): boolean =>
  spots.some((spot) => gap(spots[0]!, spot) > tapped);

/** Whether a corner is meant to be the first again, which closes the area. */
export const closes = (corners: readonly Spot[], spot: Spot): boolean =>
  corners.length >= 3 && gap(corners[0]!, spot) <= 2 * tapped;

/** As the search takes it: what the line goes round, with no more corners than it may have; undefined when that is no area. */
export function areaOf(line: DrawnArea): DrawnArea | undefined {
  const fewer = simplified(line, drawnLimits.corners);
  return tidyDrawnArea(simplified(outlineOf(fewer), drawnLimits.corners));
}

/** Where the cross is after an arrow key, within the frame. */
export function moved(
  cross: Spot,
  key: string,
  step: number,
  frame: { readonly width: number; readonly height: number },
): Spot {
  const across = key === 'ArrowLeft' ? -step : key === 'ArrowRight' ? step : 0;
  const down = key === 'ArrowUp' ? -step : key === 'ArrowDown' ? step : 0;
  return {
    x: Math.max(0, Math.min(frame.width, cross.x + across)),
    y: Math.max(0, Math.min(frame.height, cross.y + down)),
  };
}
