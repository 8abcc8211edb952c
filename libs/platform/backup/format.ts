import { z } from 'zod';
import { versionSchema } from '../data-version.js';

/** Of the archive itself. It grows when an older Lintel could no longer read it. */
export const backupFormat = 1;

/** The first entry of the archive: what it is. */
export const headName = 'lintel-backup.json';
export const headSchema = versionSchema.extend({
  format: z.int().min(1),
  /** RFC 3339: the moment that is kept. */
  takenAt: z.iso.datetime(),
});

/** What stands before the path of each file. */
export const dataPrefix = 'data/';

/** The last entry: without it the archive is cut short. */
export const manifestName = 'manifest.json';
export const manifestSchema = z.object({
  files: z.array(
    z.object({ path: z.string(), size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type BackupHead = z.output<typeof headSchema>;
export type BackupManifest = z.output<typeof manifestSchema>;

/** A backup that cannot be made, or not be read; the message says which argument or setting is to blame. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}
