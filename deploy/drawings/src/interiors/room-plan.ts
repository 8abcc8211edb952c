import type { Colour } from '../core/colour.js';
import type { Camera } from '../core/geometry.js';
import type { Random } from '../core/random.js';
import type { Stage } from '../core/stage.js';
import { type Surface } from '../core/stage.js';
import type { HouseStyle } from '../house-style.js';

export interface RoomPlan {
  /** Metres: between the side walls, from the picture plane to the back wall, floor to ceiling. */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly wall: Colour;
  readonly back?: Colour;
  readonly floor: 'boards' | 'herringbone' | 'planks' | 'chequer' | 'tiles' | 'concrete';
  readonly floorColour: Colour;
  readonly floorOther?: Colour;
  readonly camera?: Partial<Camera>;
  readonly cornice?: boolean;
  readonly ceiling?: Colour;
}

export interface Room {
  readonly stage: Stage;
  readonly plan: RoomPlan;
  readonly style: HouseStyle;
  readonly random: Random;
  readonly floor: Surface;
  /** u runs left to right. */
  readonly back: Surface;
  /** u runs from the viewer to the back. */
  readonly left: Surface;
  readonly right: Surface;
  readonly ceiling: Surface;
}

/** How far in front of the picture plane the room goes on, behind the viewer's shoulders. */
export const behind = 3;
