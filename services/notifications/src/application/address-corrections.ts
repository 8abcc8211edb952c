import type { Clock } from '@lintel/kernel';
import type { SealKey } from '@lintel/service-kit';
import type { AddressMarks } from './address-marks.js';
import type { CorrectionStore } from './correction-store.js';

/** Recipients that are an account's have its address, which its owner changes. */
const ofNoAccount = /:visitor$/;
export const mayBeCorrected = (recipient: string): boolean => ofNoAccount.test(recipient);

/** The addresses that staff corrected for people without an account, who mistyped them. */
export class AddressCorrections {
  constructor(
    private readonly store: CorrectionStore,
    private readonly marks: AddressMarks,
    private readonly key: SealKey,
    private readonly clock: Clock,
  ) {}

  /** Where an e-mail goes that would go to `address`. */
  async of(recipient: string, address: string): Promise<string> {
    const known = mayBeCorrected(recipient) ? await this.store.find(recipient) : null;
    if (known?.wrong !== this.marks.of(address)) return address;
    const right = this.key.open(known.sealed, recipient);
    if (right !== null) await this.store.used(recipient, this.clock.now());
    return right ?? address;
  }

  /** @param typed what the person typed, however often it was corrected before */
  async keep(recipient: string, typed: string, address: string): Promise<void> {
    await this.store.save({
      recipient,
      wrong: this.marks.of(typed),
      right: this.marks.of(address),
      sealed: this.key.seal(address, recipient),
      usedAt: this.clock.now(),
    });
  }
}
