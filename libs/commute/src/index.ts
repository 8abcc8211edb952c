export { commuteOf, type NoCommute } from './commute.js';
export {
  type Circle,
  type Journey,
  type Leg,
  type Reach,
  reachOf,
  type RideLeg,
  type WalkLeg,
} from './reach.js';
export { type Spot, spotNamed } from './spot.js';
export { summaryOf } from './summary.js';
