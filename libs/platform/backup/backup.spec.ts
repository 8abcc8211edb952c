import { once } from 'node:events';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { extract, pack } from 'tar-stream';
import { lockDataFolder } from '../data-folder.js';
import { thisVersion } from '../data-version.js';
import { backUp, backupsOf, restore } from './index.js';
import { Snapshot } from './snapshot.js';

let parent: string;
let folder: string;
let file: string;

const store = (name: string, rows: readonly number[] = []) => {
  const database = new DatabaseSync(join(folder, name), { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS written (n INTEGER PRIMARY KEY)');
  for (const n of rows) database.prepare('INSERT INTO written VALUES (?)').run(n);
  return database;
};
const lastIn = (path: string) => {
  const database = new DatabaseSync(path);
  try {
    return database.prepare('SELECT coalesce(max(n), 0) AS last FROM written').get()!['last'] as number;
  } finally {
    database.close();
  }
};

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lintel-backup-'));
  [folder, file] = [join(parent, 'data'), join(parent, 'kept.tar.gz')];
  lockDataFolder(folder)!.release();
  mkdirSync(join(folder, 'mail'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('a backup', () => {
  it('has all stores as they were at one moment, while they are written to', async () => {
    for (const name of ['first.sqlite', 'second.sqlite']) store(name).close();
    // Writes each number to the first store, a file, and the second store, in this order.
    const writer = new Worker(
      `const { workerData: { folder }, parentPort } = require('node:worker_threads');
       const { DatabaseSync } = require('node:sqlite');
       const { writeFileSync } = require('node:fs');
       const [first, second] = ['first', 'second'].map((name) => new DatabaseSync(folder + '/' + name + '.sqlite', { timeout: 5000 }));
       const insert = [first, second].map((database) => database.prepare('INSERT INTO written VALUES (?)'));
       let n = 0;
       const turn = () => {
         insert[0].run(++n);
         writeFileSync(folder + '/mail/' + n, 'x');
         insert[1].run(n);
         if (n === 50) parentPort.postMessage('under way');
         setImmediate(turn);
       };
       turn();`,
      { eval: true, workerData: { folder } },
    );
    await once(writer, 'message');
    const acknowledged = lastIn(join(folder, 'second.sqlite'));
    await backUp({ folder, file });
    expect(lastIn(join(folder, 'second.sqlite'))).toBeGreaterThan(acknowledged);
    await writer.terminate();

    const other = join(parent, 'other');
    await restore({ folder: other, file });
    const [first, second] = ['first', 'second'].map((name) => lastIn(join(other, `${name}.sqlite`)));
    expect(second).toBeGreaterThanOrEqual(acknowledged);
    expect([second!, second! + 1]).toContain(first);
    // Between the two stores the writer had written one file, or not yet.
    expect([second, first]).toContain(readdirSync(join(other, 'mail')).length);
  });

  it('has each file as it was, and leaves no trace of its own but an entry in the list of backups', async () => {
    writeFileSync(join(folder, 'mail/a.eml'), 'Dear Ada');
    writeFileSync(join(folder, 'mail/b.eml.1.part'), 'half a');
    writeFileSync(join(folder, 'mail/empty'), '');
    store('a.sqlite', [1, 2, 3]).close();
    const { files, bytes, takenAt } = await backUp({ folder, file });
    expect(files).toBe(4);
    expect(backupsOf(folder)).toEqual([
      { file, bytes, files, takenAt: takenAt.toISOString(), ...thisVersion, verified: true },
    ]);
    await backUp({ folder, file: join(parent, 'next.tar.gz') });
    expect(backupsOf(folder).map((each) => each.file)).toEqual([join(parent, 'next.tar.gz'), file]);
    await rm(join(parent, 'next.tar.gz'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(parent).sort()).toEqual(['data', 'kept.tar.gz']);
    expect(readdirSync(folder)).not.toContain('backup');

    await rm(join(folder, 'mail/a.eml'));
    const other = join(parent, 'other');
    expect((await restore({ folder: other, file })).files).toBe(4);
    expect(readdirSync(join(other, 'mail')).sort()).toEqual(['a.eml', 'empty']);
    expect(readFileSync(join(other, 'mail/a.eml'), 'utf8')).toBe('Dear Ada');
    expect(lastIn(join(other, 'a.sqlite'))).toBe(3);
    expect(JSON.parse(readFileSync(join(other, 'version.json'), 'utf8'))).toEqual(thisVersion);
    lockDataFolder(other)!.release();
  });

  it('keeps what is changed and removed while it is being written', async () => {
    writeFileSync(join(folder, 'mail/a.eml'), 'Dear Ada');
    const database = store('a.sqlite', [1]);
    const staging = join(folder, 'backup');
    mkdirSync(staging);
    const snapshot = await Snapshot.take(folder, staging);
    await rm(join(folder, 'mail/a.eml'));
    database.exec('INSERT INTO written VALUES (2)');
    database.close();
    expect(await snapshot.reading('mail/a.eml', async (copy) => readFileSync(copy, 'utf8'))).toBe('Dear Ada');
    expect(await snapshot.reading('a.sqlite', async (copy) => lastIn(copy))).toBe(1);
    snapshot.end();
  });

  it('is never written over, nor into what it is of', async () => {
    writeFileSync(file, 'an earlier one');
    await expect(backUp({ folder, file })).rejects.toThrow(/^FILE: .* is there already/);
    await expect(backUp({ folder, file: join(folder, 'x.tar.gz') })).rejects.toThrow(
      /^FILE: .* is in the folder that is backed up/,
    );
    await expect(backUp({ folder, file: join(parent, 'no/x.tar.gz') })).rejects.toThrow(
      /^FILE: there is no folder/,
    );
    await expect(backUp({ folder: join(parent, 'none'), file: join(parent, 'x.tar.gz') })).rejects.toThrow(
      /^LINTEL_DATA: there is no folder/,
    );
    expect(readFileSync(file, 'utf8')).toBe('an earlier one');
  });

  it('that was killed leaves nothing behind after the next start', () => {
    mkdirSync(join(folder, 'backup/mail'), { recursive: true });
    writeFileSync(join(folder, 'mail/a.eml'), 'Dear Ada');
    linkSync(join(folder, 'mail/a.eml'), join(folder, 'backup/mail/a.eml'));
    lockDataFolder(folder)!.release();
    expect(existsSync(join(folder, 'backup'))).toBe(false);
  });
});

describe('a restore', () => {
  type Changes = Readonly<Record<string, (content: Buffer) => Buffer>>;
  /** A backup of one e-mail, its entries changed. */
  const altered = async (change: Changes, more: Record<string, string> = {}) => {
    const [reader, writer] = [extract(), pack()];
    reader.end(gunzipSync(readFileSync(file)));
    for await (const entry of reader) {
      const content: Buffer[] = [];
      for await (const chunk of entry) content.push(chunk);
      const { name } = entry.header;
      writer.entry({ name }, (change[name] ?? ((same) => same))(Buffer.concat(content)));
    }
    for (const [name, content] of Object.entries(more)) writer.entry({ name }, content);
    writer.finalize();
    const chunks: Buffer[] = [];
    for await (const chunk of writer) chunks.push(chunk);
    const path = join(parent, 'altered.tar.gz');
    writeFileSync(path, gzipSync(Buffer.concat(chunks)));
    return path;
  };
  const head = (change: object) => (content: Buffer) =>
    Buffer.from(JSON.stringify({ ...(JSON.parse(content.toString()) as object), ...change }));
  const content = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const whole = (change: (bytes: Buffer) => Buffer) => {
    const path = join(parent, 'altered.tar.gz');
    writeFileSync(path, change(readFileSync(file)));
    return path;
  };

  beforeEach(async () => {
    writeFileSync(join(folder, 'mail/a.eml'), 'Dear Ada');
    await backUp({ folder, file });
    writeFileSync(join(folder, 'mail/later.eml'), 'Dear Grace');
  });

  it.each<[string, RegExp, () => string | Promise<string>]>([
    ['is not there', /^FILE: there is no /, () => join(parent, 'none')],
    ['is something else', /is no backup of Lintel/, () => whole(() => Buffer.from('a letter'))],
    ['is another archive', /is no backup of Lintel/, () => whole(() => gzipSync(Buffer.alloc(1024)))],
    ['is cut short', /is cut short/, () => whole((bytes) => bytes.subarray(0, bytes.length - 40))],
    [
      'has a bit that turned',
      /was altered|is cut short|is no backup/,
      () =>
        whole((bytes) => {
          // Some bits of a compressed file say nothing.
          let at = Math.floor(bytes.length / 2);
          while (saysTheSame(bytes, turned(bytes, at))) at++;
          return turned(bytes, at);
        }),
    ],
    [
      'has a file of other content',
      /was altered: mail\/a\.eml is not what was backed up/,
      () => altered({ 'data/mail/a.eml': () => Buffer.from('Dear Eve') }),
    ],
    [
      'has a file too many',
      /was altered: mail\/b\.eml was not backed up/,
      () => altered({}, { 'data/mail/b.eml': 'x' }),
    ],
    [
      'leads out of the folder',
      /was altered: data\/\.\.\/x is no file of a backup/,
      () => altered({}, { 'data/../x': 'x' }),
    ],
    [
      'is of a later format',
      /has format 9, by Lintel 7\.0\.0; this release reads formats up to 1/,
      () => altered({ 'lintel-backup.json': head({ format: 9, product: '7.0.0' }) }),
    ],
    [
      'has later data',
      /was written by Lintel 7\.0\.0 \(data 9\); this is [\d.]+, which reads data up to \d+\./,
      () => altered({ 'lintel-backup.json': head({ data: 9, product: '7.0.0' }) }),
    ],
  ])('refuses a file that %s, and touches nothing', async (_what, message, wrong) => {
    const unfit = await wrong();
    const before = content();
    const refused = expect(restore({ folder, file: unfit, replace: true })).rejects;
    await refused.toThrow(message);
    await expect(restore({ folder, file: unfit, replace: true })).rejects.toThrow(/^FILE: /);
    expect(content()).toEqual(before);
    lockDataFolder(folder)!.release();
  });

  it('refuses a folder that has something, unless it may be replaced', async () => {
    await expect(restore({ folder, file })).rejects.toThrow(/^LINTEL_DATA: .* is not empty\. With --replace/);
    await restore({ folder, file, replace: true });
    expect(readdirSync(join(folder, 'mail'))).toEqual(['a.eml']);
  });

  it('refuses a folder that a running Lintel holds', async () => {
    const held = new Worker(
      `const { workerData: path, parentPort } = require('node:worker_threads');
       const database = new (require('node:sqlite').DatabaseSync)(path);
       database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
       parentPort.postMessage('held');
       parentPort.on('message', () => {});`,
      { eval: true, workerData: join(folder, 'lock.sqlite') },
    );
    await once(held, 'message');
    await expect(restore({ folder, file, replace: true })).rejects.toThrow(
      /^LINTEL_DATA: .* is in use by a running Lintel\. Stop it first\./,
    );
    await held.terminate();
  }, 20_000);

  it('that was cut short is said at the start, until it is done again', async () => {
    mkdirSync(join(folder, 'restored'));
    expect(() => lockDataFolder(folder)).toThrow(/^LINTEL_DATA: a restore into .* was cut short/);
    await restore({ folder, file, replace: true });
    lockDataFolder(folder)!.release();
  });
});

const turned = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
};

function saysTheSame(one: Buffer, other: Buffer): boolean {
  try {
    return gunzipSync(other).equals(gunzipSync(one));
  } catch {
    return false;
  }
}
