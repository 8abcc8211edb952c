import { fail, type Result, succeed } from '@lintel/kernel';
import { isSlot } from './slot.js';
import {
  type ActionName,
  type Actor,
  destination,
  isStanding,
  rules,
  stateAt,
  type Viewing,
  type Visitor,
} from './viewing.js';

/** What somebody wants done. */
export type Command =
  | { readonly action: 'confirm'; readonly start: Date }
  | { readonly action: 'propose'; readonly id: string; readonly start: Date }
  | { readonly action: 'decline'; readonly reason: string }
  | { readonly action: 'reject' }
  | { readonly action: 'keep' }
  | { readonly action: 'accept'; readonly proposal: string }
  | { readonly action: 'refuse'; readonly proposal: string }
  | { readonly action: 'reschedule'; readonly times: readonly Date[] }
  | { readonly action: 'move'; readonly start: Date }
  | { readonly action: 'cancel'; readonly reason: string }
  | { readonly action: 'honour'; readonly honoured: boolean }
  | Withdrawal
  | { readonly action: 'complete' }
  | { readonly action: 'remind'; readonly hoursBefore: 24 | 2; readonly start: Date }
  | { readonly action: 'note'; readonly text: string };

/** The home is sold or let, or was taken away from the public. */
export interface Withdrawal {
  readonly action: 'withdraw';
  readonly reason: string;
  /** When that was: what was asked for since is of a home that came back, however late this is heard. */
  readonly at: Date;
  /** Nobody of the agency is left who could let a viewing stand. */
  readonly abandoned: boolean;
}

/** What others are to be told of a change. */
export type Fact =
  | {
      readonly fact:
        | 'requested'
        | 'confirmed'
        | 'declined'
        | 'rejected'
        | 'time-proposed'
        | 'proposal-refused'
        | 'reschedule-requested'
        | 'time-kept'
        | 'cancelled'
        | 'completed'
        | 'erased';
    }
  | { readonly fact: 'moved'; readonly previousStart: Date }
  | { readonly fact: 'reminder-due'; readonly hoursBefore: 24 | 2 };

export interface Done {
  /** The same object when there was nothing to do: it had been done already. */
  readonly viewing: Viewing;
  /** In order; the last is of the viewing's version, those before of the versions before. */
  readonly facts: readonly Fact[];
  /** How the audit trail calls what nobody else is told of. */
  readonly act?: UntoldAct;
  /** The home leaves the market by its agent. */
  readonly by: Exclude<Actor, 'market'>;
}

export type UntoldAct = 'viewing.notes-saved' | 'viewing.honoured' | 'viewing.given-up';

export interface NewViewing {
  readonly id: string;
  readonly listingId: number;
  readonly agencyId: string;
  readonly accountId: string | null;
  readonly visitor: Visitor;
  readonly message: string;
  readonly times: readonly Date[];
}

/** A request for a viewing. */
export function request(given: NewViewing, now: Date): Done {
  return { viewing: newViewing(given, now), facts: [{ fact: 'requested' }], by: 'visitor' };
}

/** What the agent and the visitor agreed on elsewhere, such as by phone: the agent writes it down, whatever became of the home. */
export function enter(given: NewViewing & { readonly agentNotes: string }, now: Date): Done {
  const entered = { ...newViewing(given, now), entered: true, honoured: true };
  const { change, facts } = arrange(entered, entered.requestedTimes[0]!, now);
  return { viewing: { ...entered, ...change, state: 'confirmed' }, facts, by: 'agent' };
}

function newViewing({ times, ...given }: NewViewing & { readonly agentNotes?: string }, now: Date): Viewing {
  return {
    agentNotes: '',
    ...given,
    version: 1,
    state: 'requested',
    requestedTimes: ascending(times),
    proposal: null,
    acceptedProposal: null,
    start: null,
    arrangedAt: null,
    reminded: [],
    rescheduled: false,
    reason: '',
    cancelledBy: null,
    visitorNotes: '',
    calendarSequence: null,
    createdAt: now,
    updatedAt: now,
    erasedAt: null,
  };
}

