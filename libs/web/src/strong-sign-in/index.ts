export * from './confirm-dialog.js';
export * from './use-confirmed.js';
