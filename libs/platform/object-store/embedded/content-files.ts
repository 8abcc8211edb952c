import { createHash } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BodyTooLarge } from '../signed/index.js';

export interface Written {
  readonly size: number;
  readonly etag: string;
}

/** Content in files that are written once, under names of their own, and never changed. */
export class ContentFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when the content is on the disk. A file that could not be finished is left for whoever asked to remove. */
  async write(
    name: string,
    body: AsyncIterable<unknown> | Iterable<unknown>,
    maxBytes: number,
  ): Promise<Written> {
    const path = this.#path(name);
    const madeFolder = await mkdir(dirname(path), { recursive: true });
    const hash = createHash('sha256');
    let size = 0;
    const handle = await open(path, 'wx');
    try {
      for await (const chunk of body) {
        const bytes = toBytes(chunk);
        size += bytes.length;
        if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
        hash.update(bytes);
        await handle.writeFile(bytes);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(dirname(path));
    if (madeFolder !== undefined) await syncFolder(this.#folder);
    return { size, etag: hash.digest('hex').slice(0, 32) };
  }

  /** Null when it is gone. */
  async open(name: string): Promise<FileHandle | null> {
    return open(this.#path(name), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** False when it cannot be removed now, as on a system where somebody reads it. */
  async remove(name: string): Promise<boolean> {
    return unlink(this.#path(name)).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
  }

  /** Two characters of the name make a folder, so that none gets too large. */
  #path(name: string): string {
    return join(this.#folder, name.slice(-2), name);
  }
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  if (typeof chunk === 'string') return Buffer.from(chunk);
  throw new TypeError(`a body must give bytes or text, not ${typeof chunk}`);
}

/** A new file is only safe with the folder that names it, and a new folder with its own. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and has no need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
