import { type ViewingSide, type ViewingState, viewingStates } from '@lintel/contracts';
import { endOf } from './slot.js';

export type { ViewingSide, ViewingState };

/** A visitor's viewing of a home, from the request to its end. */
export interface Viewing {
  readonly id: string;
  readonly version: number;
  readonly state: ViewingState;
  readonly listingId: number;
  /** Of the listing, which never changes hands. */
  readonly agencyId: string;
  /** Null: asked for without signing in. */
  readonly accountId: string | null;
  /** Null once the person was erased. */
  readonly visitor: Visitor | null;
  readonly message: string;
  /** What the visitor asked for last, ascending. */
  readonly requestedTimes: readonly Date[];
  readonly proposal: Proposal | null;
  /** The proposal that was accepted last, so that following its link twice is no error. */
  readonly acceptedProposal: string | null;
  /** What is arranged. It stands while another time is asked for or proposed, and is kept for the record when the viewing ends. */
  readonly start: Date | null;
  /** Since when `start` is arranged. */
  readonly arrangedAt: Date | null;
  /** Which reminders of `start` went out, in hours before it. */
  readonly reminded: readonly number[];
  readonly rescheduled: boolean;
  /** The agent lets it stand although the home leaves the market; missing in what was kept before agents were asked. */
  readonly honoured?: boolean;
  /** Entered by the agent, as agreed by phone: nobody asked for it here. */
  readonly entered?: boolean;
  readonly reason: string;
  readonly cancelledBy: ViewingSide | null;
  readonly visitorNotes: string;
  readonly agentNotes: string;
  /** SEQUENCE of the calendar file (RFC 5545, 3.8.7.4); null while nothing was ever arranged. */
  readonly calendarSequence: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly erasedAt: Date | null;
}

export interface Visitor {
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** Whether they were signed in with this confirmed address when they asked; missing in what was kept before it was told. */
  readonly verified?: boolean;
  readonly phone: string;
  /** What the links in e-mails to the visitor carry, beside the viewing's id. */
  readonly link: string;
}

/** What the agent offers instead. */
export interface Proposal {
  readonly id: string;
  readonly start: Date;
}

/** Who may do something: a side, or nobody but the passing of time, or the home's leaving the market. */
export type Actor = ViewingSide | 'time' | 'market';

/**
 * Where an action leads, without and with an arranged time that stands; without either it cannot be done. `same`: the state stays what is written, even
 * where it is time to write another.
 */
export interface Move {
  readonly to?: ViewingState | 'same';
  readonly standing?: ViewingState | 'same';
}

export interface Rule {
  readonly by: readonly Actor[];
  readonly from: Partial<Record<ViewingState, Move>>;
}

const always = (to: ViewingState): Move => ({ to, standing: to });
const open = (to: ViewingState) => ({
  requested: always(to),
  proposed: always(to),
  rescheduling: always(to),
});
const stays: Move = { to: 'same', standing: 'same' };
const anywhere = Object.fromEntries(viewingStates.map((state) => [state, stays]));

/** The state machine: what can be done to a viewing, by whom, and where it leads. What is not in it cannot be done. */
export const rules = {
  confirm: { by: ['agent'], from: open('confirmed') },
  propose: { by: ['agent'], from: open('proposed') },
  decline: { by: ['agent'], from: open('cancelled') },
  reject: { by: ['agent'], from: open('rejected') },
  keep: { by: ['agent'], from: { rescheduling: { standing: 'confirmed' } } },
  accept: { by: ['visitor'], from: { proposed: always('confirmed') } },
  refuse: { by: ['visitor'], from: { proposed: { to: 'requested', standing: 'confirmed' } } },
  reschedule: {
    by: ['visitor'],
    from: {
      requested: always('rescheduling'),
      proposed: always('rescheduling'),
      confirmed: always('rescheduling'),
    },
  },
  move: { by: ['agent'], from: { confirmed: { standing: 'confirmed' } } },
  cancel: { by: ['visitor', 'agent'], from: { ...open('cancelled'), confirmed: always('cancelled') } },
  honour: {
    by: ['agent'],
    from: { requested: stays, proposed: stays, rescheduling: stays, confirmed: stays },
  },
  withdraw: { by: ['market'], from: { ...open('cancelled'), confirmed: always('cancelled') } },
  complete: { by: ['time'], from: { confirmed: always('completed') } },
  remind: { by: ['time'], from: { confirmed: stays } },
  note: { by: ['visitor', 'agent'], from: anywhere },
} as const satisfies Record<string, Rule>;

