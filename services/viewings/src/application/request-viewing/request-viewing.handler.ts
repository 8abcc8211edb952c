import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type ClosedAccounts,
  type Identity,
  type Refusal,
  readInput,
  refuse,
  refuseField,
  refuseInput,
  type Submission,
  unlessClosed,
} from '@lintel/service-kit';
import { whyClosed } from '../../domain/home.js';
import { overlap } from '../../domain/slot.js';
import { request } from '../../domain/new-viewing.js';
import type { Done } from '../../domain/viewing-commands.js';
import { alreadyAt, type Viewing } from '../../domain/viewing.js';
import { readPreferred, type ViewingRequest, viewingRequestSchema } from '../../domain/viewing-input.js';
import type { Access } from '../access.js';
import type { ChangeViewing } from '../change-viewing.js';
import { keptAnswer, refuseOtherContent } from '../idempotency.js';
import type { NewViewings } from '../new-viewings.js';
import { refuseAgain } from '../refusal.js';
import type { RequestLimits } from '../request-limits.js';
import type { Asked } from '../viewing-store.js';

export interface Requester {
  readonly identity: Identity | null;
  readonly clientAddress?: string | undefined;
}

/** Takes a request for a viewing, with or without an account. Answers with its id. */
export class RequestViewingHandler {
  constructor(
    private readonly access: Access,
    private readonly viewings: NewViewings,
    private readonly change: ChangeViewing,
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
    given: Omit<ViewingRequest, 'website' | 'idempotencyKey'> & { readonly verified: boolean },
    accountId: string | null,
    answer: Submission | null,
    clientAddress: string | undefined,
  ): Promise<Result<string, Refusal>> {
    const { listingId, name, email, verified, phone, message } = given;
    const now = this.clock.now();
    const times = readPreferred(given, now);
    if (!times.ok) return refuseInput(times.failure);
    const home = await this.viewings.home(listingId);
    if (!home) return refuseField('input.listingId', 'There is no such home.');
    const closed = whyClosed(home);
    if (closed) return refuse('CONFLICT', closed);
    const asked = await this.asked(accountId, listingId, times.value);
    if (!asked.ok) return this.unlessRepeated(answer, asked);
    const gone = await this.takenOf(listingId, given.date, times.value);
    if (gone.length > 0) return this.viewings.refuseTaken(listingId, gone);
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
    return this.write(done, answer, asked.value);
  }

  /** Writes the request. When another of the same account came between, what that asks for is looked at before the next try. */
  private async write(
    done: Done,
    answer: Submission | null,
    first: Asked | undefined,
  ): Promise<Result<string, Refusal>> {
    const { accountId, listingId, requestedTimes } = done.viewing;
    for (let known = first; ;) {
      const written = await this.viewings.insert(done, answer, known);
      if (written === 'written') return this.unlessLeft(done.viewing);
      const asked =
        written === 'overtaken'
          ? await this.asked(accountId, listingId, requestedTimes)
          : refuseOtherContent();
      if (!asked.ok) return this.unlessRepeated(answer, asked);
      known = asked.value;
    }
  }

  /** What stands in the way may be the very request, sent twice at once. */
  private async unlessRepeated(answer: Submission | null, refused: Result<string, Refusal>) {
    return (answer && (await this.repeated(answer))) ?? refused;
  }

  /** The home may have left the market meanwhile, and what called off its viewings cannot have seen this one. */
  private async unlessLeft(viewing: Viewing): Promise<Result<string, Refusal>> {
    const home = await this.viewings.home(viewing.listingId);
    const reason = home && whyClosed(home);
    if (!reason) return succeed(viewing.id);
    await this.change.withdraw(viewing, {
      action: 'withdraw',
      reason,
      at: viewing.createdAt,
      abandoned: false,
    });
    return refuse('CONFLICT', reason);
  }

  /** What a signed-in visitor asked for before, if for none of these times. Of others nobody knows who they are: what they typed shows nothing. */
  private async asked(
    accountId: string | null,
    listingId: number,
    times: readonly Date[],
  ): Promise<Result<Asked | undefined, Refusal>> {
    if (accountId === null) return succeed(undefined);
    const asked = await this.viewings.askedBy(accountId, listingId);
    const known = asked.viewings
      .map((viewing) => ({ viewing, at: alreadyAt(viewing, times) }))
      .find(({ at }) => at.length > 0);
    return known ? refuseAgain(known.viewing, known.at) : succeed(asked);
  }

  private async takenOf(listingId: number, day: string, times: readonly Date[]): Promise<readonly Date[]> {
    const taken = await this.viewings.taken(listingId, day);
    return times.filter((start) => taken.some((other) => overlap(start, other)));
  }

  private async repeated(answer: Submission): Promise<Result<string, Refusal> | null> {
    const made = await this.viewings.repeated(answer);
    return made?.ok ? succeed(made.value.id) : made;
  }
}
