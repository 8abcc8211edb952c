import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Sole use of a data folder by one process. */
export interface DataFolderLock {
  release(): void;
}

/**
 * Takes a data folder of the embedded profile for this process alone: some of its adapters keep columns in memory that another writer would
 * make stale. The lock is the operating system's, so a process that is killed leaves none behind.
 *
 * @returns null when another process holds it.
 */
export function lockDataFolder(folder: string): DataFolderLock | null {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    database.exec(
      `PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (by);`,
    );
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => database.close() };
}

const SQLITE_BUSY = 5;
/** A process that was just told to stop may still be finishing what is under way. */
const PATIENCE_MS = 5000;

/** A folder in the data folder, made when it is missing. */
export function folderIn(dataFolder: string, name: string): string {
  const folder = join(dataFolder, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A random secret that is made on the first start and kept in the data folder, readable by its owner only. */
export function keptSecret(dataFolder: string, name: string): string {
  const file = join(folderIn(dataFolder, 'keys'), name);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
