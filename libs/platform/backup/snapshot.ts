import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { besideData, SQLITE_BUSY } from '../data-folder.js';

/** Milliseconds to wait for the write lock of one store while those of others are held: their writers wait as long. */
const LOCK_WITHIN_MS = 250;
const TRY_AGAIN_MS = 50;
const MOST_TRIES = 200;

/** Pages of a store that are copied in one step. */
const PAGES = 4096;

/**
 * A data folder as it was at one moment, over all of its files, while others go on writing to it: what a loss of power at that moment would have
 * left, which the next start takes up. To have one moment all stores are locked for writing; each then keeps what it had by SQLite's own
 * snapshot, and files, which are written once and never changed, by a second link.
 */
export class Snapshot {
  private constructor(
    /** By path, in the folder. */
    readonly files: readonly string[],
    readonly takenAt: Date,
    /** How long writers were made to wait, in milliseconds. */
    readonly pausedMs: number,
    private readonly staging: string,
    private readonly readers: ReadonlyMap<string, DatabaseSync>,
  ) {}

  /** @param staging a folder that is there and empty, on the same disk. */
  static async take(folder: string, staging: string): Promise<Snapshot> {
    const links = new Links(folder, staging);
    // Files are most of the data: linked now, they leave little to do while writers wait.
    filesOf(folder)
      .filter((path) => !isDatabase(path))
      .forEach((path) => links.make(path));
    for (let tries = 1; ; tries++) {
      const taken = freeze(folder, links);
      if (taken) {
        const { files, takenAt, pausedMs, readers } = taken;
        return new Snapshot(files, takenAt, pausedMs, staging, readers);
      }
      if (tries === MOST_TRIES) throw new Error(`${folder} is written to without a pause`);
      await wait(TRY_AGAIN_MS);
    }
  }

  /** Gives the path of a file that has what `path` had, until it returns. */
  async reading<Result>(path: string, read: (copy: string) => Promise<Result>): Promise<Result> {
    const copy = join(this.staging, path);
    const reader = this.readers.get(path);
    if (reader) {
      mkdirSync(dirname(copy), { recursive: true });
      await backup(reader, copy, { rate: PAGES });
    }
    try {
      return await read(copy);
    } finally {
      reader?.close();
      rmSync(copy, { force: true });
    }
  }

  end(): void {
    for (const reader of this.readers.values()) if (reader.isOpen) reader.close();
  }
}

/** Null when a store was busy, or a new one appeared meanwhile: try again. */
function freeze(folder: string, links: Links) {
  const databases = filesOf(folder).filter(isDatabase);
  const lockers: DatabaseSync[] = [];
  const readers = new Map<string, DatabaseSync>();
  const letGo = (connections: Iterable<DatabaseSync>) => {
    for (const connection of connections) connection.close();
  };
  try {
    for (const path of databases) {
      lockers.push(new DatabaseSync(join(folder, path), { timeout: LOCK_WITHIN_MS }));
      readers.set(path, new DatabaseSync(join(folder, path), { timeout: LOCK_WITHIN_MS }));
    }
    const began = performance.now();
    for (const locker of lockers) locker.exec('BEGIN IMMEDIATE');
    const takenAt = new Date();
    // A transaction sees the store as it was at its first reading.
    for (const reader of readers.values()) {
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM sqlite_schema').get();
    }
    // A file that a store points at is removed only after the store has recorded so, which it cannot while it is locked.
    const files = filesOf(folder).filter((path) => (isDatabase(path) ? true : links.make(path)));
    letGo(lockers.splice(0));
    const pausedMs = performance.now() - began;
    if (files.every((path) => !isDatabase(path) || readers.has(path)))
      return { files, takenAt, pausedMs, readers };
  } catch (error) {
    letGo(lockers.splice(0));
    letGo(readers.values());
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  letGo(readers.values());
  return null;
}

/** Hard links to files, by which their content outlasts the removal of the first name. */
class Links {
  private readonly made = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly staging: string,
  ) {}

  /** False for a file that is gone. */
  make(path: string): boolean {
    if (this.made.has(path)) return true;
    const [from, to] = [join(this.folder, path), join(this.staging, path)];
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return false;
      // A disk without links, or a file with too many.
      copyFileSync(from, to);
    }
    this.made.add(path);
    return true;
  }
}

const isDatabase = (path: string): boolean => path.endsWith('.sqlite');

const beside = new Set<string>(Object.values(besideData));

/** What a store makes for itself beside its file, and what is not finished. */
const NO_DATA = /(-wal|-shm|-journal|\.part)$/;

/** All files that are data, by path, sorted. */
function filesOf(folder: string): string[] {
  const found: string[] = [];
  const look = (within: string) => {
    for (const entry of readdirSync(join(folder, within), { withFileTypes: true })) {
      const path = within === '' ? entry.name : `${within}/${entry.name}`;
      if (entry.isDirectory() && !beside.has(path)) look(path);
      else if (entry.isFile() && !beside.has(path.replace(/-(wal|shm|journal)$/, '')) && !NO_DATA.test(path))
        found.push(path);
    }
  };
  look('');
  return found.sort();
}
