import { viewingTimes } from '@lintel/contracts';
import { addDays, londonInstant } from '@lintel/kernel';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isSlot } from './slot.js';
import {
  type ActionName,
  actionsOf,
  type Actor,
  destination,
  heldSlot,
  isSide,
  labelsOf,
  rules,
  stateAt,
  type Viewing,
} from './viewing.js';
import { enter, request } from './new-viewing.js';
import { act, erase } from './viewing-actions.js';
import type { Command, Withdrawal } from './viewing-commands.js';

const NOW = new Date('2026-03-02T08:00:00Z');
const at = (date: string, time: string): Date => londonInstant({ date, time })!;
const TEN = at('2026-03-04', '10:00');
const ELEVEN = at('2026-03-04', '11:00');
const NINE_THIRTY = at('2026-03-05', '09:30');

const given = () => ({
  id: 'v1',
  listingId: 12,
  agencyId: 'agency',
  accountId: null,
  visitor: { name: 'A', email: 'a@example.org', phone: '020 7946 0000', link: 'link' },
  message: '',
});
const requested = (times: readonly Date[] = [TEN, ELEVEN]): Viewing =>
  request({ ...given(), times }, NOW).viewing;

function after(viewing: Viewing, command: Command, by: Actor, now = NOW): Viewing {
  const done = act(viewing, command, { by, now });
  if (!done.ok) throw new Error(done.failure);
  return done.value.viewing;
}
const why = (viewing: Viewing, command: Command, by: Actor, now = NOW): string | null => {
  const done = act(viewing, command, { by, now });
  return done.ok ? null : done.failure;
};

const confirmed = () => after(requested(), { action: 'confirm', start: TEN }, 'agent');
const proposed = () => after(requested(), { action: 'propose', id: 'p1', start: NINE_THIRTY }, 'agent');
const moving = () => after(confirmed(), { action: 'reschedule', times: [NINE_THIRTY] }, 'visitor');

describe('the statuses of section 4', () => {
  it('Accept: pending to confirmed, which the visitor reads as scheduled', () => {
    expect(labelsOf(requested().state)).toMatchObject({ agent: 'pending', visitor: 'pending' });
    expect(labelsOf(confirmed().state)).toMatchObject({ agent: 'confirmed', visitor: 'scheduled' });
  });

  it('Decline: to cancelled, storing the reason, which may be empty', () => {
    const declined = after(requested(), { action: 'decline', reason: 'It is let.' }, 'agent');
    expect(declined).toMatchObject({ state: 'cancelled', reason: 'It is let.', cancelledBy: 'agent' });
    expect(after(requested(), { action: 'decline', reason: '' }, 'agent').reason).toBe('');
  });

  it('Propose Time: pending again, with the alternative, rescheduled', () => {
    expect(labelsOf(proposed().state).agent).toBe('pending');
    expect(proposed()).toMatchObject({ rescheduled: true, proposal: { start: NINE_THIRTY } });
  });

  it('Reject: to rejected, offered only when pending', () => {
    expect(after(requested(), { action: 'reject' }, 'agent').state).toBe('rejected');
    expect(why(confirmed(), { action: 'reject' }, 'agent')).toBe('This viewing has been confirmed already.');
  });

  it('a reschedule request sets a scheduled viewing to rescheduling; another then waits for the agent', () => {
    expect(labelsOf(moving().state)).toMatchObject({ visitor: 'rescheduling', agent: 'pending' });
    expect(actionsOf(moving(), ['visitor'], NOW)).not.toContain('reschedule');
    expect(after(moving(), { action: 'confirm', start: NINE_THIRTY }, 'agent')).toMatchObject({
      state: 'confirmed',
      start: NINE_THIRTY,
    });
    expect(after(moving(), { action: 'keep' }, 'agent')).toMatchObject({ state: 'confirmed', start: TEN });
  });

  it('a confirmed viewing whose time has passed shows as completed, written down or not', () => {
    const hour = new Date(TEN.getTime() + 3_600_000);
    expect(stateAt(confirmed(), new Date(hour.getTime() - 1))).toBe('confirmed');
    expect(stateAt(confirmed(), hour)).toBe('completed');
    expect(why(confirmed(), { action: 'cancel', reason: '' }, 'visitor', hour)).toBe(
      'The time of this viewing has passed.',
    );
    expect(after(confirmed(), { action: 'complete' }, 'time', hour).state).toBe('completed');
    expect(labelsOf('completed')).toMatchObject({ visitor: 'completed', agent: 'confirmed' });
  });
});

