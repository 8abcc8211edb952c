import { startScene } from './scene.js';
import { viewingFeedCases } from './viewing-feed.cases.js';

viewingFeedCases(() => startScene());
