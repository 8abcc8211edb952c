import { AgencyScene } from './agency-scene.js';
import { linkRaces } from './link.races.js';

linkRaces(() => AgencyScene.start());
