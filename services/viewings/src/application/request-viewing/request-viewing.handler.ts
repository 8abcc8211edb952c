import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  type Refusal,
  readInput,
  refuse,
  refuseField,
  refuseInput,
  unlessClosed,
} from '@lintel/service-kit';
import { whyClosed } from '../../domain/home.js';
import { overlap } from '../../domain/slot.js';
import { request } from '../../domain/viewing-actions.js';
import { readPreferred, type ViewingRequest, viewingRequestSchema } from '../../domain/viewing-input.js';
import type { Access } from '../access.js';
import type { Audience } from '../audience.js';
import type { FreeTimes } from '../free-times.js';
import { keptAnswer, refuseOtherContent } from '../idempotency.js';
import { refuseTaken } from '../refusal.js';
import type { RequestLimits } from '../request-limits.js';
import type { HomeStore, KeptAnswer, ViewingStore } from '../viewing-store.js';

export interface Requester {
  readonly identity: Identity | null;
  readonly clientAddress?: string | undefined;
}

/** Takes a request for a viewing, with or without an account. Answers with its id. */
export class RequestViewingHandler {
  constructor(
    private readonly access: Access,
    private readonly viewings: ViewingStore,
    private readonly homes: HomeStore,
    private readonly audience: Audience,
    private readonly free: FreeTimes,
    private readonly limits: RequestLimits,
    private readonly closed: ClosedAccounts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async handle(input: unknown, requester: Requester): Promise<Result<string, Refusal>> {
    const read = readInput(viewingRequestSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { website, idempotencyKey, ...asked } = read.value;
    // A program that fills in every field; it learns nothing.
    if (website !== '') return succeed(this.ids.next());
    const person = requester.identity ? await this.access.person(requester.identity) : null;
    if (person && !person.ok) return person;
    const accountId = person?.value.id ?? null;
    const verified = person?.value.email === asked.email;
    const answer = keptAnswer(accountId ?? 'visitor', 'requestViewing', idempotencyKey, asked);
    const known = answer && (await this.repeated(answer));
    if (known) return known;
    const make = () => this.make({ ...asked, verified }, accountId, answer, requester.clientAddress);
    return accountId === null ? make() : unlessClosed(this.closed, accountId, make);
  }

  private async make(
    asked: Omit<ViewingRequest, 'website' | 'idempotencyKey'> & { readonly verified: boolean },
    accountId: string | null,
    answer: KeptAnswer | null,
    clientAddress: string | undefined,
  ): Promise<Result<string, Refusal>> {
    const { listingId, name, email, verified, phone, message } = asked;
    const now = this.clock.now();
    const times = readPreferred(asked, now);
    if (!times.ok) return refuseInput(times.failure);
    const home = await this.homes.find(listingId);
    if (!home) return refuseField('input.listingId', 'There is no such home.');
    const closed = whyClosed(home);
    if (closed) return refuse('CONFLICT', closed);
    const gone = await this.takenOf(listingId, asked.date, times.value);
    if (gone.length > 0) return refuseTaken(gone, await this.free.beside(listingId, gone[0]!));
    // What is refused for its content sends no e-mail, and is not counted.
    const allowed =
      accountId === null
        ? await this.limits.anonymous({ clientAddress, email, listingId, agent: home.agent })
        : await this.limits.ofAccount(accountId);
    if (!allowed.ok) return allowed;
    const visitor = { name, email, verified, phone, link: this.ids.next() };
    const { agencyId } = home.agent;
    const id = this.ids.next();
    const done = request({ id, listingId, agencyId, accountId, visitor, message, times: times.value }, now);
    const telling = await this.audience.of(done.viewing);
    if (await this.viewings.insert(done, telling, answer)) return succeed(id);
    return (answer && (await this.repeated(answer))) ?? refuseOtherContent();
  }

  private async takenOf(listingId: number, day: string, times: readonly Date[]): Promise<readonly Date[]> {
    const taken = await this.free.taken(listingId, day, 1);
    return times.filter((start) => taken.some((other) => overlap(start, other)));
  }

  private async repeated(answer: KeptAnswer): Promise<Result<string, Refusal> | null> {
    const known = await this.viewings.requested(answer.key);
    if (!known) return null;
    return known.digest === answer.digest ? succeed(known.viewing.id) : refuseOtherContent();
  }
}
