import { randomUUID } from 'node:crypto';
import { isGiven, removeNamespace } from '@lintel/e2e/engines';

/** Why a figure cannot be taken here; undefined when every engine it needs is given. */
export function whyNot(...engines: readonly string[]): string | undefined {
  const missing = engines.filter((name) => !isGiven(name)).map((name) => `LINTEL_TEST_${name}`);
  return missing.length === 0 ? undefined : `${missing.join(', ')} not set`;
}

/** Runs `take` with a namespace of its own, and removes whatever it leaves in the engines. */
export async function inNamespace<Result>(take: (namespace: string) => Promise<Result>): Promise<Result> {
  const namespace = `bench-${randomUUID().slice(0, 8)}`;
  try {
    return await take(namespace);
  } finally {
    await removeNamespace(namespace);
  }
}
