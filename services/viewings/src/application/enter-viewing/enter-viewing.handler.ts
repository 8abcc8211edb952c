import { nobodysAddress } from '@lintel/contracts';
import { type Clock, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type AgencyIdentity,
  type AgencyLimits,
  type Refusal,
  readInput,
  refuse,
  refuseField,
  refuseInput,
  type Submission,
} from '@lintel/service-kit';
import { whyClosed } from '../../domain/home.js';
import { enter } from '../../domain/new-viewing.js';
import { enteredViewingSchema, readOffer } from '../../domain/viewing-input.js';
import type { Changed } from '../change-viewing.js';
import { keptAnswer, refuseOtherContent } from '../idempotency.js';
import type { NewViewings } from '../new-viewings.js';
import type { ReminderQueue } from '../reminder-queue.js';

/** The agent writes down a viewing that was agreed elsewhere, such as by phone. Whoever comes needs no account, and is told by e-mail where one is given. */
export class EnterViewingHandler {
  constructor(
    private readonly viewings: NewViewings,
    private readonly reminders: ReminderQueue,
    private readonly limits: AgencyLimits,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async handle(input: unknown, identity: AgencyIdentity): Promise<Result<Changed, Refusal>> {
    const { subject, agencyId } = identity;
    const read = readInput(enteredViewingSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { idempotencyKey, ...given } = read.value;
    const answer = keptAnswer(subject, 'enterViewing', idempotencyKey, given);
    const known = answer && (await this.repeated(answer));
    if (known) return known;
    const now = this.clock.now();
    const start = readOffer(given, now);
    if (!start.ok) return refuseInput(start.failure);
    const { listingId, name, email, phone, notes: agentNotes } = given;
    const home = await this.viewings.home(listingId);
    if (home?.agent.agencyId !== agencyId) return refuseField('input.listingId', 'There is no such home.');
    // What is sold or let may still be shown, such as to whoever moves in.
    if (!home.published) return refuse('CONFLICT', whyClosed(home)!);
    const allowed = await this.limits.count('entry', identity);
    if (!allowed.ok) return allowed;
    const visitor = { name, email: email ?? nobodysAddress, verified: false, phone, link: this.ids.next() };
    const done = enter(
      {
        ...{ id: this.ids.next(), listingId, agencyId, accountId: null },
        ...{ visitor, message: '', times: [start.value], agentNotes },
      },
      now,
    );
    const written = await this.viewings.insert(done, answer);
    if (written === 'slot-taken') return this.viewings.refuseTaken(listingId, [start.value]);
    if (written === 'repeated') return (await this.repeated(answer!)) ?? refuseOtherContent();
    await this.reminders.plan([done.viewing]);
    return succeed({ viewing: done.viewing, sides: ['agent'] });
  }

  private async repeated(answer: Submission): Promise<Result<Changed, Refusal> | null> {
    const made = await this.viewings.repeated(answer);
    return made?.ok ? succeed({ viewing: made.value, sides: ['agent'] }) : made;
  }
}
