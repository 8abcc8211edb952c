export * from './config.js';
export * from './notifications.module.js';
