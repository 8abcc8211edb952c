import type { CloudEvent } from '@lintel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { aViewingEvent, type ViewingKind } from '../../test/viewing-events.js';
import { historyOf, leadOf } from './lead.js';
import { hearViewing, type LeadSource } from './lead-source.js';
import { phoneWords, wantedWords, wordsOf } from './words.js';

const start = Date.UTC(2026, 2, 1, 9);
const minutes = (count: number) => new Date(start + count * 60_000);

/** The sources after these events, each heard by its own. */
function heard(events: readonly CloudEvent[]): readonly LeadSource[] {
  const sources = new Map<string, LeadSource>();
  for (const event of events) {
    const id = `viewing:${event.subject}`;
    const after = hearViewing(sources.get(id) ?? null, event);
    if (after) sources.set(id, after);
  }
  return [...sources.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

const kinds: readonly ViewingKind[] = [
  'requested',
  'confirmed',
  'moved',
  'declined',
  'rejected',
  'reschedule-requested',
  'cancelled',
  'completed',
  'reminder-due',
];

const told = fc.record({
  viewing: fc.constantFrom('a', 'b', 'c'),
  kind: fc.constantFrom(...kinds),
  by: fc.constantFrom('visitor' as const, 'agent' as const, 'time' as const),
  agencyId: fc.constantFrom('one', 'two'),
  email: fc.constantFrom('alex@example.org', 'Alex@Example.org', 'jo@example.org'),
  name: fc.constantFrom('Alex', 'Alex Example'),
  listingId: fc.integer({ min: 1, max: 3 }),
  gap: fc.nat(90),
});

/** What the viewings service publishes: each viewing's events in order, the last of some that it was erased. */
const histories = fc
  .record({ steps: fc.array(told, { maxLength: 20 }), erased: fc.subarray(['a', 'b', 'c']) })
  .map(({ steps, erased }) => {
    const sequences = new Map<string, number>();
    let at = 0;
    const next = (id: string) => {
      sequences.set(id, (sequences.get(id) ?? 0) + 1);
      return sequences.get(id)!;
    };
    const events = steps.map(({ viewing: id, kind, by, agencyId, email, name, listingId, gap }) => {
      at += gap;
      const about = { id, at: minutes(at), by, agencyId, listingId, visitor: { email, name } };
      return aViewingEvent(kind, next(id), about);
    });
    const ends = erased
      .filter((id) => sequences.has(id))
      .map((id) => aViewingEvent('erased', next(id), { id, at: minutes(at + 1) }));
    return [...events, ...ends];
  });

const deliveries = histories.chain((events) =>
  fc
    .record({
      again: fc.subarray(events),
      order: fc.array(fc.nat(), {
        minLength: events.length * 2,
        maxLength: events.length * 2,
      }),
    })
    .map(({ again, order }) => ({
      events,
      shuffled: [...events, ...again]
        .map((event, index) => ({ event, place: order[index] ?? 0 }))
        .sort((one, other) => one.place - other.place)
        .map(({ event }) => event),
    })),
);

describe('what an agency knows of a person', () => {
  it('is the same in whichever order events come, and however often', () => {
    fc.assert(
      fc.property(deliveries, ({ events, shuffled }) => {
        const plain = heard(events);
        const other = heard(shuffled);
        expect(other).toEqual(plain);
        expect(leadOf('a-lead', other)).toEqual(leadOf('a-lead', plain));
        expect(historyOf(other)).toEqual(historyOf(plain));
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing of what was erased', () => {
    fc.assert(
      fc.property(deliveries, ({ events, shuffled }) => {
        const erased = new Set(
          events.filter(({ type }) => type.includes('erased')).map(({ subject }) => `viewing:${subject}`),
        );
        for (const { id, facts } of heard(shuffled)) expect(facts === null).toBe(erased.has(id));
      }),
    );
  });

  it('counts viewings, and the homes of all', () => {
    const events = [
      aViewingEvent('requested', 1, { id: 'a', at: minutes(0) }),
      aViewingEvent('requested', 1, { id: 'b', at: minutes(5), visitor: { name: 'Alex the Second' } }),
      aViewingEvent('confirmed', 2, { id: 'a', at: minutes(9), by: 'agent' }),
      aViewingEvent('requested', 1, { id: 'c', at: minutes(3), listingId: 13 }),
    ];
    expect(leadOf('a-lead', heard(events))).toMatchObject({
      name: 'Alex the Second',
      email: 'alex@example.org',
      viewings: 3,
      enquiries: 0,
      homes: 2,
      firstContactAt: minutes(0),
      lastContactAt: minutes(5),
    });
    expect(historyOf(heard(events)).map(({ kind, at }) => [kind, at.getTime()])).toEqual([
      ['viewingConfirmed', minutes(9).getTime()],
      ['viewingRequested', minutes(5).getTime()],
      ['viewingRequested', minutes(3).getTime()],
      ['viewingRequested', minutes(0).getTime()],
    ]);
  });
});

describe('words to look for', () => {
  it('are without accents, case and punctuation', () => {
    expect(wordsOf('Élodie O’Neill', 'e.oneill@example.org')).toEqual([
      'elodie',
      'o',
      'neill',
      'e',
      'oneill',
      'example',
      'org',
    ]);
    expect(phoneWords('+44 20 7946-0001')).toEqual(['44', '20', '7946', '0001', '442079460001']);
  });

  it('are none where nothing is looked for', () => {
    expect([wantedWords(null), wantedWords('  '), wantedWords('?!')]).toEqual([undefined, undefined, []]);
  });

  it('hold nothing that a pattern would read as its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});
