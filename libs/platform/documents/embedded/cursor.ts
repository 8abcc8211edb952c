import { Readable } from 'node:stream';
import { notSupported } from './errors.js';
import type { Document } from './values.js';

/** Where a cursor's documents come from: all at once, or the first page and those after it. */
export interface Source {
  all(): Document[];
  pages(): Iterator<Document[]>;
  /** How the database would go about it, a line a step. */
  explain?(): string[];
}

/** The part of the driver's cursor that mongoose and its users call. */
export class Cursor {
  private pages: Iterator<Document[]> | undefined;
  private page: Document[] = [];
  private place = 0;
  closed = false;

  constructor(private readonly source: Source) {}

  async toArray(): Promise<Document[]> {
    if (this.pages === undefined) return this.source.all();
    const rest: Document[] = [];
    for await (const document of this) rest.push(document);
    return rest;
  }

  async hasNext(): Promise<boolean> {
    if (this.closed) return false;
    this.pages ??= this.source.pages();
    while (this.place >= this.page.length) {
      const { done, value } = this.pages.next();
      if (done) return false;
      this.page = value;
      this.place = 0;
    }
    return true;
  }

  async next(): Promise<Document | null> {
    if (!(await this.hasNext())) return null;
    this.place += 1;
    return this.page[this.place - 1]!;
  }

  async explain(): Promise<Document> {
    return { queryPlanner: { winningPlan: { stages: this.source.explain?.() ?? [] } } };
  }

  async close(): Promise<void> {
    this.closed = true;
    this.page = [];
  }

  rewind(): void {
    this.pages = undefined;
    this.page = [];
    this.place = 0;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Document> {
    for (let next = await this.next(); next !== null; next = await this.next()) yield next;
  }

  stream(): Readable {
    return Readable.from(this);
  }

  batchSize(): this {
    return this;
  }

  addCursorFlag(flag: string, value: boolean): this {
    if (value && flag !== 'noCursorTimeout') throw notSupported(`the cursor flag '${flag}'`);
    return this;
  }
}
