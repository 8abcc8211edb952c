import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { besideData, holdFolder } from '../data-folder.js';
import { type DataVersion, readVersion, thisVersion } from '../data-version.js';
import {
  backupFormat,
  type BackupHead,
  type BackupManifest,
  dataPrefix,
  headName,
  manifestName,
  UnusableBackup,
} from './format.js';
import { recordBackup } from './records.js';
import { verify } from './restore.js';
import { Snapshot } from './snapshot.js';
import { sync } from './sync.js';

export interface BackupOptions {
  /** The data folder, whether it is in use or not. */
  readonly folder: string;
  /** Where the backup goes; it must not be there yet. */
  readonly file: string;
}

export interface BackedUp {
  readonly files: number;
  /** Of the archive. */
  readonly bytes: number;
  readonly takenAt: Date;
  /** How long writers to the folder were made to wait, in milliseconds. */
  readonly pausedMs: number;
}

/**
 * Writes all that a data folder has at one moment into one file, readable by its owner only, for it holds secrets and people's data. The file is
 * there when it is whole and on the disk, or not at all; it is read again, and the folder records it. Rejects with `UnusableBackup`.
 */
export async function backUp({ folder, file }: BackupOptions): Promise<BackedUp> {
  const target = resolve(file);
  if (!existsSync(folder)) throw new UnusableBackup(`LINTEL_DATA: there is no folder ${folder}.`);
  const version = readVersion(folder) ?? { ...thisVersion, data: 1 };
  if (existsSync(target)) throw new UnusableBackup(`FILE: ${file} is there already. Choose another name.`);
  if (!existsSync(dirname(target)))
    throw new UnusableBackup(`FILE: there is no folder ${dirname(target)} for it.`);
  if (!relative(folder, target).startsWith('..'))
    throw new UnusableBackup(`FILE: ${file} is in the folder that is backed up. Choose one elsewhere.`);
  const lock = holdFolder(folder, besideData.kept);
  if (!lock)
    throw new UnusableBackup(`LINTEL_DATA: ${folder} is being backed up, or restored, by another process.`);
  const staging = join(folder, besideData.backup);
  const part = `${target}.${crypto.randomUUID()}.part`;
  let snapshot: Snapshot | undefined;
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    snapshot = await Snapshot.take(folder, staging);
    await write(snapshot, { part, version });
    await rename(part, target);
    await sync(dirname(target));
    const { takenAt, pausedMs } = snapshot;
    const [files, { size: bytes }] = [snapshot.files.length, statSync(target)];
    const record = { file: target, takenAt: takenAt.toISOString(), bytes, files, ...version };
    const fault = await verify(target).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    recordBackup(folder, { ...record, verified: fault === null });
    if (fault) throw fault.error;
    return { files, bytes, takenAt, pausedMs };
  } finally {
    snapshot?.end();
    rmSync(part, { force: true });
    rmSync(staging, { recursive: true, force: true });
    lock.release();
  }
}

async function write(
  snapshot: Snapshot,
  { part, version }: { readonly part: string; readonly version: DataVersion },
): Promise<void> {
  const archive = pack();
  const written = pipeline(
    archive,
    // Pictures and plans, most of what there is, are packed already.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filled = fill(archive, snapshot, version).catch((error: unknown) => {
    archive.destroy(error as Error);
    throw error;
  });
  // Whichever fails first says why.
  await Promise.all([filled, written]);
}

async function fill(archive: Pack, snapshot: Snapshot, version: DataVersion): Promise<void> {
  const { takenAt } = snapshot;
  const head: BackupHead = { format: backupFormat, ...version, takenAt: takenAt.toISOString() };
  const text = (name: string, value: unknown) =>
    archive.entry({ name, mode: 0o600, mtime: takenAt }, `${JSON.stringify(value)}\n`);
  text(headName, head);
  const files: BackupManifest['files'] = [];
  for (const path of snapshot.files)
    files.push(await snapshot.reading(path, (copy) => add(archive, { path, copy, mtime: takenAt })));
  text(manifestName, { files } satisfies BackupManifest);
  archive.finalize();
}

async function add(
  archive: Pack,
  { path, copy, mtime }: { readonly path: string; readonly copy: string; readonly mtime: Date },
): Promise<BackupManifest['files'][number]> {
  const { size } = statSync(copy);
  const hash = createHash('sha256');
  const entry = archive.entry({ name: `${dataPrefix}${path}`, size, mode: 0o600, mtime });
  // An upload under way may still grow: what it had is enough for what is thrown away at the next start.
  const content = size === 0 ? [] : createReadStream(copy, { end: size - 1 });
  await pipeline(
    content,
    async function* (chunks) {
      for await (const chunk of chunks as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry,
  );
  return { path, size, sha256: hash.digest('hex') };
}
