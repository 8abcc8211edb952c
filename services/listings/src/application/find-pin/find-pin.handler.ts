import { listingLimits } from '@lintel/contracts';
import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuseField } from '@lintel/service-kit';
import { type AddressPin, type LocateOutcode, type LocatePostcode, pinOf } from '../../domain/pin.js';

/** Shows an agent where a home of an address stands, before it is saved. */
export class FindPinHandler {
  constructor(
    private readonly locate: { readonly postcode: LocatePostcode; readonly outcode: LocateOutcode },
  ) {}

  handle(address: string): Result<AddressPin | null, Refusal> {
    if (address.length > listingLimits.address)
      return refuseField('address', `The address has at most ${listingLimits.address} characters`);
    return succeed(pinOf(address, this.locate));
  }
}
