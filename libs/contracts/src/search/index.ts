export * from './area.js';
export * from './criteria.js';
export * from './drawn-area.js';
export * from './query-string.js';
export * from './vocabulary.js';
export * from './wish-words.js';
export * from './wishes.js';
export * from './words.js';
