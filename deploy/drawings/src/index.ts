export { drawEpc, epcBandOf, epcBands, epcRow, type EpcBand, type EpcListing } from './documents/epc.js';
export { drawFloorplan, feetAndInches } from './documents/floorplan.js';
export {
  roomPlan,
  type FloorplanListing,
  type PlannedFloor,
  type PlannedRoom,
  type RoomPlan,
} from './documents/room-plan.js';
export type { NamedFloor } from './documents/named-rooms.js';
export { drawHero, heroWidths } from './documents/hero.js';
export { mark } from './documents/mark.js';
export {
  architectures,
  houseStyle,
  propertyKinds,
  type Hour,
  type Outlook,
  type StyleWishes,
  type Architecture,
  type HouseStyle,
  type PropertyKind,
} from './house-style.js';
export {
  pictureWidths,
  placeholder,
  render,
  renderPicture,
  type RenderedImage,
  type RenderedPicture,
  type RenderOptions,
} from './render.js';
export { scenesFor, type Scene, type SceneListing } from './scenes.js';
export { mostScenes } from './shots.js';