/** The states of a viewing that is still to come, or to be answered. */
export const openStates = Object.keys(rules.withdraw.from) as readonly ViewingState[];

export type ActionName = keyof typeof rules;
const actionNames = Object.keys(rules) as ActionName[];

/** The state at an instant: a confirmed viewing whose time has passed is completed, whether or not that was written down yet. */
export const stateAt = (viewing: Pick<Viewing, 'state' | 'start'>, now: Date): ViewingState =>
  viewing.state === 'confirmed' && viewing.start && endOf(viewing.start) <= now ? 'completed' : viewing.state;

/** The times at which it may take place, as far as is known now. */
function timesOf({ state, start, proposal, requestedTimes }: Viewing): readonly Date[] {
  if (!openStates.includes(state)) return [];
  const times = state === 'confirmed' ? [start] : [start, proposal?.start ?? null, ...requestedTimes];
  return times.filter((time) => time !== null);
}

/** Whether anything of it is still to come. */
export const isStanding = (viewing: Viewing, now: Date): boolean =>
  timesOf(viewing).some((time) => endOf(time) > now);

/** Which of some times it is asked for, offered or arranged at already. */
export function alreadyAt(viewing: Viewing, times: readonly Date[]): readonly Date[] {
  const known = new Set(timesOf(viewing).map((time) => time.getTime()));
  return times.filter((time) => known.has(time.getTime()));
}

/** Where an action leads from here; null when it cannot be done. */
export function destination(viewing: Viewing, action: ActionName, now: Date): ViewingState | null {
  const from: Rule['from'] = rules[action].from;
  const state = action === 'complete' ? viewing.state : stateAt(viewing, now);
  const move = from[state];
  const to = (viewing.start ? move?.standing : move?.to) ?? null;
  return to === 'same' ? viewing.state : to;
}

export const isSide = (actor: Actor): actor is ViewingSide => actor === 'visitor' || actor === 'agent';

/** What people do, not time or the market. */
type SideAction = {
  [Action in ActionName]: Extract<(typeof rules)[Action]['by'][number], ViewingSide> extends never
    ? never
    : Action;
}[ActionName];

/** What a side may do now, for buttons. */
export const actionsOf = (viewing: Viewing, sides: readonly ViewingSide[], now: Date): SideAction[] =>
  actionNames.filter(
    (action): action is SideAction =>
      (rules[action].by as readonly Actor[]).some((actor) => isSide(actor) && sides.includes(actor)) &&
      destination(viewing, action, now) !== null,
  );

const labels = {
  requested: { visitor: 'pending', agent: 'pending', awaits: 'agent' },
  proposed: { visitor: 'pending', agent: 'pending', awaits: 'visitor' },
  confirmed: { visitor: 'scheduled', agent: 'confirmed', awaits: null },
  rescheduling: { visitor: 'rescheduling', agent: 'pending', awaits: 'agent' },
  completed: { visitor: 'completed', agent: 'confirmed', awaits: null },
  cancelled: { visitor: 'cancelled', agent: 'cancelled', awaits: null },
  rejected: { visitor: 'cancelled', agent: 'rejected', awaits: null },
} as const satisfies Record<ViewingState, object>;

export type AgentLabel = (typeof labels)[ViewingState]['agent'];

/** The words of section 4 for both sides, and who is to answer. */
export const labelsOf = (state: ViewingState) => labels[state];

/** The time that is taken for this viewing: no other of the home may overlap it. */
export const heldSlot = ({ state, start }: Pick<Viewing, 'state' | 'start'>): Date | null =>
  state === 'confirmed' || state === 'rescheduling' || state === 'proposed' ? start : null;

/** The time to show and to sort by. */
export function dateOf({ state, start, proposal, requestedTimes }: Viewing): Date {
  const asked = requestedTimes[0]!;
  if (state === 'proposed') return proposal?.start ?? asked;
  return state === 'requested' || state === 'rescheduling' ? asked : (start ?? asked);
}
