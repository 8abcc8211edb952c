export { backUp, type BackedUp, type BackupOptions } from './back-up.js';
export { UnusableBackup } from './format.js';
export { restore, type Restored, type RestoreOptions } from './restore.js';
