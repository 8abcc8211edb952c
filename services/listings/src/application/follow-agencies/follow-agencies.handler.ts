import type { AgencyState, CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { giveContact, type ListingContent } from '../../domain/listing.js';
import type { Agencies, Colleague, Colleagues } from '../colleagues.js';
import type { ListingStore } from '../listing-store.js';

const STATES = /^lintel\.agency\.(registered|approved|changed)\.v1$/;
const PAGE = 200;
const ATTEMPTS = 10;

type Contact = ListingContent['agent'];

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
    const stays = after?.agencyId === before.agencyId && after.email !== null;
    if (stays && after.email === before.email) return;
    const instead = stays ? after : await this.ownerBeside(before);
    if (!instead?.email) return;
    const { email, name } = instead;
    await this.change(before.agencyId, (contact) =>
      contact.email.toLowerCase() === before.email
        ? { ...contact, email, ...(stays ? {} : { name: name || contact.name, position: '' }) }
        : contact,
    );
  }

  private async hear({ sequence, data }: CloudEvent<AgencyState>): Promise<void> {
    const { id, companyName: name, members = [] } = data;
    const before = await this.agencies.find(id);
    if (before && before.version >= sequence) return;
    if (before && before.name !== name)
      await this.change(id, (contact) =>
        contact.agency === before.name ? { ...contact, agency: name } : contact,
      );
    const owners = members.filter(({ role }) => role === 'owner').map(({ accountId }) => accountId);
    await this.agencies.keep({ id, version: sequence, name, owners });
  }

  private async ownerBeside({ id, agencyId }: Colleague): Promise<Colleague | null> {
    const owners = (await this.agencies.find(agencyId!))?.owners ?? [];
    for (const owner of owners) {
      const known = owner === id ? null : await this.colleagues.find(owner);
      if (known?.email && known.agencyId === agencyId) return known;
    }
    return null;
  }

  private async change(agencyId: string, contactOf: (contact: Contact) => Contact): Promise<void> {
    for (let after = 0; ;) {
      const ids = await this.store.idsOfAgency(agencyId, after, PAGE);
      for (const id of ids) await this.changeOne(id, contactOf);
      if (ids.length < PAGE) return;
      after = ids.at(-1)!;
    }
  }

  private async changeOne(id: number, contactOf: (contact: Contact) => Contact): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const listing = await this.store.find(id);
      if (!listing) return;
      const changed = giveContact(listing, contactOf(listing.content.agent), this.clock.now());
      if (changed === listing || (await this.store.replace(listing, changed))) return;
    }
    throw new Error(`listing ${id} was changed by others ${ATTEMPTS} times in a row`);
  }
}
