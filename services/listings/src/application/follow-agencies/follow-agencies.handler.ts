import type { AgencyState, CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { giveContact, leaveWithoutContact, type Listing } from '../../domain/listing.js';
import type { Agencies, Colleague, Colleagues } from '../colleagues.js';
import type { ListingStore } from '../listing-store.js';

const STATES = /^lintel\.agency\.(registered|approved|changed)\.v1$/;
const PAGE = 200;

/** Listings follow what their agency is called, and their contacts the members whose addresses they are. */
export class FollowAgenciesHandler {
  constructor(
    private readonly agencies: Agencies,
    private readonly colleagues: Colleagues,
    private readonly store: ListingStore,
    private readonly clock: Clock,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (STATES.test(event.type)) await this.hear(event as CloudEvent<AgencyState>);
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

  private async hear({ sequence, data }: CloudEvent<AgencyState>): Promise<void> {
    const { id, companyName: name, phone, members = [] } = data;
    const before = await this.agencies.find(id);
    if (before && before.version >= sequence) return;
    if (before && before.name !== name)
      await this.changeAll(id, (listing) => {
        const contact = listing.content.agent;
        return contact.agency === before.name ? this.give(listing, { ...contact, agency: name }) : listing;
      });
    const owners = members.filter(({ role }) => role === 'owner').map(({ accountId }) => accountId);
    await this.agencies.keep({ id, version: sequence, name, phone, owners });
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
    return this.changeAll(agencyId!, (listing) =>
      listing.content.agent.email.toLowerCase() === email ? listingOf(listing) : listing,
    );
  }

  private async changeAll(agencyId: string, listingOf: (listing: Listing) => Listing): Promise<void> {
    for (let after = 0; ;) {
      const ids = await this.store.idsOfAgency(agencyId, after, PAGE);
      for (const id of ids) await this.changeOne(id, listingOf);
      if (ids.length < PAGE) return;
      after = ids.at(-1)!;
    }
  }

  private async changeOne(id: number, listingOf: (listing: Listing) => Listing): Promise<void> {
    await untilWritten(`listing ${id}`, { attempts: 10 }, async () => {
      const listing = await this.store.find(id);
      if (!listing) return;
      const changed = listingOf(listing);
      return changed === listing || (await this.store.replace(listing, changed)) || overtaken;
    });
  }
}
