import type { SealKey } from '@lintel/service-kit';

/** What an e-mail is found by that went to an address, without the address being kept: the same for the same address, and of no use without the installation's key. */
export class AddressMarks {
  constructor(private readonly key: SealKey) {}

  /** @param address in upper or lower case. */
  of(address: string): string {
    return this.key.mark(address.toLowerCase(), 'e-mail address');
  }
}
