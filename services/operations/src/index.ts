export * from './adapters/services/in-process.js';
export * from './config.js';
export { alertRules } from './domain/alerts/alert-rules.js';
export * from './operations.module.js';
export type { Backups } from './application/backups/backups.js';
