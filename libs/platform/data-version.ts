import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { UnusableSetting } from './port.js';

/** Who wrote data, and in which shape. `data` grows by one whenever a release keeps things in a way that the one before cannot read. */
export const versionSchema = z.object({ product: z.string(), data: z.int().min(1) });

export type DataVersion = z.output<typeof versionSchema>;

/** This release: `product` is that of package.json, which a test compares. */
export const thisVersion: DataVersion = { product: '0.1.0', data: 2 };

/** The same of a service's database in MongoDB, which changes apart from a data folder: what a folder keeps packed (2) is no matter of a database's. */
export const databaseVersion: DataVersion = { ...thisVersion, data: 1 };

/** What brings a data folder up to date, by the version it brings it to; each must be idempotent, as it is done again after a crash. None is needed yet: of data 1, rows are read as they are, and written anew as 2 has them. */
export const upgrades: ReadonlyMap<number, (folder: string) => void> = new Map();

/** Where a data folder says its version. A folder without one is older than this file and has data 1. */
export const versionFile = 'version.json';

/** What is said to whoever has data that this release cannot read. */
export const tooNew = (what: string, written: DataVersion, ours = thisVersion): string =>
  `${what} was written by Lintel ${written.product} (data ${written.data}); this is ${ours.product}, which reads data up to ${ours.data}.`;

export const isTooNew = (written: DataVersion, ours = thisVersion): boolean => written.data > ours.data;

/** @throws UnusableSetting when a later release has written the folder, or when what it says of itself cannot be read. */
export function readVersion(folder: string): DataVersion | undefined {
  const file = join(folder, versionFile);
  if (!existsSync(file)) return undefined;
  const read = versionSchema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!read.success) throw new UnusableSetting(`LINTEL_DATA: ${file} does not say which version wrote it.`);
  if (isTooNew(read.data)) throw new UnusableSetting(`LINTEL_DATA: ${tooNew(folder, read.data)}`);
  return read.data;
}

/** Makes the folder when it is missing, which is then of this release. @throws as `readVersion` */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!readVersion(folder) && readdirSync(folder).length === 0) writeVersion(folder);
}

/** Brings a folder up to date that nobody else has open. @throws as `readVersion` */
export function upgradeFolder(folder: string): void {
  const written = readVersion(folder);
  for (let data = (written?.data ?? 1) + 1; data <= thisVersion.data; data++) upgrades.get(data)?.(folder);
  if (written?.product !== thisVersion.product || written.data !== thisVersion.data) writeVersion(folder);
}

function writeVersion(folder: string): void {
  const part = join(folder, `${versionFile}.${process.pid}.part`);
  writeFileSync(part, `${JSON.stringify(thisVersion)}\n`, { flush: true });
  renameSync(part, join(folder, versionFile));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