describe('a stale page', () => {
  it('cannot confirm what was cancelled, nor complete what is still to come', () => {
    const cancelled = after(confirmed(), { action: 'cancel', reason: '' }, 'visitor');
    expect(why(cancelled, { action: 'confirm', start: TEN }, 'agent')).toBe(
      'This viewing has been cancelled.',
    );
    expect(why(confirmed(), { action: 'complete' }, 'time')).not.toBeNull();
  });

  it('cannot answer a proposal that another has taken the place of', () => {
    const again = after(proposed(), { action: 'propose', id: 'p2', start: TEN }, 'agent');
    expect(why(again, { action: 'accept', proposal: 'p1' }, 'visitor')).toContain('another time since');
    expect(after(again, { action: 'accept', proposal: 'p2' }, 'visitor').start).toEqual(TEN);
  });

  it('that does the same twice changes nothing the second time', () => {
    const accepted = after(proposed(), { action: 'accept', proposal: 'p1' }, 'visitor');
    expect(after(accepted, { action: 'accept', proposal: 'p1' }, 'visitor')).toBe(accepted);
    const cancelled = after(accepted, { action: 'cancel', reason: '' }, 'agent');
    expect(after(cancelled, { action: 'cancel', reason: '' }, 'agent')).toBe(cancelled);
  });
});

describe('what was arranged', () => {
  it('stands while another time is proposed, and comes back when that is refused', () => {
    const offered = after(moving(), { action: 'propose', id: 'p1', start: ELEVEN }, 'agent');
    expect(heldSlot(offered)).toEqual(TEN);
    expect(after(offered, { action: 'refuse', proposal: 'p1' }, 'visitor')).toMatchObject({
      state: 'confirmed',
      start: TEN,
      calendarSequence: 0,
    });
    expect(after(proposed(), { action: 'refuse', proposal: 'p1' }, 'visitor').state).toBe('requested');
  });
});

describe('an agent moves what is arranged', () => {
  it('to another time, which everybody’s calendar is told', () => {
    const moved = act(confirmed(), { action: 'move', start: NINE_THIRTY }, { by: 'agent', now: NOW });
    expect(moved.ok && moved.value.facts).toEqual([{ fact: 'moved', previousStart: TEN }]);
    expect(moved.ok && moved.value.viewing).toMatchObject({
      state: 'confirmed',
      start: NINE_THIRTY,
      calendarSequence: 1,
      rescheduled: true,
      reminded: [],
    });
  });

  it('and not to a time that has passed, nor by the visitor', () => {
    const later = at('2026-03-04', '09:45');
    expect(why(confirmed(), { action: 'move', start: at('2026-03-04', '09:30') }, 'agent', later)).toBe(
      'This time has passed. Choose another one.',
    );
    expect(why(confirmed(), { action: 'move', start: NINE_THIRTY }, 'visitor')).toBe(
      'Only the agent of the home can do this.',
    );
  });
});

