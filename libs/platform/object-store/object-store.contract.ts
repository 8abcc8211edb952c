import { describe } from '@jest/globals';
import { objectPromises } from './contract/objects.contract.js';
import { signedAddressPromises } from './contract/signed-addresses.contract.js';
import type { ObjectStore } from './object-store.port.js';

/** An empty store whose signed addresses answer over HTTP. */
export interface ObjectStoreHarness {
  readonly store: ObjectStore;
  /** Lets so many seconds go by: moves a clock, or waits where there is none to move. */
  pass(seconds: number): Promise<void>;
  end(): Promise<void>;
}

/** What every adapter of the object store promises. `start` is called for each test. */
export function objectStoreContract(name: string, start: () => Promise<ObjectStoreHarness>): void {
  describe(`object store: ${name}`, () => {
    objectPromises(start);
    signedAddressPromises(start);
  });
}
