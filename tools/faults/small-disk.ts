import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SIZE = '192m';
const BALLAST = 'ballast';
const BLOCK_BYTES = 65_536;

/** A file system of its own for one store, small enough to be filled. */
export interface Disk {
  readonly name: string;
  /** Leaves no room for anybody. */
  fill(): Promise<void>;
  clear(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts one in memory on each folder. Resolves with those that could be: it takes the rights to mount. */
export async function mountDisks(folder: string, names: readonly string[]): Promise<Disk[]> {
  const disks: Disk[] = [];
  for (const name of names) {
    const at = join(folder, name);
    await mkdir(at);
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', at]);
    } catch (error) {
      console.log(`SKIPPED the full disk of ${name}: ${(error as Error).message.trim()}`);
      continue;
    }
    disks.push({
      name,
      fill: () => fill(join(at, BALLAST)),
      clear: () => rm(join(at, BALLAST), { force: true }),
      unmount: async () => void (await run('umount', [at])),
    });
  }
  return disks;
}

async function fill(file: string): Promise<void> {
  const ballast = await open(file, 'w');
  try {
    for (let bytes = BLOCK_BYTES; bytes > 0;) {
      try {
        await ballast.write(Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        // To the last page.
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    await ballast.close();
  }
}
