import { viewingFeedPath } from '@lintel/contracts';
import { addDays, type Clock, londonInstant, londonTimeOf, type Result, succeed } from '@lintel/kernel';
import {
  type Acts,
  type AgencyIdentity,
  type Brand,
  type FeedAddress,
  type FeedAddresses,
  type Identity,
  type Refusal,
  refuse,
} from '@lintel/service-kit';
import { feedDays, viewingFeedOf } from '../../domain/viewing-feed.js';
import type { Person } from '../../domain/person.js';
import type { Viewing } from '../../domain/viewing.js';
import type { HomeStore, PersonStore, ViewingStore } from '../viewing-store.js';

const MOST_ENTRIES = 1000;
const FAR = new Date('9999-01-01T00:00:00Z');
const PAGE = '/agent/dashboard?tab=viewings';

export interface ViewingFeed {
  readonly mine: boolean;
  readonly madeAt: Date;
}

/** An agent's secret address, and what a calendar finds there. It is the agent's for as long as they are of that agency. */
export class ViewingFeedHandler {
  constructor(
    private readonly addresses: FeedAddresses,
    private readonly people: PersonStore,
    private readonly viewings: ViewingStore,
    private readonly homes: HomeStore,
    private readonly acts: Acts,
    private readonly brand: Brand,
    private readonly clock: Clock,
  ) {}

  async shown({ subject, agencyId }: AgencyIdentity): Promise<ViewingFeed | null> {
    const address = await this.addresses.of(subject);
    return address?.about['agencyId'] === agencyId ? toFeed(address) : null;
  }

  async renew(
    mine: boolean,
    caller: AgencyIdentity,
  ): Promise<Result<{ readonly feed: ViewingFeed; readonly path: string }, Refusal>> {
    const { subject, agencyId } = caller;
    const person = await this.people.find(subject);
    if (person && !isOf(person, agencyId))
      return refuse('CONFLICT', 'Your account has just changed. Try again in a moment.');
    const made = await this.addresses.make(subject, caller, { agencyId, mine });
    if (!made.ok) return made;
    await this.#record('viewing-feed.renewed', caller, { mine });
    const { token, madeAt } = made.value;
    return succeed({ feed: { mine, madeAt }, path: viewingFeedPath(token) });
  }

  async end(caller: AgencyIdentity): Promise<boolean> {
    const ended = await this.addresses.end(caller.subject);
    if (ended) await this.#record('viewing-feed.ended', caller, {});
    return ended;
  }

  /** Null for an address that is good no more, or never was. */
  async file(token: string, origin: string): Promise<string | null> {
    const address = await this.addresses.opened(token);
    if (!address) return null;
    const agencyId = String(address.about['agencyId']);
    const person = await this.people.find(address.accountId);
    if (!person || !isOf(person, agencyId)) return null;
    const viewings = await this.#viewings(agencyId, address.about['mine'] ? (person.email ?? '') : null);
    const homes = await this.homes.findAll(viewings.map(({ listingId }) => listingId));
    const { name: portal } = this.brand;
    return viewingFeedOf(viewings, homes, {
      portal,
      name: `Viewings, ${portal}`,
      page: new URL(PAGE, origin).href,
      now: this.clock.now(),
    });
  }

  /** What is told of it to the person themselves (UK GDPR, articles 15 and 20). */
  async exported({ subject }: Identity): Promise<ViewingFeed | null> {
    const address = await this.addresses.of(subject);
    return address && toFeed(address);
  }

  /** All that is to come before anything that has been, should there be too many. */
  async #viewings(agencyId: string, contact: string | null): Promise<readonly Viewing[]> {
    const among = contact === null ? {} : { among: await this.homes.ofContact(agencyId, contact) };
    const { date } = londonTimeOf(this.clock.now());
    const [earliest, today] = [midnight(addDays(date, -feedDays.back)), midnight(date)];
    const ahead = await this.viewings.ofAgency(
      { agencyId, ...among, between: [today, FAR] },
      { sort: 'earliest', first: MOST_ENTRIES },
    );
    const first = MOST_ENTRIES - ahead.viewings.length;
    if (first === 0) return ahead.viewings;
    const back = await this.viewings.ofAgency(
      { agencyId, ...among, between: [earliest, today] },
      { sort: 'latest', first },
    );
    return [...back.viewings.toReversed(), ...ahead.viewings];
  }

  async #record(act: string, { subject, agencyId }: AgencyIdentity, values: Record<string, boolean>) {
    await this.acts.record({ act, subjectType: 'account', subjectId: subject, agencyId, values });
  }
}

const isOf = ({ closed, agencyId }: Person, wanted: string): boolean => !closed && agencyId === wanted;

const toFeed = ({ about, madeAt }: FeedAddress): ViewingFeed => ({ mine: about['mine'] === true, madeAt });

/** London's clock changes never skip midnight. */
const midnight = (date: string): Date => londonInstant({ date, time: '00:00' })!;
