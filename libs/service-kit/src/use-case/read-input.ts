import { fail, type Result, succeed } from '@lintel/kernel';
import type { z } from 'zod';
import type { FieldProblem } from '../graphql/field-error.js';

/** Reads input, or says every field at fault, below `path` where one is given. */
export function readInput<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
  path = '',
): Result<Output, readonly FieldProblem[]> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return succeed(parsed.data);
  return fail(
    parsed.error.issues.map((issue) => ({
      field: [path, ...issue.path.map(String)].filter(Boolean).join('.'),
      message: issue.message,
    })),
  );
}
