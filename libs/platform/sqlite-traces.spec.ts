import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { emptyLog, everyHour, overwriteDeleted } from './sqlite-traces.js';

const TEXT = 'Wilhelmina Unmistakable';

describe('what was deleted from a SQLite file', () => {
  let folder: string;
  let db: DatabaseSync;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lintel-traces-'));
    db = new DatabaseSync(join(folder, 'db.sqlite'), { timeout: 5000 });
    db.exec(
      `PRAGMA journal_mode = WAL; ${overwriteDeleted} CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT)`,
    );
    const add = db.prepare('INSERT INTO t (body) VALUES (?)');
    for (let n = 1; n <= 200; n++) add.run(TEXT.repeat(n));
    for (let n = 1; n <= 200; n += 2) db.prepare('UPDATE t SET body = ? WHERE id = ?').run('-', n);
    db.exec('DELETE FROM t');
  });
  afterEach(() => {
    jest.useRealTimers();
    if (db.isOpen) db.close();
    rmSync(folder, { recursive: true });
  });
  const traces = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(TEXT));

  it('stands in its log until that is emptied, and then nowhere', () => {
    expect(traces()).toEqual(['db.sqlite-wal']);
    expect(emptyLog(db)).toBe(true);
    expect(traces()).toEqual([]);
  });

  it('is left for the next turn while somebody reads, and nobody waits', () => {
    using reader = new DatabaseSync(join(folder, 'db.sqlite'));
    reader.exec('BEGIN; SELECT count(*) FROM t');
    const began = performance.now();
    expect(emptyLog(db)).toBe(false);
    expect(performance.now() - began).toBeLessThan(1000);
    reader.exec('COMMIT');
    expect(emptyLog(db)).toBe(true);
    expect(db.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 });
  });

  it('is gone within the hour', () => {
    jest.useFakeTimers();
    const timer = everyHour(db);
    jest.advanceTimersByTime(3_600_000);
    clearInterval(timer);
    expect(traces()).toEqual([]);
  });
});
