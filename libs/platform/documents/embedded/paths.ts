import { serverError } from './errors.js';
import { type Document, isPlain } from './values.js';

export const isPosition = (segment: string): boolean => /^(0|[1-9]\d*)$/.test(segment);

/** A dotted path in parts. `__proto__` never names a field. */
export function segmentsOf(path: string): string[] {
  const segments = path.split('.');
  if (segments.some((segment) => segment === '' || segment === '__proto__')) {
    throw serverError('badValue', `'${path}' is not a path to a field`);
  }
  return segments;
}

export const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Document)[name] : undefined;

/**
 * What stands at a path, seen as a query sees it: an array on the way is looked into element by element (and by position, where the path has a
 * number there). An array at the end is one value. A field that is missing counts as undefined.
 */
export function leavesOf(
  value: unknown,
  segments: readonly string[],
  from = 0,
  into: unknown[] = [],
): unknown[] {
  const segment = segments[from];
  if (segment === undefined) {
    into.push(value);
  } else if (Array.isArray(value)) {
    if (isPosition(segment) && Number(segment) < value.length) {
      leavesOf(value[Number(segment)], segments, from + 1, into);
    }
    for (const element of value) {
      if (isPlain(element)) leavesOf(element, segments, from, into);
    }
  } else {
    leavesOf(
      isPlain(value) ? own(value, segment) : undefined,
      segments,
      isPlain(value) ? from + 1 : segments.length,
      into,
    );
  }
  return into;
}

/** The value at a path that goes through objects, and through arrays by position only. */
export function valueAt(document: unknown, segments: readonly string[]): unknown {
  let value = document;
  for (const segment of segments) {
    if (Array.isArray(value)) value = isPosition(segment) ? value[Number(segment)] : undefined;
    else value = isPlain(value) ? own(value, segment) : undefined;
  }
  return value;
}

/** Whether `json_extract` on the path would see an array where a query looks inside one. */
export function meetsArray(document: Document, segments: readonly string[]): boolean {
  let value: unknown = document;
  for (const segment of segments) {
    if (Array.isArray(value)) {
      if (
        !isPosition(segment) ||
        value.some((element) => isPlain(element) && Object.hasOwn(element, segment))
      )
        return true;
      value = value[Number(segment)];
    } else if (isPlain(value)) {
      // As SQL the number means a position, so a field of that name is out of its sight.
      if (isPosition(segment) && Object.hasOwn(value, segment)) return true;
      value = own(value, segment);
    } else {
      return false;
    }
  }
  return Array.isArray(value);
}
