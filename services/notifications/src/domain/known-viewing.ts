import type { ViewingEventState } from '@lintel/contracts';
import type { ViewingFacts } from './email.js';

/** As much of a viewing as its e-mails need: what the last event said of it. */
export interface KnownViewing extends Pick<
  ViewingEventState,
  'id' | 'state' | 'listing' | 'message' | 'reason'
> {
  /** The sequence of the last event heard. */
  readonly version: number;
  readonly agent: Pick<ViewingEventState['agent'], 'agency' | 'name' | 'phone' | 'email'>;
  /** Null once the person was erased. */
  readonly visitor: ViewingEventState['visitor'];
  readonly start: Date | null;
  /** The id of what the agent offers instead, while it is not answered. */
  readonly proposal: string | null;
  /** Entered by the agent, as agreed elsewhere; missing in what was heard before it was told. */
  readonly entered?: boolean;
  readonly calendar: ViewingEventState['calendar'];
}

export function viewingFrom(state: ViewingEventState, version: number): KnownViewing {
  const { id, listing, message, reason, visitor, start, proposal, entered = false, calendar } = state;
  const { agency, name, phone, email } = state.agent;
  return {
    id,
    version,
    state: state.state,
    listing,
    agent: { agency, name, phone, email },
    visitor,
    message,
    reason,
    start: start === null ? null : new Date(start),
    proposal: proposal?.id ?? null,
    entered,
    calendar,
  };
}

/** What is left of a viewing without its person. A calendar file that was made with the person names them. */
export const withoutVisitor = (viewing: KnownViewing): KnownViewing =>
  viewing.visitor === null ? viewing : { ...viewing, visitor: null, message: '', reason: '', calendar: null };

const HOUR = 3_600_000;

/** Why an e-mail about a viewing has become pointless or would mislead; null when it has not. */
export function pointlessBecause(facts: ViewingFacts, viewing: KnownViewing, now: Date): string | null {
  const { template, side } = facts;
  // That nobody comes is told to the agent even when the person is gone.
  if (!viewing.visitor && !(side === 'agent' && template === 'viewing-cancelled'))
    return 'the person was erased';
  switch (template) {
    case 'viewing-requested':
    case 'viewing-receipt':
    case 'viewing-proposal-refused':
    case 'viewing-reschedule-requested':
      return isOver(viewing) ? 'the viewing was called off meanwhile' : null;
    case 'viewing-proposed':
      if (viewing.proposal !== facts.proposal) return 'the proposal was answered or withdrawn meanwhile';
      return hasBegun(facts, now) ? 'the proposed time has passed' : null;
    case 'viewing-confirmed':
    case 'viewing-moved':
    case 'viewing-kept':
      return whyNotArranged(facts, viewing, now);
    case 'viewing-reminder':
      // While another time is asked for or proposed nobody is reminded of the one that may go.
      if (viewing.state !== 'confirmed') return 'the viewing is being moved or was called off';
      if (facts.hoursBefore === 24 && isNear(facts, now)) return 'the next reminder is due';
      return whyNotArranged(facts, viewing, now);
    default:
      return null;
  }
}

function whyNotArranged(facts: ViewingFacts, viewing: KnownViewing, now: Date): string | null {
  if (isOver(viewing)) return 'the viewing was called off or is over';
  if (viewing.start?.getTime() !== facts.times[0]?.getTime()) return 'the viewing was moved meanwhile';
  return hasBegun(facts, now) ? 'the viewing has begun' : null;
}

const isOver = ({ state }: KnownViewing): boolean =>
  state === 'cancelled' || state === 'rejected' || state === 'completed';

const hasBegun = ({ times }: ViewingFacts, now: Date): boolean => times.every((time) => time <= now);

const isNear = ({ times }: ViewingFacts, now: Date): boolean =>
  times.every((time) => time.getTime() - 2 * HOUR <= now.getTime());
