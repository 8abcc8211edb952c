import { addDays, type Clock, isDay, londonInstant, type Result, succeed } from '@lintel/kernel';
import {
  type AgencyIdentity,
  type Brand,
  type Identity,
  type Refusal,
  refuseField,
} from '@lintel/service-kit';
import { calendarFileOf } from '../../domain/calendar-file.js';
import { type AgentLabel, dateOf, isStanding, type Viewing } from '../../domain/viewing.js';
import type { Access, Accessible, Claim } from '../access.js';
import type { AgencyFilter, AgencyPage, HomeStore, ViewingStore } from '../viewing-store.js';
import type { ViewingFeedHandler } from '../viewing-feed/viewing-feed.handler.js';
import { viewingCursor } from './cursor.js';

export interface AgencyQuery {
  readonly listingId?: number | null;
  readonly mine?: boolean | null;
  readonly status?: AgentLabel | null;
  readonly day?: string | null;
  readonly requestedAfter?: string | null;
  readonly sort?: AgencyPage['sort'] | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

const USUAL_PAGE = 24;
const MOST_A_PAGE = 100;
/** As many as one change of homes takes. */
const MOST_HOMES = 1000;
const MOST_STANDING = 1000;

/** What each side may read. */
export class ReadViewingsHandler {
  constructor(
    private readonly access: Access,
    private readonly viewings: ViewingStore,
    private readonly homes: HomeStore,
    private readonly feeds: ViewingFeedHandler,
    private readonly brand: Brand,
    private readonly clock: Clock,
  ) {}

  async mine(identity: Identity): Promise<Result<readonly Viewing[], Refusal>> {
    const person = await this.access.person(identity);
    if (!person.ok) return person;
    return succeed(await this.viewings.ofVisitor(person.value.id, person.value.email));
  }

  async one(claim: Claim): Promise<Result<Accessible, Refusal>> {
    return this.access.to(claim);
  }

  async calendar(claim: Claim): Promise<Result<string | null, Refusal>> {
    const found = await this.access.to(claim);
    if (!found.ok) return found;
    const { viewing } = found.value;
    const home = await this.homes.find(viewing.listingId);
    return succeed((home && calendarFileOf(viewing, home, this.brand.name)?.file) ?? null);
  }

  async ofAgency(query: AgencyQuery, caller: AgencyIdentity) {
    const filter = readFilter(caller.agencyId, query);
    if (!filter.ok) return filter;
    const first = query.first ?? USUAL_PAGE;
    if (!(first >= 1 && first <= MOST_A_PAGE)) return refuseField('first', `first is 1 to ${MOST_A_PAGE}`);
    const last = viewingCursor.read(query.after);
    if (!last.ok) return last;
    const among = query.mine ? { among: await this.homesOf(caller) } : {};
    const wanted = { ...filter.value, ...among };
    const { total, viewings } = await this.viewings.ofAgency(wanted, {
      sort: query.sort ?? 'latest',
      first: first + 1,
      ...(last.value ? { after: last.value } : {}),
    });
    return succeed({ total, viewings: viewings.slice(0, first), hasNextPage: viewings.length > first });
  }

  /** Those whose contact the caller is. */
  private async homesOf(caller: AgencyIdentity): Promise<readonly number[]> {
    const address = await this.access.addressOf(caller);
    return address === null ? [] : this.homes.ofContact(caller.agencyId, address);
  }

  /** What homes of the agency still have to come, the earliest first. */
  async standing(listingIds: readonly number[], { agencyId }: AgencyIdentity) {
    if (listingIds.length > MOST_HOMES)
      return refuseField('listingIds', `At most ${MOST_HOMES} homes at once.`);
    const now = this.clock.now();
    const open = await this.viewings.open(listingIds, { first: MOST_STANDING });
    return succeed(
      open
        .filter((viewing) => viewing.agencyId === agencyId && isStanding(viewing, now))
        .sort((one, other) => dateOf(one).getTime() - dateOf(other).getTime()),
    );
  }

  /** How many an agency has to come, for staff. */
  toComeOf(agencyId: string): Promise<number> {
    return this.viewings.toCome(agencyId, this.clock.now());
  }

  /** All that is kept of a person (UK GDPR, articles 15 and 20), but for what is the agent's own. */
  async export(identity: Identity): Promise<Result<string, Refusal>> {
    const mine = await this.mine(identity);
    if (!mine.ok) return mine;
    const viewings = mine.value.map(
      ({ agentNotes: _notes, version: _version, arrangedAt: _at, calendarSequence: _sequence, ...viewing }) =>
        viewing,
    );
    const calendarFeed = await this.feeds.exported(identity);
    return succeed(JSON.stringify({ exportedAt: this.clock.now(), viewings, calendarFeed }, null, 2));
  }
}

function readFilter(
  agencyId: string,
  { listingId, status, day, requestedAfter }: AgencyQuery,
): Result<AgencyFilter, Refusal> {
  if (day && !isDay(day)) return refuseField('day', 'This is not a date. Write it like 2026-03-30.');
  const since = requestedAfter ? new Date(requestedAfter) : undefined;
  if (since && Number.isNaN(since.getTime()))
    return refuseField('requestedAfter', 'This is not an instant such as 2026-03-30T09:00:00Z.');
  return succeed({
    agencyId,
    ...(listingId ? { listingId } : {}),
    ...(status ? { label: status } : {}),
    ...(day ? { between: [midnight(day), midnight(addDays(day, 1))] as const } : {}),
    ...(since ? { requestedAfter: since } : {}),
  });
}

/** London's clock changes never skip midnight. */
const midnight = (date: string): Date => londonInstant({ date, time: '00:00' })!;
