import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type AgencyIdentity,
  type Refusal,
  refuseField,
  unlessClosed,
} from '@lintel/service-kit';
import { ownListing } from '../caller.js';
import type { Colleagues } from '../colleagues.js';
import type { FormPlace, ListingForm, ListingForms } from '../listing-forms.js';
import type { ListingStore } from '../listing-store.js';

/** Characters. A form with everything filled in to its limits has less than half of it. */
const LONGEST_CONTENT = 100_000;

export interface TypedForm {
  readonly listingId: number | null;
  readonly version: number | null;
  readonly content: string;
}

/** Keeps what an agent types until it is saved: nobody but them sees it. */
export class KeepFormHandler {
  constructor(
    private readonly forms: ListingForms,
    private readonly listings: ListingStore,
    private readonly colleagues: Pick<Colleagues, 'isClosed'>,
    private readonly clock: Clock,
  ) {}

  private readonly closed: ClosedAccounts = {
    has: (accountId) => this.colleagues.isClosed(accountId),
    erase: (accountId) => this.forms.eraseOf(accountId),
  };

  async find(
    listingId: number | null,
    identity: AgencyIdentity,
  ): Promise<Result<ListingForm | null, Refusal>> {
    const place = await this.placeOf(listingId, identity);
    return place.ok ? succeed(await this.forms.find(place.value)) : place;
  }

  async save(
    { listingId, version, content }: TypedForm,
    identity: AgencyIdentity,
  ): Promise<Result<ListingForm, Refusal>> {
    const place = await this.placeOf(listingId, identity);
    if (!place.ok) return place;
    const fault = faultOf(content);
    if (fault) return refuseField('content', fault);
    const form: ListingForm = { ...place.value, version, content, savedAt: this.clock.now() };
    return unlessClosed(this.closed, form.accountId, async () => {
      await this.forms.save(form);
      return succeed(form);
    });
  }

  async discard(listingId: number | null, identity: AgencyIdentity): Promise<Result<boolean, Refusal>> {
    const place = await this.placeOf(listingId, identity);
    return place.ok ? succeed(await this.forms.discard(place.value)) : place;
  }

  private async placeOf(
    listingId: number | null,
    identity: AgencyIdentity,
  ): Promise<Result<FormPlace, Refusal>> {
    const place = { accountId: identity.subject, listingId };
    if (listingId === null) return succeed(place);
    const own = await ownListing(this.listings, listingId, identity);
    return own.ok ? succeed(place) : own;
  }
}

function faultOf(content: string): string | undefined {
  if (content.length > LONGEST_CONTENT) return 'What is typed has at most 100,000 characters.';
  try {
    const parsed: unknown = JSON.parse(content);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return undefined;
  } catch {
    // Said below.
  }
  return 'What is typed must be a JSON object.';
}
