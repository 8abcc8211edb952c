export { backUp, type BackedUp, type BackupOptions } from './back-up.js';
export { backupsOf, type BackupRecord } from './records.js';
export { UnusableBackup } from './format.js';
export { restore, type Restored, type RestoreOptions } from './restore.js';
