import type { Model, Schema } from 'mongoose';
import { afterAll, beforeAll, it } from '@jest/globals';
import type { Documents } from '../documents.port.js';

export interface OpenedDocuments {
  readonly documents: Documents;
  /** Opens the same data once more, as another process would; also after `documents` was closed. */
  reopen(): Promise<Documents>;
  /** Closes what is open and removes the data. */
  dispose(): Promise<void>;
}

export type OpenDocuments = () => Promise<OpenedDocuments>;

/**
 * What MongoDB does as it documents, and a server that merely speaks its protocol may not. No service may be run on a server that lacks what the
 * service uses; the suite can.
 */
export type Capability =
  | 'regular expressions over an index'
  | 'positions in findAndModify'
  | 'distinct values inside arrays'
  | 'deletions behind the first page of a cursor';

/** The capabilities that a server lacks, each with the reason why that is its own fault and not the adapter's. */
export type Lacking = Readonly<Partial<Record<Capability, string>>>;

/** A document as a test writes it: any fields, an id of any kind. */
export interface Loose {
  _id?: unknown;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tests' schemas are as many as the tests
  [field: string]: any;
}

export interface Harness {
  readonly opened: OpenedDocuments;
  readonly documents: Documents;
  /** A test of a capability, not applicable where the server lacks that. */
  itIfCapable(capability: Capability, name: string, test: () => Promise<void>): void;
  /** A model with a collection of its own, its indexes made. */
  model(schema: Schema): Promise<Model<Loose>>;
}

let made = 0;

/** One opening for a whole suite; each test takes models of its own. */
export function useDocuments(open: OpenDocuments, lacking: Lacking): Harness {
  let opened: OpenedDocuments;
  const run = `${process.pid.toString(36)}${Date.now().toString(36)}`;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.dispose());
  return {
    get opened() {
      return opened;
    },
    get documents() {
      return opened.documents;
    },
    itIfCapable(capability, name, test) {
      const reason = lacking[capability];
      if (reason === undefined) it(name, test);
      else it.skip(`${name} (not applicable: ${reason})`, test);
    },
    async model(schema) {
      made += 1;
      const { connection } = opened.documents;
      const model = connection.model(`t${run}x${made}`, schema) as unknown as Model<Loose>;
      await model.createCollection();
      if (schema.indexes().length > 0) await model.syncIndexes();
      return model;
    },
  };
}

export const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The error that a promise ends with; undefined if it does not. */
export async function failureOf(promise: PromiseLike<unknown>): Promise<Record<string, unknown> | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    return error as Record<string, unknown>;
  }
}
