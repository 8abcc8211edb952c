import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from '@jest/globals';
import type { JobsHarness } from '../jobs.contract.js';
import type { Attempt, Job, NewJob, Worker } from '../jobs.port.js';

/** Retries that a test need not wait for. */
export const quick = { attempts: 3, backoff: { initialDelayMs: 5 } };

/** A retry that a test never sees. */
export const never = { attempts: 3, backoff: { initialDelayMs: 3_600_000 } };

export interface Scene {
  /** With leases so short that a test need not wait for one to run out, unless given. */
  open: JobsHarness['open'];
  leaseMs(): number;
}

/** A fresh harness for each test, and its end afterwards. */
export function scene(start: () => Promise<JobsHarness>): Scene {
  let harness: JobsHarness;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.end());
  return { open: (lease) => harness.open(lease), leaseMs: () => harness.leaseMs };
}

/** A queue of a name never used before. */
export const aQueue = (): string => `contract.${randomUUID()}`;

export const aJob = (key: string, more: Partial<NewJob> = {}): NewJob => ({
  key,
  name: 'contract',
  data: { key },
  ...quick,
  ...more,
});

export const someJobs = (count: number, more: Partial<NewJob> = {}): NewJob[] =>
  Array.from({ length: count }, (_, index) => aJob(`job-${index}`, more));

export interface Recording {
  readonly jobs: Job[];
  readonly attempts: Attempt[];
  readonly handle: Worker['handle'];
  /** Resolves once so many jobs were handled, earlier ones included. */
  reached(count: number): Promise<void>;
}

/** A handler that keeps what it was given. */
export function recording(): Recording {
  const jobs: Job[] = [];
  const attempts: Attempt[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  return {
    jobs,
    attempts,
    async handle(job, attempt) {
      jobs.push(job);
      attempts.push(attempt);
      for (const { count, resolve } of waiting) if (jobs.length >= count) resolve();
      waiting = waiting.filter(({ count }) => jobs.length < count);
    },
    reached: (count) =>
      jobs.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.push({ count, resolve })),
  };
}

export const keysOf = (jobs: readonly { readonly key: string }[]): string[] =>
  jobs.map(({ key }) => key).sort();

export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** A promise that a test resolves when it wants. */
export function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
