export * from './adapters/services/in-process.js';
export * from './operations.module.js';
