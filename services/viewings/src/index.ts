export * from './viewings.module.js';
