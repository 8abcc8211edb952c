export * from './accounts.module.js';
export * from './config.js';
export { demonstrationEmails, demonstrationPassword } from './domain/demonstration.js';
export type { ReadyAccount, StaffAccountHandler } from './application/staff-account/staff-account.handler.js';
export { auditedTypes } from './application/audit-trail/audited-events.js';
