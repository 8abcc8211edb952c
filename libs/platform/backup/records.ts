import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { versionSchema } from '../data-version.js';

const recordSchema = versionSchema.extend({
  /** Where it went. */
  file: z.string(),
  takenAt: z.iso.datetime(),
  /** Of the archive. */
  bytes: z.number(),
  files: z.int(),
  /** Whether it was read again from its beginning to its end, and was what was written. */
  verified: z.boolean(),
});

/** A backup that was made of a data folder. */
export type BackupRecord = z.output<typeof recordSchema>;

const MOST = 50;
const recordsFile = 'backups.json';

/** The backups that were made of a data folder, the last first. What cannot be read tells of none: no backup may fail for it. */
export function backupsOf(folder: string): readonly BackupRecord[] {
  const file = join(folder, recordsFile);
  if (!existsSync(file)) return [];
  try {
    return z.array(recordSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** To be called by who holds the folder for a backup. */
export function recordBackup(folder: string, record: BackupRecord): void {
  const part = join(folder, `${recordsFile}.part`);
  const records = [record, ...backupsOf(folder)].slice(0, MOST);
  writeFileSync(part, `${JSON.stringify(records)}\n`, { mode: 0o600, flush: true });
  renameSync(part, join(folder, recordsFile));
}