describe('a home that leaves the market', () => {
  const withdraw: Withdrawal = { action: 'withdraw', reason: 'Sold.', at: NOW, abandoned: false };

  it('takes with it what is arranged, with a new SEQUENCE', () => {
    expect(after(confirmed(), withdraw, 'market')).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'agent',
      reason: 'Sold.',
      calendarSequence: 1,
    });
  });

  it('leaves what its agent lets stand, unless nobody of the agency is there', () => {
    const honoured = after(confirmed(), { action: 'honour', honoured: true }, 'agent');
    expect(why(honoured, withdraw, 'market')).toBe('The agent lets this viewing stand.');
    expect(after(honoured, { ...withdraw, abandoned: true }, 'market').state).toBe('cancelled');
    const given = after(honoured, { action: 'honour', honoured: false }, 'agent');
    expect(after(given, withdraw, 'market').state).toBe('cancelled');
  });

  it('leaves what was asked for since it was back, and what nobody waits for any more', () => {
    const before = new Date(NOW.getTime() - 1);
    expect(why(confirmed(), { ...withdraw, at: before }, 'market')).toBe('This viewing was asked for since.');
    expect(why(requested(), withdraw, 'market', at('2026-03-04', '12:00'))).toBe(
      'The times asked for have passed.',
    );
  });

  it('is nothing that a person does', () => {
    expect(why(confirmed(), withdraw, 'agent')).toBe('Only the visitor can do this.');
  });
});

describe('from each state', () => {
  const made: Record<string, Viewing> = {
    requested: requested(),
    proposed: proposed(),
    'proposed, arranged': after(moving(), { action: 'propose', id: 'p1', start: ELEVEN }, 'agent'),
    confirmed: confirmed(),
    'rescheduling, arranged': moving(),
    rescheduling: after(requested(), { action: 'reschedule', times: [ELEVEN] }, 'visitor'),
    completed: { ...confirmed(), state: 'completed' },
    cancelled: after(confirmed(), { action: 'cancel', reason: '' }, 'visitor'),
    rejected: after(requested(), { action: 'reject' }, 'agent'),
  };

  it.each([
    ['requested', null, 'requested', 'cancelled'],
    ['proposed', null, 'proposed', 'cancelled'],
    ['proposed, arranged', null, 'proposed', 'cancelled'],
    ['confirmed', 'confirmed', 'confirmed', 'cancelled'],
    ['rescheduling, arranged', null, 'rescheduling', 'cancelled'],
    ['rescheduling', null, 'rescheduling', 'cancelled'],
    ['completed', null, null, null],
    ['cancelled', null, null, null],
    ['rejected', null, null, null],
  ])('%s: moving leads to %s, honouring to %s, leaving the market to %s', (from, ...to) => {
    const actions = ['move', 'honour', 'withdraw'] as const;
    expect(actions.map((action) => destination(made[from]!, action, NOW))).toEqual(to);
  });
});

describe('what was agreed elsewhere', () => {
  it('is arranged from the beginning, stands whatever becomes of the home, and says that nobody asked', () => {
    const { viewing, facts, by } = enter({ ...given(), times: [TEN], agentNotes: 'Keys at no. 4' }, NOW);
    expect([facts, by]).toEqual([[{ fact: 'confirmed' }], 'agent']);
    expect(viewing).toMatchObject({
      version: 1,
      state: 'confirmed',
      start: TEN,
      arrangedAt: NOW,
      calendarSequence: 0,
      agentNotes: 'Keys at no. 4',
      entered: true,
      honoured: true,
    });
  });
});

const start = fc
  .record({ days: fc.integer({ min: -1, max: 12 }), time: fc.constantFrom(...viewingTimes) })
  .map(({ days, time }) => at(addDays('2026-03-27', days), time));
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant('confirm' as const), start }) },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('propose' as const),
      id: fc.constantFrom('p1', 'p2', 'p3'),
      start,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constantFrom('accept' as const, 'refuse' as const),
      proposal: fc.constantFrom('p1', 'p2', 'p3'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('reschedule' as const),
      times: fc.array(start, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constantFrom('decline' as const, 'cancel' as const),
      reason: fc.string(),
    }),
  },
  fc.record({ action: fc.constantFrom('reject' as const, 'keep' as const, 'complete' as const) }),
  { weight: 2, arbitrary: fc.record({ action: fc.constant('move' as const), start }) },
  fc.record({ action: fc.constant('honour' as const), honoured: fc.boolean() }),
  fc.record({
    action: fc.constant('withdraw' as const),
    reason: fc.string(),
    at: fc.constantFrom(new Date('2026-03-25'), new Date('2026-04-25')),
    abandoned: fc.boolean(),
  }),
  fc.record({
    action: fc.constant('remind' as const),
    hoursBefore: fc.constantFrom(24 as const, 2 as const),
    start,
  }),
  fc.record({ action: fc.constant('note' as const), text: fc.string() }),
);
const step = fc.record({
  command,
  by: fc.constantFrom<Actor>('visitor', 'agent', 'time', 'market'),
  minutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2000 })),
});

