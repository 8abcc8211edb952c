import { isSlot } from './slot.js';
import { type ActionName, type Actor, isStanding, stateAt, type Viewing } from './viewing.js';
import type { Command } from './viewing-commands.js';

/** What stands in the way of an action that the state alone would allow. */
export function problemOf(viewing: Viewing, command: Command, now: Date): string | null {
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

export const NOT_YOURS: Record<Actor, string> = {
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

export const whyNot = (viewing: Viewing, action: ActionName, now: Date): string =>
  action === 'keep' && viewing.state === 'rescheduling'
    ? 'Nothing was arranged that could be kept. Confirm, propose or decline a time.'
    : WHY_NOT[stateAt(viewing, now)];
