import { describe } from '@jest/globals';
import type { Jobs } from './jobs.port.js';
import { addingPromises } from './contract/adding.contract.js';
import { controlPromises } from './contract/control.contract.js';
import { failurePromises } from './contract/failure.contract.js';
import { listingPromises } from './contract/listing.contract.js';
import { massWorkPromises } from './contract/mass-work.contract.js';
import { operationsPromises } from './contract/operations.contract.js';
import { randomFaultPromises } from './contract/random-faults.contract.js';
import { schedulePromises } from './contract/schedule.contract.js';
import { sharingPromises } from './contract/sharing.contract.js';

/** An adapter opened as a process of its own would open it. */
export interface OpenedJobs {
  readonly jobs: Jobs;
  /** As though its process were killed: nothing more is recorded or handed over, and the engine finds out by itself. */
  crash(): Promise<void>;
}

/** An engine, and adapters on it. The suite's queues have names of their own, so a harness may keep one engine for all tests. */
export interface JobsHarness {
  /** How long the adapters it opens may be silent before their jobs are given to others. */
  readonly leaseMs: number;
  open(lease?: { readonly leaseMs: number }): Promise<OpenedJobs>;
  /** Closes what is still open. */
  end(): Promise<void>;
}

export interface JobsContractOptions {
  /** How many random histories to try. 20 unless given. */
  readonly randomRuns?: number;
}

/** What every adapter of the job queue promises. `start` is called for each test. */
export function jobsContract(
  name: string,
  start: () => Promise<JobsHarness>,
  { randomRuns = 20 }: JobsContractOptions = {},
): void {
  describe(`jobs: ${name}`, () => {
    addingPromises(start);
    failurePromises(start);
    sharingPromises(start);
    controlPromises(start);
    listingPromises(start);
    operationsPromises(start);
    massWorkPromises(start);
    schedulePromises(start);
    randomFaultPromises(start, randomRuns);
  });
}
