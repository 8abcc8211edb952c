import type { Answer, GraphqlError } from './browser.ts';

/** The attacker has what they wanted. */
export class GotThrough extends Error {}

export function gotThrough(why: string): never {
  throw new GotThrough(why);
}

/** What must be so for the attempt to have been held. */
export function holds(condition: unknown, why: string): asserts condition {
  if (!condition) gotThrough(why);
}

export const errorsOf = ({ body }: Answer): readonly GraphqlError[] =>
  (body as { errors?: GraphqlError[] } | undefined)?.errors ?? [];

export const codeOf = (answer: Answer): string => String(errorsOf(answer)[0]?.extensions?.['code'] ?? '');

const given = ({ body }: Answer): unknown[] =>
  Object.values((body as { data?: Record<string, unknown> | null } | undefined)?.data ?? {}).filter(
    (value) => value !== null && value !== undefined,
  );

/** Nothing was given: an error that says why, of one of these codes where any are named, and no data. Never our own fault. */
export function refused(answer: Answer, ...codes: readonly string[]): Answer {
  holds(answer.status < 500, `the answer is a fault of the product: ${answer.status}`);
  holds(given(answer).length === 0, 'the answer holds data');
  holds(errorsOf(answer).length > 0, 'the answer holds no error');
  for (const { extensions } of errorsOf(answer))
    holds(extensions?.['code'] !== 'INTERNAL', 'the answer is a fault of the product: INTERNAL');
  if (codes.length > 0)
    holds(
      codes.includes(codeOf(answer)),
      `the code is ${codeOf(answer) || 'missing'}, not ${codes.join(' or ')}`,
    );
  return answer;
}

/** The data of an answer without errors: what a control is for. */
export function allowed(answer: Answer): any {
  holds(errorsOf(answer).length === 0 && answer.status === 200, 'what is right is refused');
  return (answer.body as { data?: unknown } | undefined)?.data;
}

/** Neither data of somebody else's nor a fault: an error, or what a missing thing gets. */
export function nothing(answer: Answer): Answer {
  if (errorsOf(answer).length > 0) return refused(answer);
  holds(answer.status === 200, `the status is ${answer.status}`);
  for (const value of given(answer)) holds(isEmpty(value), `the answer holds ${JSON.stringify(value)}`);
  return answer;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === 0 ||
  (Array.isArray(value)
    ? value.every(isEmpty)
    : typeof value === 'object' && Object.values(value!).every(isEmpty));

export const status = (answer: Answer, ...wanted: readonly number[]): Answer => {
  holds(wanted.includes(answer.status), `the status is ${answer.status}, not ${wanted.join(' or ')}`);
  return answer;
};

export function without(text: string, pattern: string | RegExp, what: string): void {
  const found = typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
  holds(!found, `it holds ${what}`);
}
