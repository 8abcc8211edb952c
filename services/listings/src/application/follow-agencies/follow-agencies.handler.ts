import { type AgencyState, type CloudEvent, isAgencyState } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { SuspendedAgencies } from '@lintel/service-kit';
import { giveContact, leaveWithoutContact, type Listing, suspendListing } from '../../domain/listing.js';
import type { Agencies, Colleague, Colleagues } from '../colleagues.js';
import type { AgencyHomes } from './agency-homes.js';

/** Listings follow what their agency is called and whether it is suspended, and their contacts the members whose addresses they are. */
export class FollowAgenciesHandler {
  constructor(
    private readonly agencies: Agencies,
    private readonly colleagues: Colleagues,
    private readonly suspended: SuspendedAgencies,
    private readonly homes: AgencyHomes,
    private readonly clock: Clock,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events) if (isAgencyState(event)) await this.hear(event);
  }

  /** Somebody is another than before, or no member any more: null. Before that is kept, as a repetition of the event would see no change. */
  async memberChanged(before: Colleague | null, after: Colleague | null): Promise<void> {
    if (!before?.agencyId || !before.email) return;
    if (after?.agencyId !== before.agencyId || after.email === null) return void (await this.leave(before));
    const { email } = after;
    if (email !== before.email)
      await this.change(before, (listing) => this.give(listing, { ...listing.content.agent, email }));
  }

  /** Somebody closed their account: where nobody of the agency is left to stand in, its homes go from the public. */
  async memberClosed(before: Colleague | null): Promise<void> {
    if (!before?.agencyId || !before.email || (await this.leave(before))) return;
    await this.change(before, (listing) => leaveWithoutContact(listing, this.clock.now()));
  }

  /** A colleague stands in for somebody who leaves, at the agency's own telephone. False where there is none. */
  private async leave(before: Colleague): Promise<boolean> {
    const agency = await this.agencies.find(before.agencyId!);
    const instead = await this.besides(before, agency?.owners ?? []);
    if (!instead?.email) return false;
    const { email, name } = instead;
    await this.change(before, (listing) => {
      const contact = listing.content.agent;
      const said = { name: name || contact.agency, position: '', phone: agency?.phone ?? '' };
      return this.give(listing, { ...contact, ...said, email });
    });
    return true;
  }

  private async hear(event: CloudEvent<AgencyState>): Promise<void> {
    const { sequence, data } = event;
    const { id, companyName: name, phone, members = [] } = data;
    const before = await this.agencies.find(id);
    // One that comes twice may not have been followed to its end.
    if (before && before.version > sequence) return;
    if (before && before.name !== name)
      await this.homes.changeAll(id, (listing) => {
        const contact = listing.content.agent;
        return contact.agency === before.name ? this.give(listing, { ...contact, agency: name }) : listing;
      });
    const owners = members.filter(({ role }) => role === 'owner').map(({ accountId }) => accountId);
    await this.agencies.keep({ id, version: sequence, name, phone, owners });
    // Known before the homes are gone through: what is written meanwhile looks here.
    await this.suspended.hear([event]);
    const homes = data.suspended ? 'hidden' : 'shown';
    if (homes === (before?.homes ?? 'shown')) return;
    // Should that fail half-way, whatever is heard next goes through all of them again.
    await this.agencies.keepHomes(id, 'changing');
    await this.homes.changeAll(id, (listing) =>
      suspendListing(listing, homes === 'hidden', this.clock.now()),
    );
    await this.agencies.keepHomes(id, homes);
  }

  private async besides({ id, agencyId }: Colleague, owners: readonly string[]): Promise<Colleague | null> {
    for (const owner of owners) {
      const known = owner === id ? null : await this.colleagues.find(owner);
      if (known?.email && known.agencyId === agencyId) return known;
    }
    // Of a new owner the agency's own event may not have been heard yet.
    return this.colleagues.besides(agencyId!, id);
  }

  private give(listing: Listing, contact: Listing['content']['agent']): Listing {
    return giveContact(listing, contact, this.clock.now());
  }

  /** Those homes whose contact it is. */
  private change({ agencyId, email }: Colleague, listingOf: (listing: Listing) => Listing): Promise<void> {
    return this.homes.changeAll(agencyId!, (listing) =>
      listing.content.agent.email.toLowerCase() === email ? listingOf(listing) : listing,
    );
  }
}
