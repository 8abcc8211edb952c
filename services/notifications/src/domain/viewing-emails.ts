import type { EventData, ViewingEventState, ViewingSide } from '@lintel/contracts';
import type { ViewingFacts, ViewingTemplate } from './email.js';

type Moved = EventData<'lintel.viewing.moved.v1'>;
type ReminderDue = EventData<'lintel.viewing.reminder-due.v1'>;

/** An e-mail and its recipient, as `Delivery` names them. */
export interface ViewingEmailWanted {
  readonly recipient: string;
  readonly email: ViewingFacts;
}

const both: readonly ViewingSide[] = ['visitor', 'agent'];

/** The e-mails that an event of a viewing calls for. An event that is not known calls for none. */
export function viewingEmails(type: string, data: ViewingEventState): ViewingEmailWanted[] {
  const { visitor, id } = data;
  return templatesFor(type, data).flatMap(([template, side]) => {
    // Whoever was erased gets no e-mail more.
    if (side === 'visitor' && !visitor) return [];
    const account = side === 'visitor' ? visitor?.accountId : null;
    return [{ recipient: account ?? `${id}:${side}`, email: factsOf(template, side, data) }];
  });
}

function templatesFor(type: string, data: ViewingEventState): [ViewingTemplate, ViewingSide][] {
  const to = (template: ViewingTemplate, ...sides: readonly ViewingSide[]) =>
    sides.map((side): [ViewingTemplate, ViewingSide] => [template, side]);
  const { by, calendar } = data;
  switch (type) {
    case 'lintel.viewing.requested.v1':
      return [...to('viewing-requested', 'agent'), ...to('viewing-receipt', 'visitor')];
    case 'lintel.viewing.confirmed.v1':
      return to('viewing-confirmed', ...both);
    case 'lintel.viewing.moved.v1':
      return to('viewing-moved', ...both);
    case 'lintel.viewing.time-kept.v1':
      return to('viewing-kept', otherSide(by));
    case 'lintel.viewing.time-proposed.v1':
      return to('viewing-proposed', 'visitor');
    case 'lintel.viewing.proposal-refused.v1':
      return to('viewing-proposal-refused', 'agent');
    case 'lintel.viewing.reschedule-requested.v1':
      return to('viewing-reschedule-requested', 'agent');
    case 'lintel.viewing.declined.v1':
    case 'lintel.viewing.rejected.v1':
      return [
        ...to(type === 'lintel.viewing.declined.v1' ? 'viewing-declined' : 'viewing-rejected', 'visitor'),
        // What stood until then is in the agent's calendar.
        ...(calendar ? to('viewing-cancelled', 'agent') : []),
      ];
    case 'lintel.viewing.cancelled.v1':
      // Whoever called it off needs no e-mail, but their calendar does.
      return to('viewing-cancelled', ...(calendar ? both : [otherSide(by)]));
    case 'lintel.viewing.reminder-due.v1':
      return to('viewing-reminder', ...both);
    default:
      return [];
  }
}

const withCalendar: ReadonlySet<ViewingTemplate> = new Set<ViewingTemplate>([
  'viewing-confirmed',
  'viewing-moved',
  'viewing-declined',
  'viewing-rejected',
  'viewing-cancelled',
]);

const askedFor: ReadonlySet<ViewingTemplate> = new Set<ViewingTemplate>([
  'viewing-requested',
  'viewing-receipt',
  'viewing-reschedule-requested',
]);

function factsOf(template: ViewingTemplate, side: ViewingSide, data: ViewingEventState): ViewingFacts {
  const { id, by, start, proposal, calendar } = data;
  const { previousStart } = data as Partial<Moved>;
  return {
    template,
    viewing: id,
    side,
    by,
    times: timesOf(template, data).map((time) => new Date(time)),
    arranged: start === null ? null : new Date(start),
    previous: previousStart === undefined ? null : new Date(previousStart),
    proposal: proposal?.id ?? null,
    sequence: withCalendar.has(template) ? (calendar?.sequence ?? null) : null,
    hoursBefore: (data as Partial<ReminderDue>).hoursBefore ?? null,
  };
}

function timesOf(
  template: ViewingTemplate,
  { start, requestedTimes, proposal }: ViewingEventState,
): readonly string[] {
  if (template === 'viewing-proposed' && proposal) return [proposal.start];
  if (askedFor.has(template) || start === null) return requestedTimes;
  return [start];
}

const otherSide = (by: ViewingEventState['by']): ViewingSide => (by === 'visitor' ? 'agent' : 'visitor');
