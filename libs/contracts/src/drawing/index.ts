export { outlineOf, simplified } from './outline.js';
