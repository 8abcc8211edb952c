import type { ViewingSide } from '@lintel/contracts';
import { type Clock, fail, type Result, succeed } from '@lintel/kernel';
import {
  type AgencyLimits,
  overtaken,
  type Refusal,
  type Submission,
  untilWritten,
} from '@lintel/service-kit';
import { heldSlot, rules, type Actor, type Viewing } from '../domain/viewing.js';
import { act } from '../domain/viewing-actions.js';
import type { Command, Done, Withdrawal } from '../domain/viewing-commands.js';
import type { Access, Accessible, Claim } from './access.js';
import type { Audience } from './audience.js';
import type { FreeTimes } from './free-times.js';
import { refuseOtherContent } from './idempotency.js';
import { noSuchViewing, refuseTaken } from './refusal.js';
import type { ReminderQueue } from './reminder-queue.js';
import type { ViewingStore } from './viewing-store.js';

/** A viewing and on which sides of it the caller is, for the answer. */
export interface Changed {
  readonly viewing: Viewing;
  readonly sides: readonly ViewingSide[];
}

/** From the viewing as it is to what is to be done with it; asked anew when another write came between. */
export type Decide = (viewing: Viewing) => Promise<Result<Command, Refusal>> | Result<Command, Refusal>;

/** What all changes of a viewing share: whose it is, the state machine, the write with its events, the slot that another may win, the reminders. */
export class ChangeViewing {
  constructor(
    private readonly access: Access,
    private readonly viewings: ViewingStore,
    private readonly audience: Audience,
    private readonly free: FreeTimes,
    private readonly reminders: ReminderQueue,
    private readonly limits: AgencyLimits,
    private readonly clock: Clock,
  ) {}

  /** On behalf of whoever shows that the viewing is theirs. `answerFor` names what to keep for a repeated request. */
  async by(
    claim: Claim,
    decide: Decide,
    answerFor: (caller: string) => Submission | null = () => null,
  ): Promise<Result<Changed, Refusal>> {
    const found = await this.access.to(claim);
    if (!found.ok) return found;
    const { viewing, sides, caller } = found.value;
    let counted = false;
    const decideBySide = async (current: Viewing): Promise<Result<Done, Refusal>> => {
      // The person closed their account meanwhile.
      if (current.erasedAt && !viewing.erasedAt) return noSuchViewing();
      const command = await decide(current);
      if (!command.ok) return command;
      const side = sideFor(command.value, found.value);
      const done = this.act(current, command.value, side);
      // A change that tells nobody sends no e-mail, and does not count.
      if (!done.ok || side !== 'agent' || done.value.facts.length === 0 || counted) return done;
      const allowed = await this.limits.count('viewing', claim.identity);
      counted = allowed.ok;
      return allowed.ok ? done : allowed;
    };
    const changed = await this.write(viewing, decideBySide, answerFor(caller));
    return changed.ok ? succeed({ viewing: changed.value, sides }) : changed;
  }

  /** By the passing of time. */
  async byTime(viewing: Viewing, command: Command): Promise<Result<Viewing, Refusal>> {
    return this.write(viewing, async (current) => this.act(current, command, 'time'), null);
  }

  /** As its home has left the market; nothing where it is to stand. */
  async withdraw(viewing: Viewing, withdrawal: Withdrawal): Promise<Result<Viewing, Refusal>> {
    return this.write(viewing, async (current) => this.act(current, withdrawal, 'market'), null);
  }

  /** Writes what `decide` makes of the viewing, again if another write came between. */
  async write(
    viewing: Viewing,
    decide: (viewing: Viewing) => Promise<Result<Done, Refusal>>,
    answer: Submission | null,
  ): Promise<Result<Viewing, Refusal>> {
    let before = viewing;
    return untilWritten<Result<Viewing, Refusal>>(`viewing ${viewing.id}`, { attempts: 10 }, async () => {
      const known = answer && (await this.viewings.digestOf(before.id, answer.key));
      if (known && known !== answer.digest) return refuseOtherContent();
      // What it made may be of after the viewing was read: the same was under way when it came again.
      if (known) return succeed((await this.viewings.find(before.id)) ?? before);
      const decided = await decide(before);
      if (!decided.ok) return decided;
      const { viewing: after } = decided.value;
      if (after === before) return succeed(after);
      const telling = await this.audience.of(before);
      const written = await this.viewings.replace(before, decided.value, telling, answer);
      if (written === 'written') {
        if (after.state !== before.state) await this.reminders.plan([after]);
        return succeed(after);
      }
      const slot = heldSlot(after);
      if (written === 'slot-taken' && slot)
        return refuseTaken([slot], await this.free.beside(after.listingId, slot, after.id));
      before = (await this.viewings.find(before.id)) ?? before;
      return overtaken;
    });
  }

  private act(viewing: Viewing, command: Command, by: Actor): Result<Done, Refusal> {
    const done = act(viewing, command, { by, now: this.clock.now() });
    if (done.ok) return done;
    const may = (rules[command.action].by as readonly Actor[]).includes(by);
    return fail({ code: may ? 'CONFLICT' : 'FORBIDDEN', message: done.failure });
  }
}

/** Somebody on both sides acts on the side that may; otherwise the state machine says why not. */
function sideFor({ action }: Command, { sides }: Accessible): ViewingSide {
  const may = rules[action].by as readonly Actor[];
  return sides.find((side) => may.includes(side)) ?? sides[0]!;
}
