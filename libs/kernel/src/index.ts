export * from './clock.js';
export * from './ids.js';
export * from './london-time.js';
export * from './line.js';
export * from './money.js';
export * from './postcode.js';
export * from './result.js';
export * from './within.js';