/** The viewing after a command, and what to tell of it; or why it cannot be done, in words for whoever wanted it. */
export function act(
  viewing: Viewing,
  command: Command,
  { by: actor, now }: { readonly by: Actor; readonly now: Date },
): Result<Done, string> {
  const { action } = command;
  if (!(rules[action].by as readonly Actor[]).includes(actor)) return fail(NOT_YOURS[actor]);
  const by = actor === 'market' ? 'agent' : actor;
  if (isDone(viewing, command, by)) return succeed({ viewing, facts: [], by });
  const state = destination(viewing, action, now);
  if (!state) return fail(whyNot(viewing, action, now));
  const problem = problemOf(viewing, command, now);
  if (problem) return fail(problem);
  const { change, ...told } = effectOf(viewing, command, by, now);
  return succeed({
    viewing: { ...viewing, ...change, state, version: viewing.version + 1, updatedAt: now },
    ...told,
    by,
  });
}

/** What identified the person is gone; an open viewing is called off, since nobody will come. */
export function erase(viewing: Viewing, now: Date): Done {
  const called = act(viewing, { action: 'cancel', reason: '' }, { by: 'visitor', now });
  const after = called.ok ? called.value : { viewing, facts: [] };
  return {
    viewing: {
      ...after.viewing,
      version: after.viewing.version + 1,
      visitor: null,
      accountId: null,
      message: '',
      reason: '',
      visitorNotes: '',
      agentNotes: '',
      updatedAt: now,
      erasedAt: now,
    },
    facts: [...after.facts, { fact: 'erased' }],
    by: 'visitor',
  };
}

interface Effect extends Pick<Done, 'facts' | 'act'> {
  readonly change: Partial<Viewing>;
}

function effectOf(viewing: Viewing, command: Command, by: Actor, now: Date): Effect {
  switch (command.action) {
    case 'confirm':
      return arrange(viewing, command.start, now);
    case 'move': {
      const { change, facts } = arrange(viewing, command.start, now);
      return { change: { ...change, rescheduled: true }, facts };
    }
    case 'accept': {
      const { change, facts } = arrange(viewing, viewing.proposal!.start, now);
      return { change: { ...change, acceptedProposal: command.proposal }, facts };
    }
    case 'propose':
      return {
        change: { proposal: { id: command.id, start: command.start }, rescheduled: true },
        facts: [{ fact: 'time-proposed' }],
      };
    case 'refuse':
      return { change: { proposal: null }, facts: [{ fact: 'proposal-refused' }] };
    case 'keep':
      return { change: {}, facts: [{ fact: 'time-kept' }] };
    case 'reschedule':
      return {
        change: { requestedTimes: ascending(command.times), proposal: null, rescheduled: true },
        facts: [{ fact: 'reschedule-requested' }],
      };
    case 'decline':
      return end(viewing, 'declined', { reason: command.reason, cancelledBy: 'agent' });
    case 'reject':
      return end(viewing, 'rejected', {});
    case 'cancel':
      return end(viewing, 'cancelled', {
        reason: command.reason,
        cancelledBy: by === 'agent' ? 'agent' : 'visitor',
      });
    case 'withdraw':
      return end(viewing, 'cancelled', { reason: command.reason, cancelledBy: 'agent' });
    case 'honour':
      return {
        change: { honoured: command.honoured },
        facts: [],
        act: command.honoured ? 'viewing.honoured' : 'viewing.given-up',
      };
    case 'complete':
      return { change: {}, facts: [{ fact: 'completed' }] };
    case 'remind':
      return {
        change: { reminded: [...viewing.reminded, command.hoursBefore] },
        facts: [{ fact: 'reminder-due', hoursBefore: command.hoursBefore }],
      };
    case 'note':
      return {
        change: by === 'agent' ? { agentNotes: command.text } : { visitorNotes: command.text },
        facts: [],
        act: 'viewing.notes-saved',
      };
  }
}

/** At the time that stands already nothing changes in anybody's calendar. */
function arrange(viewing: Viewing, start: Date, now: Date): Effect {
  const { start: previousStart } = viewing;
  if (previousStart?.getTime() === start.getTime())
    return { change: { proposal: null }, facts: [{ fact: 'time-kept' }] };
  return {
    change: {
      start,
      arrangedAt: now,
      reminded: [],
      proposal: null,
      calendarSequence: nextSequence(viewing),
    },
    facts: [previousStart ? { fact: 'moved', previousStart } : { fact: 'confirmed' }],
  };
}

