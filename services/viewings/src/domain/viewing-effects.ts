import type { Actor, Viewing } from './viewing.js';
import type { Command, Done } from './viewing-commands.js';

/** What a command changes, and what is told of it. */
interface Effect extends Pick<Done, 'facts' | 'act'> {
  readonly change: Partial<Viewing>;
}

export function effectOf(viewing: Viewing, command: Command, by: Actor, now: Date): Effect {
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
export function arrange(viewing: Viewing, start: Date, now: Date): Effect {
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

export const ascending = (times: readonly Date[]): Date[] =>
  [...times].sort((one, other) => one.getTime() - other.getTime());
