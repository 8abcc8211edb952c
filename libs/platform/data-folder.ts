import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder, upgradeFolder } from './data-version.js';
import { UnusableSetting } from './port.js';

/** Sole use of a data folder by one process. */
export interface DataFolderLock {
  release(): void;
}

/** Files and folders in a data folder that serve its upkeep and are no part of the data. */
export const besideData = {
  /** Held by the process that serves the folder. */
  served: 'lock.sqlite',
  /** Held by a backup or a restore. */
  kept: 'backup.sqlite',
  /** What a backup holds on to until it is written. */
  backup: 'backup',
  /** What a restore has read so far. */
  restoring: 'restoring',
  /** All that a restore has read and checked; while it is there, it takes the place of what was. */
  restored: 'restored',
} as const;

/**
 * Takes a data folder of the embedded profile for this process alone: some of its adapters keep columns in memory that another writer would
 * make stale. The lock is the operating system's, so a process that is killed leaves none behind. What an earlier release wrote is brought up to
 * date, and the leftovers of backups and restores that were killed are removed.
 *
 * @returns null when another process holds it.
 * @throws UnusableSetting for a folder that a later release has written, or into which a restore was cut short.
 */
export function lockDataFolder(folder: string): DataFolderLock | null {
  makeFolder(folder);
  if (existsSync(join(folder, besideData.restored)))
    throw new UnusableSetting(
      `LINTEL_DATA: a restore into ${folder} was cut short. Run it again, with --replace.`,
    );
  const lock = holdFolder(folder, besideData.served);
  if (!lock) return null;
  try {
    upgradeFolder(folder);
    clearLeftovers(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}

/** Takes one of a folder's locks. @returns null when another process holds it, after some patience. */
export function holdFolder(
  folder: string,
  name: typeof besideData.served | typeof besideData.kept,
  patienceMs = PATIENCE_MS,
): DataFolderLock | null {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, name));
  try {
    database.exec(
      `PRAGMA busy_timeout = ${patienceMs}; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS held (by);`,
    );
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => database.close() };
}

export const SQLITE_BUSY = 5;
/** A process that was just told to stop may still be finishing what is under way. */
const PATIENCE_MS = 5000;

/** What a killed backup or restore has left behind may still hold data that was erased since. */
function clearLeftovers(folder: string): void {
  const leftovers = [besideData.backup, besideData.restoring].map((name) => join(folder, name));
  if (!leftovers.some((path) => existsSync(path))) return;
  const lock = holdFolder(folder, besideData.kept, 0);
  if (!lock) return;
  for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  lock.release();
}

/** A folder in the data folder, made when it is missing. @throws UnusableSetting for a data folder that a later release has written. */
export function folderIn(dataFolder: string, name: string): string {
  makeFolder(dataFolder);
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
