export * from './area.js';
export * from './criteria.js';
export * from './query-string.js';
export * from './vocabulary.js';
export * from './words.js';
