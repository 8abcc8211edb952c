import { type CloudEvent, type ViewingEventState, viewingStateSchema } from '@lintel/contracts';
import { londonTimeOf } from '@lintel/kernel';
import type { EventComposer } from '@lintel/service-kit';
import { calendarFileOf } from '../../domain/calendar-file.js';
import type { Telling } from '../../application/audience.js';
import { timeOf } from '../../domain/slot.js';
import { dateOf, type Viewing } from '../../domain/viewing.js';
import type { Done, Fact } from '../../domain/viewing-commands.js';

/** The events of what was done. The last is of the viewing's version, those before of the versions before it. */
export function eventsOf(
  { viewing, facts, act, by }: Done,
  telling: Telling,
  composer: EventComposer,
  portal: string,
): CloudEvent[] {
  const { id, version, agencyId } = viewing;
  if (facts.length === 0) {
    if (!act || by !== 'agent') return [];
    const recorded = { act, subjectType: 'viewing', subjectId: id, agencyId, values: {} };
    return composer.composeAct(recorded, { sequence: version });
  }
  const state = stateOf(viewing, telling, by, portal);
  return facts.map((fact, index) => {
    const about = { subject: id, sequence: version - (facts.length - 1 - index) };
    return compose(fact, state, viewing, composer, about);
  });
}

function compose(
  fact: Fact,
  state: ViewingEventState,
  { id, updatedAt }: Viewing,
  composer: EventComposer,
  about: { readonly subject: string; readonly sequence: number },
): CloudEvent {
  switch (fact.fact) {
    case 'erased':
      return composer.compose('lintel.viewing.erased.v1', {
        ...about,
        data: { id, accounts: state.accounts, erasedAt: updatedAt.toISOString() },
      });
    case 'moved':
      return composer.compose('lintel.viewing.moved.v1', {
        ...about,
        data: { ...state, previousStart: fact.previousStart.toISOString() },
      });
    case 'reminder-due':
      return composer.compose('lintel.viewing.reminder-due.v1', {
        ...about,
        data: { ...state, hoursBefore: fact.hoursBefore },
      });
    default:
      return composer.compose(`lintel.viewing.${fact.fact}.v1`, { ...about, data: state });
  }
}

function stateOf(
  viewing: Viewing,
  { home, accounts }: Telling,
  by: Done['by'],
  portal: string,
): ViewingEventState {
  const { id, state, visitor, accountId, message, start, requestedTimes, proposal } = viewing;
  const { title, address, location, agent } = home;
  const date = dateOf(viewing);
  const shown =
    state === 'requested' || state === 'rescheduling'
      ? requestedTimes.filter((time) => londonTimeOf(time).date === londonTimeOf(date).date)
      : [date];
  // A fact that readers would refuse must not become one: this throws before anything is written.
  return viewingStateSchema.parse({
    id,
    state,
    listing: { id: home.id, title, address, location },
    agent,
    visitor: visitor && { accountId, ...visitor },
    message,
    start: start?.toISOString() ?? null,
    requestedTimes: requestedTimes.map((time) => time.toISOString()),
    proposal: proposal && { id: proposal.id, start: proposal.start.toISOString() },
    rescheduled: viewing.rescheduled,
    ...(viewing.entered ? { entered: true } : {}),
    reason: viewing.reason,
    accounts: [...accounts],
    by,
    viewingDate: londonTimeOf(date).date,
    viewingTime: shown.map(timeOf).join(', '),
    calendar: calendarFileOf(viewing, home, portal),
  } satisfies ViewingEventState);
}
