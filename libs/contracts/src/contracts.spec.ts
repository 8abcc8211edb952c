import { describe, expect, it } from '@jest/globals';
import {
  agentLine,
  eventDefinitions,
  isViewingDay,
  topics,
  viewingFormSchema,
  viewingSlots,
} from './index.js';

describe('every kind of event', () => {
  it.each(eventDefinitions.map((definition) => [definition.type, definition] as const))(
    '%s has an example that satisfies its schema, and a topic of the catalogue',
    (type, definition) => {
      expect(definition.schema.parse(definition.example)).toEqual(definition.example);
      expect(type).toMatch(/^lintel\.[a-z-]+\.[a-z-]+\.v\d+$/);
      expect(topics.map((topic) => topic.name)).toContain(definition.topic);
    },
  );

  it('has a name of its own', () => {
    expect(new Set(eventDefinitions.map(({ type }) => type)).size).toBe(eventDefinitions.length);
  });
});

describe('viewings', () => {
  it('are offered Monday to Saturday, 9 AM to 5 PM, from today', () => {
    expect(viewingSlots).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
    expect(isViewingDay('2026-11-21', '2026-11-21')).toBe(true);
    expect(isViewingDay('2026-11-22', '2026-11-21')).toBe(false);
    expect(isViewingDay('2026-11-20', '2026-11-21')).toBe(false);
  });

  it('cannot be asked for without a time, nor twice for the same', () => {
    const form = { name: 'A', email: 'a@example.org', phone: '020 7946 0000', date: '2026-11-23' };
    expect(viewingFormSchema.safeParse({ ...form, times: [] }).success).toBe(false);
    expect(viewingFormSchema.safeParse({ ...form, times: ['09:00', '09:00'] }).success).toBe(false);
    expect(viewingFormSchema.safeParse({ ...form, times: ['09:00'] }).success).toBe(true);
  });
});

describe('whom people deal with', () => {
  it('is the person and the agency, once where the account has the name of its agency', () => {
    expect(agentLine({ name: 'Sam Example', agency: 'Example & Daughters' })).toBe(
      'Sam Example, Example & Daughters',
    );
    expect(agentLine({ name: 'Example & Daughters', agency: 'Example & Daughters' })).toBe(
      'Example & Daughters',
    );
    expect(agentLine({ name: '', agency: 'Example & Daughters' })).toBe('Example & Daughters');
  });
});
