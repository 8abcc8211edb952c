import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { runsOf, type SoughtWord, withoutApostrophes, wordsOf } from '../text-rules.js';
import { isMatch, isSpelling, WordMatcher } from './word-matcher.js';

/** Stands in the index for runs too long to be words (FTS5 cuts them); texts that have it are read to be sure. */
const OVERLONG = "''";
const LONGEST_RUN = 1_000;
/** From about this many words on, reading every text is quicker than asking for each. */
const MOST_RUNS = 300;
const MOST_TO_READ = 20_000;

/**
 * The texts of one field that are not kept in memory, with an index of their words. Substrings are found through the vocabulary:
 * a run of letters is inside a text exactly when it is inside one of its words. An index of words is a quarter the work to
 * write of one of trigrams, and serves misspellings too.
 */
export class TextTable {
  readonly #vocabulary = new Set<string>();
  #newRuns: string[] = [];
  readonly #statements: Readonly<
    Record<'put' | 'index' | 'learn' | 'drop' | 'unindex' | 'read', StatementSync>
  >;
  readonly #rowsWith: StatementSync;
  readonly #scan: StatementSync;
  readonly #containing: StatementSync;

  /** @param table prefix of its three tables, made when they are missing */
  constructor(db: DatabaseSync, table: string) {
    db.exec(`
      create table if not exists "${table}" (row integer primary key, text text not null) strict;
      create table if not exists "${table}_runs" (run text primary key) strict, without rowid;
      create virtual table if not exists "${table}_index" using fts5(
        runs, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars ''''"
      )`);
    this.#statements = {
      put: db.prepare(`insert into "${table}" values (?, ?)`),
      index: db.prepare(`insert into "${table}_index" (rowid, runs) values (?, ?)`),
      learn: db.prepare(`insert or ignore into "${table}_runs" values (?)`),
      drop: db.prepare(`delete from "${table}" where row = ?`),
      unindex: db.prepare(`delete from "${table}_index" where rowid = ?`),
      read: db.prepare(`select text from "${table}" where row = ?`),
    };
    this.#rowsWith = db.prepare(
      `select json_group_array(rowid) as rows from "${table}_index" where "${table}_index" match ?`,
    );
    this.#scan = db.prepare(`select json_group_array(row) as rows from "${table}" where instr(text, ?)`);
    this.#containing = db.prepare(`select json_group_array(row) as rows from "${table}"
      where row in (select value from json_each(?)) and instr(text, ?)`);
    for (const { run } of db.prepare(`select run from "${table}_runs"`).iterate())
      this.#vocabulary.add(run as string);
  }

  /** Inside a transaction; `settle` or `undo` follows. */
  put(row: number, folded: string): void {
    const runs = new Set<string>();
    for (const run of runsOf(folded)) {
      if (run.length > LONGEST_RUN || run === OVERLONG) {
        runs.add(OVERLONG);
        continue;
      }
      runs.add(run);
      if (this.#vocabulary.has(run)) continue;
      this.#vocabulary.add(run);
      this.#newRuns.push(run);
      this.#statements.learn.run(run);
    }
    this.#statements.put.run(row, folded);
    this.#statements.index.run(row, [...runs].join(' '));
  }

  /** Inside a transaction. */
  remove(row: number): void {
    if (this.#statements.drop.run(row).changes > 0) this.#statements.unindex.run(row);
  }

  settle(): void {
    this.#newRuns = [];
  }

  undo(): void {
    for (const run of this.#newRuns) this.#vocabulary.delete(run);
    this.#newRuns = [];
  }

  textOf(row: number): string {
    return this.#statements.read.get(row)!.text as string;
  }

  /** The rows whose text contains `folded`. */
  rowsContaining(folded: string): Iterable<number> {
    const pieces = [...folded.matchAll(/[\p{L}\p{N}']+/gu)];
    const within = (piece: RegExpExecArray) => {
      const openStart = piece.index === 0;
      const openEnd = piece.index + piece[0].length === folded.length;
      return this.#runsWhere((run) => fits(run, piece[0], openStart, openEnd));
    };
    if (pieces.length === 1 && pieces[0]![0] === folded) {
      const runs = within(pieces[0]!);
      if (runs.length > MOST_RUNS) return this.#rowsOf(this.#scan, folded);
      const rows = this.#rowsWithAny(runs);
      for (const row of this.#confirmed(this.#rowsWithRun(OVERLONG), folded)) rows.add(row);
      return rows;
    }
    const longest = pieces.toSorted((a, b) => b[0].length - a[0].length).slice(0, 3);
    let candidates: Set<number> | undefined;
    for (const piece of longest) {
      const runs = within(piece);
      if (runs.length > MOST_RUNS) continue;
      const rows = this.#rowsWithAny(runs);
      candidates = candidates ? common(candidates, rows) : rows;
    }
    if (!candidates || candidates.size > MOST_TO_READ) return this.#rowsOf(this.#scan, folded);
    for (const row of this.#rowsWithRun(OVERLONG)) candidates.add(row);
    return this.#confirmed([...candidates], folded);
  }

  /** The rows whose text has all these words. */
  rowsMatching(sought: readonly SoughtWord[]): Iterable<number> {
    let rows: Set<number> | undefined;
    for (const word of sought) {
      const found = this.#rowsMatching(word);
      rows = rows ? common(rows, found) : found;
      if (rows.size === 0) break;
    }
    rows ??= new Set();
    const matcher = new WordMatcher(sought);
    for (const row of this.#rowsWithRun(OVERLONG)) {
      if (matcher.matches(wordsOf(this.textOf(row)))) rows.add(row);
    }
    return rows;
  }

  /** A word that may be a beginning is asked for as one: the words it begins may be thousands. */
  #rowsMatching(word: SoughtWord): Set<number> {
    const apart = this.#runsWhere((run) => {
      const plain = withoutApostrophes(run);
      if (!word.prefix || !plain.startsWith(word.word)) return isSpelling(word, plain);
      return plain !== run && isMatch(word, plain);
    });
    const rows = this.#rowsWithAny(apart);
    if (word.prefix) for (const row of this.#rowsOf(this.#rowsWith, `${quoted(word.word)}*`)) rows.add(row);
    return rows;
  }

  #runsWhere(passes: (run: string) => boolean): string[] {
    const runs: string[] = [];
    for (const run of this.#vocabulary) if (passes(run)) runs.push(run);
    return runs;
  }

  #rowsWithAny(runs: readonly string[]): Set<number> {
    const rows = new Set<number>();
    for (const run of runs) for (const row of this.#rowsWithRun(run)) rows.add(row);
    return rows;
  }

  #rowsWithRun(run: string): number[] {
    return this.#rowsOf(this.#rowsWith, quoted(run));
  }

  #confirmed(rows: readonly number[], folded: string): readonly number[] {
    return rows.length === 0 ? rows : this.#rowsOf(this.#containing, JSON.stringify(rows), folded);
  }

  #rowsOf(statement: StatementSync, ...values: string[]): number[] {
    return JSON.parse(statement.get(...values)!.rows as string) as number[];
  }
}

function quoted(run: string): string {
  return `"${run}"`;
}

function common(left: Set<number>, right: ReadonlySet<number>): Set<number> {
  return new Set([...left].filter((row) => right.has(row)));
}

function fits(run: string, piece: string, openStart: boolean, openEnd: boolean): boolean {
  if (openStart) return openEnd ? run.includes(piece) : run.endsWith(piece);
  return openEnd ? run.startsWith(piece) : run === piece;
}
