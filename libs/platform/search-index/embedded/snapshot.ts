import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { IndexDefinition } from '../search-index.port.js';
import { inTransaction } from './document-table.js';

/** To be raised when a column's state, or what makes a value of it, means something else than before. */
const FORMAT = 1;
/** Fewer documents are read one by one in less time than it takes to notice. */
const FEWEST = 5_000;
/** Of the documents, the part that may have changed before another snapshot is worth its time: while it is used, and when it is closed. */
const [MOST_CHANGED, MOST_CHANGED_CLOSING] = [1 / 8, 1 / 64];
/** Before each part of the file: its length and the checksum of its bytes. */
const HEAD = 12;

/**
 * The columns of one generation as they were at one moment, in a file beside the index, so that opening need not read every document: those which changed
 * since then are enough. SQLite itself notes them, whoever writes. The file may be lost or torn at any time: then the documents are read.
 */
export class Snapshot {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #table: string;
  readonly #fields: string;
  #changed: number;
  #isThere = false;

  /** @param table whose rows it follows; its own tables are made when they are missing */
  constructor(db: DatabaseSync, file: string, table: string, { fields }: IndexDefinition) {
    this.#db = db;
    this.#file = file;
    this.#table = table;
    this.#fields = JSON.stringify(fields);
    // By triggers, as an earlier release may write to this file and know nothing of snapshots.
    const noting = (event: string, row: string) =>
      `create trigger if not exists "${table}_${event}" after ${event} on "${table}"
        when exists (select 1 from "${table}_snapshot")
        begin insert or ignore into "${table}_changed" values (${row}); end;`;
    db.exec(`
      create table if not exists "${table}_snapshot" (stamp text not null) strict;
      create table if not exists "${table}_changed" (row integer primary key) strict;
      ${noting('insert', 'new.row')} ${noting('update', 'new.row')} ${noting('delete', 'old.row')}`);
    this.#changed = db.prepare(`select count(*) as rows from "${table}_changed"`).get()!.rows as number;
  }

  /** What `take` was given, and the rows that changed since; undefined where there is none that is known to be right, or too much has changed. */
  read(): { readonly parts: readonly unknown[]; readonly changed: readonly number[] } | undefined {
    const stamp = this.#db.prepare(`select stamp from "${this.#table}_snapshot"`).get()?.stamp;
    if (stamp === undefined) return undefined;
    let read: unknown[];
    try {
      read = readParts(this.#file, ([head]) => this.#isOwn(head, stamp));
    } catch {
      return undefined;
    }
    const [head, ...parts] = read;
    if (!this.#isOwn(head, stamp)) return undefined;
    if (this.#changed > (head as Head).rows * 2 * MOST_CHANGED) return undefined;
    this.#isThere = true;
    const changed = this.#db.prepare(`select row from "${this.#table}_changed"`).all();
    return { parts, changed: changed.map(({ row }) => row as number) };
  }

  /** After writes of so many rows. */
  noteChanges(rows: number): void {
    this.#changed += rows;
  }

  /** @param rows of the columns, free ones too */
  isDue(rows: number, closing = false): boolean {
    if (rows < FEWEST) return false;
    return !this.#isThere || this.#changed > rows * (closing ? MOST_CHANGED_CLOSING : MOST_CHANGED);
  }

  /** Outside a transaction. Where it cannot be written the one before stays. */
  take(rows: number, parts: Iterable<unknown>): void {
    const [next, stamp] = [`${this.#file}.new`, randomUUID()];
    const head: Head = { format: FORMAT, stamp, fields: this.#fields, rows };
    try {
      writeParts(next, head, parts);
      inTransaction(this.#db, () => {
        this.#db.exec(`delete from "${this.#table}_snapshot"; delete from "${this.#table}_changed"`);
        this.#db.prepare(`insert into "${this.#table}_snapshot" values (?)`).run(stamp);
      });
      this.#changed = 0;
      this.#isThere = true;
      renameSync(next, this.#file);
    } catch {
      // A full disk, say.
      rmSync(next, { force: true });
    }
  }

  #isOwn(head: unknown, stamp: unknown): boolean {
    const { format, fields, stamp: of } = head as Head;
    return format === FORMAT && of === stamp && fields === this.#fields;
  }
}

interface Head {
  readonly format: number;
  readonly stamp: string;
  readonly fields: string;
  readonly rows: number;
}

function writeParts(file: string, head: Head, parts: Iterable<unknown>): void {
  const to = openSync(file, 'w');
  const write = (part: unknown) => {
    const bytes = serialize(part);
    const before = Buffer.alloc(HEAD);
    before.writeBigUInt64LE(BigInt(bytes.length));
    before.writeUInt32LE(crc32(bytes), 8);
    for (const each of [before, bytes]) for (let at = 0; at < each.length;) at += writeSync(to, each, at);
  };
  try {
    write(head);
    for (const part of parts) write(part);
  } finally {
    closeSync(to);
  }
}

/** Reads on while `wanted` is true of what was read. Throws at a part that is not whole. */
function readParts(file: string, wanted: (parts: readonly unknown[]) => boolean): unknown[] {
  const from = openSync(file, 'r');
  const read = (length: number) => {
    const bytes = Buffer.allocUnsafeSlow(length);
    let at = 0;
    for (let more = 1; more > 0 && at < length; at += more)
      more = readSync(from, bytes, at, length - at, null);
    return bytes.subarray(0, at);
  };
  const parts: unknown[] = [];
  try {
    for (;;) {
      const before = read(HEAD);
      if (before.length === 0) return parts;
      const length = Number(before.readBigUInt64LE());
      const bytes = read(length);
      if (bytes.length < length || crc32(bytes) !== before.readUInt32LE(8))
        throw new Error(`${file} is not whole`);
      parts.push(withOwnMemory(deserialize(bytes)));
      if (!wanted(parts)) return parts;
    }
  } finally {
    closeSync(from);
  }
}

/** Arrays that are read back lie within the bytes of their part, which would stay for as long as one of them does. */
function withOwnMemory(part: object): object {
  if (Array.isArray(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      ArrayBuffer.isView(value) ? (value as Float64Array).slice() : (value as unknown),
    ]),
  );
}