/** What stands in people's calendars, told without the sequence. */
const inCalendars = ({ start: arranged, state }: Viewing): string =>
  arranged ? `${arranged.toISOString()} ${state === 'cancelled' || state === 'rejected'}` : 'nothing';

const over = ['completed', 'cancelled', 'rejected'];

describe('no sequence of actions', () => {
  it('leads to a state it must not lead to, skips a version, or changes a calendar without a new SEQUENCE', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = new Date('2026-03-26T09:00:00Z');
        let viewing = request(
          { ...requested(), visitor: requested().visitor!, times: [at('2026-03-30', '10:00')] },
          now,
        ).viewing;
        for (const { command: given, by, minutes } of steps) {
          now = new Date(now.getTime() + minutes * 60_000);
          const done = act(viewing, given, { by, now });
          const allowed = (rules[given.action].by as readonly Actor[]).includes(by);
          if (!done.ok || done.value.viewing === viewing) {
            expect(done.ok ? done.value.facts : []).toEqual([]);
            continue;
          }
          expect(allowed).toBe(true);
          const { viewing: next, facts } = done.value;
          expect(next.version).toBe(viewing.version + 1);
          const told = inCalendars(next) !== inCalendars(viewing);
          expect(next.calendarSequence).toBe(
            told ? (viewing.calendarSequence ?? -1) + 1 : viewing.calendarSequence,
          );
          if (given.action !== 'note' && given.action !== 'honour') expect(facts).toHaveLength(1);
          if (told && heldSlot(next)) expect(isSlot(next.start!, 'offer', now)).toBe(true);
          // What is over stays over; notes alone go on.
          if (over.includes(stateAt(viewing, now)))
            expect([given.action, next.state]).toEqual([
              given.action === 'complete' ? 'complete' : 'note',
              given.action === 'complete' ? 'completed' : viewing.state,
            ]);
          expect(next.proposal !== null).toBe(next.state === 'proposed');
          if (next.state === 'requested') expect(next.start).toBeNull();
          if (next.state === 'confirmed' || next.state === 'completed') expect(next.start).not.toBeNull();
          expect(next.start === null).toBe(next.calendarSequence === null);
          expect(next.requestedTimes.length).toBeGreaterThan(0);
          viewing = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('offers a side what it may not do, or keeps from it what it may', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const now = new Date('2026-03-26T09:00:00Z');
        let viewing = request(
          { ...requested(), visitor: requested().visitor!, times: [at('2026-03-30', '10:00')] },
          now,
        ).viewing;
        for (const { command: given, by } of steps) {
          const done = act(viewing, given, { by, now });
          const offered =
            isSide(by) && (actionsOf(viewing, [by], now) as ActionName[]).includes(given.action);
          if (done.ok && done.value.viewing !== viewing && isSide(by)) expect(offered).toBe(true);
          if (done.ok) viewing = done.value.viewing;
        }
        expect(actionsOf(viewing, [], now)).toEqual([]);
      }),
    );
  });
});

describe('erasing a person', () => {
  it('leaves nothing that identifies them, and calls off what is open', () => {
    const noted = after(confirmed(), { action: 'note', text: 'Mine' }, 'visitor');
    const { viewing, facts } = erase(noted, NOW);
    expect(viewing).toMatchObject({
      visitor: null,
      accountId: null,
      visitorNotes: '',
      message: '',
      state: 'cancelled',
    });
    expect(facts.map(({ fact }) => fact)).toEqual(['cancelled', 'erased']);
    expect(viewing.version).toBe(noted.version + 2);
    expect(viewing.calendarSequence).toBe(1);
  });
});
