export * from './caller.js';
export * from './lifecycle.js';
export * from './parts.js';
export * from './provide.js';
export * from './service.module.js';
export * from './suspensions.js';
export * from './tokens.js';
export * from './upkeep-timer.js';
