export * from './brand-schema.js';
export * from './colours.js';
export * from './contrast.js';
export * from './entity-line.js';
export * from './served-brand.js';