function end(
  viewing: Viewing,
  fact: 'declined' | 'rejected' | 'cancelled',
  change: Partial<Viewing>,
): Effect {
  const calendarSequence = viewing.start ? nextSequence(viewing) : viewing.calendarSequence;
  return { change: { ...change, proposal: null, calendarSequence }, facts: [{ fact }] };
}

const nextSequence = ({ calendarSequence }: Viewing): number => (calendarSequence ?? -1) + 1;

const ascending = (times: readonly Date[]): Date[] =>
  [...times].sort((one, other) => one.getTime() - other.getTime());

/** A second click, or a link that is followed twice. */
function isDone(viewing: Viewing, command: Command, by: Actor): boolean {
  switch (command.action) {
    case 'confirm':
    case 'move':
      return viewing.state === 'confirmed' && viewing.start?.getTime() === command.start.getTime();
    case 'accept':
      return viewing.state === 'confirmed' && viewing.acceptedProposal === command.proposal;
    case 'decline':
    case 'cancel':
      return viewing.state === 'cancelled' && viewing.cancelledBy === by;
    case 'reject':
      return viewing.state === 'rejected';
    case 'honour':
      return (viewing.honoured ?? false) === command.honoured;
    case 'note':
      return (by === 'agent' ? viewing.agentNotes : viewing.visitorNotes) === command.text;
    default:
      return false;
  }
}

/** What stands in the way of an action that the state alone would allow. */
function problemOf(viewing: Viewing, command: Command, now: Date): string | null {
  switch (command.action) {
    case 'confirm':
      return isSlot(command.start, 'offer', now) ? null : 'This time has passed. Propose another one.';
    case 'propose':
    case 'move':
      return isSlot(command.start, 'offer', now) ? null : 'This time has passed. Choose another one.';
    case 'reschedule':
      return command.times.every((time) => isSlot(time, 'reschedule', now))
        ? null
        : 'These times have passed. Choose others.';
    case 'accept':
    case 'refuse':
      if (viewing.proposal?.id !== command.proposal)
        return 'The agent has proposed another time since. Please read it first.';
      return command.action === 'refuse' || isSlot(viewing.proposal.start, 'offer', now)
        ? null
        : 'The proposed time has passed. Ask for another one.';
    case 'withdraw':
      if (viewing.createdAt > command.at) return 'This viewing was asked for since.';
      if (!isStanding(viewing, now)) return 'The times asked for have passed.';
      return viewing.honoured && !command.abandoned ? 'The agent lets this viewing stand.' : null;
    case 'complete':
      return stateAt(viewing, now) === 'completed' ? null : 'This viewing is still to come.';
    case 'remind':
      return viewing.start?.getTime() === command.start.getTime() &&
        command.start > now &&
        !viewing.reminded.includes(command.hoursBefore)
        ? null
        : 'There is nothing to be reminded of.';
    default:
      return null;
  }
}

const NOT_YOURS: Record<Actor, string> = {
  visitor: 'Only the agent of the home can do this.',
  agent: 'Only the visitor can do this.',
  time: 'Only people can do this.',
  market: 'Only people can do this.',
};

const WHY_NOT = {
  requested: 'This viewing waits for the answer of the agent.',
  proposed: 'This viewing waits for the answer of the visitor.',
  confirmed: 'This viewing has been confirmed already.',
  rescheduling: 'Another time has been asked for already, and waits for the answer of the agent.',
  completed: 'The time of this viewing has passed.',
  cancelled: 'This viewing has been cancelled.',
  rejected: 'This viewing has been rejected.',
} as const;

const whyNot = (viewing: Viewing, action: ActionName, now: Date): string =>
  action === 'keep' && viewing.state === 'rescheduling'
    ? 'Nothing was arranged that could be kept. Confirm, propose or decline a time.'
    : WHY_NOT[stateAt(viewing, now)];
