import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, extract } from 'tar-stream';
import type { z } from 'zod';
import { besideData, holdFolder } from '../data-folder.js';
import { isTooNew, tooNew } from '../data-version.js';
import {
  backupFormat,
  type BackupHead,
  type BackupManifest,
  dataPrefix,
  headName,
  headSchema,
  manifestName,
  manifestSchema,
  UnusableBackup,
} from './format.js';
import { sync } from './sync.js';

export interface RestoreOptions {
  readonly folder: string;
  readonly file: string;
  /** Whether what the folder holds may be replaced. */
  readonly replace?: boolean;
}

export interface Restored {
  readonly files: number;
  readonly takenAt: string;
}

/**
 * Makes a data folder what a backup says it was. All of the backup is read and checked before anything of the folder is touched. Rejects with
 * `UnusableBackup` for what does not fit, and then leaves the folder as it was.
 */
export async function restore({ folder, file, replace = false }: RestoreOptions): Promise<Restored> {
  if (!existsSync(file)) throw new UnusableBackup(`FILE: there is no ${file}.`);
  const lock = holdFolder(folder, besideData.served);
  if (!lock) throw new UnusableBackup(`LINTEL_DATA: ${folder} is in use by a running Lintel. Stop it first.`);
  const keeping = holdFolder(folder, besideData.kept);
  const [restoring, restored] = [join(folder, besideData.restoring), join(folder, besideData.restored)];
  try {
    if (!keeping) throw new UnusableBackup(`LINTEL_DATA: ${folder} is being backed up by another process.`);
    if (!replace && contentOf(folder).length > 0)
      throw new UnusableBackup(
        `LINTEL_DATA: ${folder} is not empty. With --replace the backup takes the place of what is there.`,
      );
    rmSync(restoring, { recursive: true, force: true });
    mkdirSync(restoring, { mode: 0o700 });
    const { head, manifest } = await read(resolve(file), restoring).catch((error: unknown) => {
      throw named(file, error);
    });
    // From here to its end the folder holds some of both, and no program starts on it.
    rmSync(restored, { recursive: true, force: true });
    renameSync(restoring, restored);
    await sync(folder);
    for (const name of contentOf(folder)) rmSync(join(folder, name), { recursive: true, force: true });
    for (const name of readdirSync(restored)) renameSync(join(restored, name), join(folder, name));
    await sync(folder);
    rmSync(restored, { recursive: true });
    return { files: manifest.files.length, takenAt: head.takenAt };
  } finally {
    rmSync(restoring, { recursive: true, force: true });
    keeping?.release();
    lock.release();
  }
}

/** What a folder has that a restore would replace. */
function contentOf(folder: string): string[] {
  const beside = new Set<string>(Object.values(besideData));
  return readdirSync(folder).filter((name) => !beside.has(name.replace(/-(wal|shm|journal)$/, '')));
}

/** Reads a backup from its beginning to its end. Rejects with `UnusableBackup` when it is not what was written. */
export async function verify(file: string): Promise<void> {
  await read(file, null).catch((error: unknown) => {
    throw named(file, error);
  });
}

/** Reads a whole backup, into a folder where one is given, and makes sure that it is what was written. */
async function read(
  file: string,
  folder: string | null,
): Promise<{ head: BackupHead; manifest: BackupManifest }> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  const taken = take(entries, folder);
  const [, result] = await Promise.all([reading, taken]);
  const { head, manifest, found } = result;
  if (!head) throw new UnusableBackup('is no backup of Lintel.');
  if (!manifest) throw new UnusableBackup('is cut short.');
  for (const { path, size, sha256 } of manifest.files) {
    const was = found.get(path);
    if (was?.size !== size || was.sha256 !== sha256)
      throw new UnusableBackup(`was altered: ${path} is not what was backed up.`);
    found.delete(path);
  }
  for (const [path] of found) throw new UnusableBackup(`was altered: ${path} was not backed up.`);
  return { head, manifest };
}

async function take(entries: AsyncIterable<Entry>, folder: string | null) {
  let head: BackupHead | undefined;
  let manifest: BackupManifest | undefined;
  const found = new Map<string, Content>();
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!head) {
      if (name !== headName) throw new UnusableBackup('is no backup of Lintel.');
      head = checkedHead(await valueOf(entry, headSchema));
    } else if (name === manifestName) manifest = await valueOf(entry, manifestSchema);
    else {
      const path = pathOf(name);
      if (type !== 'file' || !path) throw new UnusableBackup(`was altered: ${name} is no file of a backup.`);
      found.set(path, await write(entry, folder === null ? null : join(folder, path)));
    }
  }
  return { head, manifest, found };
}

function checkedHead(head: BackupHead): BackupHead {
  if (head.format > backupFormat)
    throw new UnusableBackup(
      `has format ${head.format}, by Lintel ${head.product}; this release reads formats up to ${backupFormat}.`,
    );
  if (isTooNew(head)) throw new UnusableBackup(tooNew('', head).trim());
  return head;
}

/** Undefined for one that leads out of the folder, or to what is not data. */
function pathOf(name: string): string | undefined {
  if (!name.startsWith(dataPrefix)) return undefined;
  const path = name.slice(dataPrefix.length);
  const beside = new Set<string>(Object.values(besideData));
  const steps = path.split('/');
  const leadsAway = steps.some((step) => step === '' || step === '.' || step === '..' || step.includes('\\'));
  return leadsAway || beside.has(steps[0]!) ? undefined : path;
}

interface Content {
  readonly size: number;
  readonly sha256: string;
}

async function write(entry: Entry, path: string | null): Promise<Content> {
  if (path !== null) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const handle = path === null ? null : await open(path, 'wx', 0o600);
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      size += chunk.length;
      await handle?.writeFile(chunk);
    }
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** More than any list of files comes to. */
const LONGEST_TEXT = 256 * 1024 * 1024;

async function valueOf<Schema extends z.ZodType>(entry: Entry, schema: Schema): Promise<z.output<Schema>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of entry) {
    chunks.push(chunk);
    if ((size += chunk.length) > LONGEST_TEXT) break;
  }
  const parsed = schema.safeParse(json(Buffer.concat(chunks).toString()));
  if (!parsed.success)
    throw new UnusableBackup(`was altered: ${entry.header.name} is not as it was written.`);
  return parsed.data;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a file, in words of ours where it is the file's fault. */
function named(file: string, error: unknown): unknown {
  if (error instanceof UnusableBackup) return new UnusableBackup(`FILE: ${file} ${error.message}`);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data')
    return new UnusableBackup(`FILE: ${file} is cut short.`);
  if (code === 'Z_DATA_ERROR' && message === 'incorrect header check')
    return new UnusableBackup(`FILE: ${file} is no backup of Lintel.`);
  if (code?.startsWith('Z_') || /tar header/i.test(message))
    return new UnusableBackup(`FILE: ${file} was altered: ${message}.`);
  return error;
}
