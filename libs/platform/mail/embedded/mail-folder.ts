import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@lintel/kernel';

/** The moment of arrival in milliseconds, so that names are in order of arrival, and a digest of the Message-ID. */
const ID = /^(\d{15})-([0-9a-f]{20})$/;

/** No message takes so long to write: an unfinished file that is older was cut short by a crash. */
const WRITTEN_WITHIN_MS = 600_000;

/** Messages as files that appear whole or not at all. */
export class MailFolder {
  readonly #folder: string;
  readonly #clock: Clock;
  /** In order of arrival. */
  readonly #ids: string[];
  /** The file of each Message-ID, by its digest; named before it is written, so that two at once share one. */
  readonly #idOf: Map<string, string>;
  readonly #written: Set<string>;
  #lastArrival: number;
  #syncing: Promise<void> = Promise.resolve();
  #nextSync: Promise<void> | undefined;

  static async open(folder: string, clock: Clock): Promise<MailFolder> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
    return new MailFolder(folder, clock, ids.filter((id) => ID.test(id)).sort());
  }

  private constructor(folder: string, clock: Clock, ids: string[]) {
    this.#folder = folder;
    this.#clock = clock;
    this.#ids = ids;
    this.#idOf = new Map(ids.map((id) => [ID.exec(id)![2]!, id]));
    this.#written = new Set(ids);
    this.#lastArrival = ids.length > 0 ? this.arrivedAt(ids.at(-1)!).getTime() : 0;
  }

  get size(): number {
    return this.#written.size;
  }

  /** Resolves when the message is on the disk. */
  async write(
    messageId: string,
    source: Buffer,
  ): Promise<{ readonly id: string; readonly replaced: boolean }> {
    const id = this.#name(messageId);
    const part = join(this.#folder, `${id}.${crypto.randomUUID()}.part`);
    try {
      const handle = await open(part, 'wx', 0o600);
      try {
        await handle.writeFile(source);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, this.#path(id));
    } catch (error) {
      await unlink(part).catch(() => undefined);
      throw error;
    }
    await this.#synced();
    const replaced = this.#written.has(id);
    this.#written.add(id);
    return { id, replaced };
  }

  /** The whole message, or so many bytes of its beginning. */
  async read(id: string, most?: number): Promise<Buffer | null> {
    if (!this.#written.has(id)) return null;
    const handle = await open(this.#path(id), 'r').catch((error: NodeJS.ErrnoException) => {
      // Somebody who tends the folder by hand may have removed it.
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!handle) return null;
    try {
      if (most === undefined) return await handle.readFile();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  newestFirst(after: string | undefined, limit: number): string[] {
    const found: string[] = [];
    for (let index = this.#ids.length - 1; index >= 0 && found.length < limit; index--) {
      const id = this.#ids[index]!;
      if (this.#written.has(id) && (after === undefined || id < after)) found.push(id);
    }
    return found;
  }

  /** Messages that arrived before a moment. */
  before(moment: Date): string[] {
    return this.#ids.filter((id) => this.arrivedAt(id) < moment);
  }

  /** Its Message-ID is free again: the same message is a new one. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await unlink(this.#path(id)).catch(unlessGone);
      this.#written.delete(id);
      this.#idOf.delete(ID.exec(id)![2]!);
      this.#ids.splice(this.#ids.indexOf(id), 1);
    }
  }

  /** Removes what crashes left half written. Another process may have the folder open too, and write at this moment. */
  async removeLeftovers(): Promise<void> {
    const since = this.#clock.now().getTime() - WRITTEN_WITHIN_MS;
    const parts = (await readdir(this.#folder)).filter((name) => name.endsWith('.part'));
    for (const part of parts.map((name) => join(this.#folder, name))) {
      const written = await stat(part).catch(unlessGone);
      if (written && written.mtimeMs < since) await unlink(part).catch(unlessGone);
    }
  }

  arrivedAt(id: string): Date {
    return new Date(Number(ID.exec(id)![1]));
  }

  /** Rejects when nothing can be written. It really writes: a check of access rights would pass on a full disk, or where the folder is a file. */
  async check(): Promise<void> {
    const probe = join(this.#folder, 'health.part');
    try {
      await writeFile(probe, '.', { mode: 0o600 });
    } finally {
      // Another check may have removed it.
      await unlink(probe).catch(() => undefined);
    }
  }

  /** A new file is only safe with the folder that names it. Those that were named before a sync begins share it. */
  #synced(): Promise<void> {
    const after = this.#syncing;
    return (this.#nextSync ??= after.then(() => {
      this.#nextSync = undefined;
      const sync = syncFolder(this.#folder);
      this.#syncing = sync.catch(() => undefined);
      return sync;
    }));
  }

  #name(messageId: string): string {
    const digest = createHash('sha256').update(messageId).digest('hex').slice(0, 20);
    const known = this.#idOf.get(digest);
    if (known !== undefined) return known;
    // No two at the same moment: names are in order of arrival.
    this.#lastArrival = Math.max(this.#lastArrival + 1, this.#clock.now().getTime());
    const id = `${String(this.#lastArrival).padStart(15, '0')}-${digest}`;
    this.#idOf.set(digest, id);
    this.#ids.push(id);
    return id;
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.eml`);
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and has no need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
