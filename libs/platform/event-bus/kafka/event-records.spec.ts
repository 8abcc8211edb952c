import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { anEvent } from '../contract/scene.js';
import { UnprocessableEvent } from '../event-bus.port.js';
import { toEvent, toMessage, type EventRecord } from './event-records.js';
import { ParkedIndex } from './parked-index.js';
import { toParkedMessage, toSettledMessage } from './parked-records.js';

/** What a broker makes of a message: bytes. */
function asRecord({ key, value, headers }: ReturnType<typeof toMessage>, offset = '0'): EventRecord {
  const bytes = (text: unknown) => (Buffer.isBuffer(text) ? text : Buffer.from(String(text)));
  return {
    offset,
    key: bytes(key),
    value: value === null ? null : bytes(value),
    headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, bytes(text)])),
  };
}

const text = fc.string({ unit: 'grapheme', minLength: 1 });

describe('events as records', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(
        fc.record({ id: text, source: text, type: text, subject: text, traceparent: text }),
        fc.integer({ min: 1 }),
        fc.jsonValue(),
        (attributes, sequence, data) => {
          const event = { ...anEvent('a', sequence, data), ...attributes };
          expect(toEvent(asRecord(toMessage(event)))).toEqual(JSON.parse(JSON.stringify(event)));
        },
      ),
    );
  });

  it('never have null for a value, which a compacted topic takes for a deletion', () => {
    const record = asRecord(toMessage({ ...anEvent('a'), data: undefined }));
    expect(record.value).toEqual(Buffer.alloc(0));
    expect(toEvent(record)).not.toHaveProperty('data');
    expect(toEvent(asRecord(toMessage(anEvent('a', 1, null)))).data).toBeNull();
  });

  it('are refused for good when they are none', () => {
    const record = asRecord(toMessage(anEvent('a')));
    expect(() => toEvent({ ...record, headers: {} })).toThrow(UnprocessableEvent);
    expect(() => toEvent({ ...record, value: Buffer.from('{') })).toThrow(/not JSON/);
  });

  it('are parked once when a crash had them parked twice, anew after they were settled, settled by who came first, and forgotten with their records', () => {
    const events = [anEvent('a', 1), anEvent('b', 1)];
    const park = (offset: number, index: number) =>
      asRecord(
        toParkedMessage(
          asRecord(toMessage(events[index]!)),
          { error: 'Error: no', attempts: 3, parkedAt: '2026-03-01T10:00:00Z' },
          `0/${index}`,
        ),
        String(offset),
      );
    const settle = (offset: number, id: string, by: string) =>
      asRecord(toSettledMessage(id, { how: 'retried', at: '2026-03-01T11:00:00Z', by }), String(offset));
    const index = new ParkedIndex('t.reader.parked');
    index.add([park(0, 0), park(1, 0), park(2, 1), settle(3, '0', 'one')], 4);
    index.add([settle(4, '0', 'two'), park(5, 0)], 6);
    expect(index.entries().map(({ event, id, by }) => [event.subject, id, by])).toEqual([
      ['a', '0', 'one'],
      ['b', '2', undefined],
      ['a', '5', undefined],
    ]);
    expect(index.entries()[0]).toMatchObject({ error: 'Error: no', attempts: 3 });
    expect(index.waiting).toBe(2);
    index.keep({ low: 3, high: 6 });
    expect([index.next, index.waiting, index.entries().map(({ id }) => id)]).toEqual([6, 1, ['5']]);
    index.keep({ low: 0, high: 1 });
    expect([index.next, index.waiting, index.entries()]).toEqual([0, 0, []]);
  });
});
