import { describe } from '@jest/globals';
import type { EventBus } from './event-bus.port.js';
import { deliveryPromises } from './contract/delivery.contract.js';
import { failurePromises } from './contract/failure.contract.js';
import { groupPromises } from './contract/group.contract.js';
import { operationsPromises } from './contract/operations.contract.js';
import { parkedPromises } from './contract/parked.contract.js';
import { replayPromises } from './contract/replay.contract.js';
import { publishPromises } from './contract/publish.contract.js';
import { retentionPromises } from './contract/retention.contract.js';
import { randomFaultPromises } from './contract/random-faults.contract.js';

/** An adapter opened as a process of its own would open it. */
export interface OpenedBus {
  readonly bus: EventBus;
  /** As though its process were killed: nothing more is committed or handed over, and the log finds out by itself. */
  crash(): Promise<void>;
}

/** A log, and adapters on it. The suite's topics have names of their own, so a harness may keep one broker for all tests. */
export interface EventBusHarness {
  open(): Promise<OpenedBus>;
  /**
   * Lets so many days go by, until expired events are gone. Where the clock is an engine's, its harness removes what the engine would, by its settings
   * of each topic.
   */
  pass(days: number): Promise<void>;
  /** Closes what is still open. */
  end(): Promise<void>;
}

export interface EventBusContractOptions {
  /** How many random histories to try. 20 unless given. */
  readonly randomRuns?: number;
}

/** What every adapter of the event bus promises. `start` is called for each test. */
export function eventBusContract(
  name: string,
  start: () => Promise<EventBusHarness>,
  { randomRuns = 20 }: EventBusContractOptions = {},
): void {
  describe(`event bus: ${name}`, () => {
    publishPromises(start);
    deliveryPromises(start);
    groupPromises(start);
    failurePromises(start);
    retentionPromises(start);
    operationsPromises(start);
    parkedPromises(start);
    replayPromises(start);
    randomFaultPromises(start, randomRuns);
  });
}
