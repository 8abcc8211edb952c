import { type Document, MongoServerError } from './values.js';

/** Codes of MongoDB's that callers may look at. */
export const codes = {
  badValue: 2,
  failedToParse: 9,
  typeMismatch: 14,
  namespaceNotFound: 26,
  conflictingUpdate: 40,
  immutableField: 66,
  indexConflict: 86,
  notSupported: 115,
  duplicateKey: 11000,
} as const;

/** An error as MongoDB's driver reports it, so that one `catch` serves every adapter. */
export const serverError = (code: keyof typeof codes, message: string): Error =>
  new MongoServerError({ message, code: codes[code] });

/** What this adapter does not do is said, never skipped over. */
export const notSupported = (what: string): Error =>
  serverError('notSupported', `Embedded documents do not support ${what}`);

/** @param keyValue the values that are there already; missing when an index cannot be made for them */
export function duplicateKey(
  collection: string,
  index: string,
  keyPattern: Document,
  keyValue?: Document,
): Error {
  const values = keyValue === undefined ? '' : ` dup key: ${JSON.stringify(keyValue)}`;
  const message = `E11000 duplicate key error collection: ${collection} index: ${index}${values}`;
  return new MongoServerError({
    message,
    code: codes.duplicateKey,
    keyPattern,
    ...(keyValue && { keyValue }),
  });
}

/** Whether SQLite found a value in a unique index already. */
export const isUniqueFailure = (error: unknown): error is Error =>
  error instanceof Error && error.message.startsWith('UNIQUE constraint failed');
