import { slotRaces } from './slot.races.js';
import { startScene } from './scene.js';

slotRaces(() => startScene());
