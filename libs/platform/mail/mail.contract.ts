import { describe } from '@jest/globals';
import { conductPromises } from './contract/conduct.contract.js';
import { messagePromises } from './contract/messages.contract.js';
import { refusalPromises } from './contract/refusals.contract.js';
import type { Mail } from './mail.port.js';

/** Something to send with, and a look at what arrived. */
export interface MailHarness {
  readonly mail: Mail;
  /** Each message that arrived, as RFC 5322 has it, the first first. */
  received(): Promise<readonly Buffer[]>;
  end(): Promise<void>;
}

/** What every adapter of the mail promises. `start` is called for each test. */
export function mailContract(name: string, start: () => Promise<MailHarness>): void {
  describe(`mail: ${name}`, () => {
    messagePromises(start);
    refusalPromises(start);
    conductPromises(start);
  });
}
