import { fail, type Result, succeed } from '@lintel/kernel';
import { type Actor, destination, rules, type Viewing } from './viewing.js';
import type { Command, Done } from './viewing-commands.js';
import { effectOf } from './viewing-effects.js';
import { NOT_YOURS, problemOf, whyNot } from './why-not.js';

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
