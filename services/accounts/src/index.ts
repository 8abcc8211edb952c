export * from './accounts.module.js';
export * from './config.js';
export type { ReadyAccount, StaffAccountHandler } from './application/staff-account/staff-account.handler.js';
