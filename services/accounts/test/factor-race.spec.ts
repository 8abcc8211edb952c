import { describe } from '@jest/globals';
import { factorRaces } from './factor.races.js';
import { StrongScene } from './strong-scene.js';

describe('races for what is good once', () => {
  factorRaces(() => StrongScene.start());
});
