import type { Viewing, Visitor } from './viewing.js';
import type { Done } from './viewing-commands.js';
import { arrange, ascending } from './viewing-effects.js';

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
