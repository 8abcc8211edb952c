import { notSupported } from './errors.js';

/** What changes an operation's meaning and is not done here. Other options (comment, hint, maxTimeMS, write concern) change nothing we promise. */
const refused = [
  'session',
  'collation',
  'let',
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'timeseries',
  'capped',
  'viewOn',
  'validator',
  'clusteredIndex',
] as const;

export interface OperationOptions {
  readonly sort?: unknown;
  readonly skip?: number | null;
  readonly limit?: number | null;
  readonly projection?: unknown;
  readonly upsert?: boolean;
  readonly arrayFilters?: readonly Record<string, unknown>[];
  readonly ordered?: boolean;
  readonly returnDocument?: 'before' | 'after';
  readonly includeResultMetadata?: boolean;
}

export function readOptions(options: unknown): OperationOptions {
  const given = (options ?? {}) as Record<string, unknown>;
  for (const name of refused) {
    if (given[name])
      throw notSupported(name === 'session' ? 'sessions and transactions' : `the option '${name}'`);
  }
  return given;
}
