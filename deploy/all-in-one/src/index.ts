export * from './config.js';
export * from './start-lintel.js';
