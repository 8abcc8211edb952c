export * from './feature-names.js';
