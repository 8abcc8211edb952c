import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { aListing } from '@lintel/testing';
import { calendarFileOf } from './calendar-file.js';
import type { Home } from './home.js';
import { request } from './new-viewing.js';
import { act } from './viewing-actions.js';
import type { Viewing } from './viewing.js';

const NOW = new Date('2026-03-26T09:00:00Z');
const { id, title, address, location, agent, status } = aListing();
const home: Home = { id, version: 1, published: true, status, title, address, location, agent };

function requested(start: Date, name = 'Alex Visitor'): Viewing {
  const visitor = { name, email: 'alex@example.org', phone: '020 7946 0001', link: 'link' };
  const given = { id: 'v1', listingId: id, agencyId: agent.agencyId, accountId: null, message: '' };
  return request({ ...given, visitor, times: [start] }, NOW).viewing;
}

function arranged(start: Date, name?: string): Viewing {
  const done = act(requested(start, name), { action: 'confirm', start }, { by: 'agent', now: NOW });
  if (!done.ok) throw new Error(done.failure);
  return done.value.viewing;
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent')!;
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const value = (name: string) => component.getFirstPropertyValue(name);
  const instant = (name: string) => {
    const time = value(name) as ICAL.Time;
    time.zone = zone;
    return time.toJSDate();
  };
  return { calendar, component, zone, value, instant, event: new ICAL.Event(component) };
}

const cancelled = (viewing: Viewing): Viewing => {
  const done = act(viewing, { action: 'cancel', reason: '' }, { by: 'visitor', now: NOW });
  if (!done.ok) throw new Error(done.failure);
  return done.value.viewing;
};

describe('the calendar file', () => {
  it('is read by a calendar parser: a request of the agency to the visitor, for an hour', () => {
    const start = new Date('2026-03-30T09:00:00Z');
    const { file, method, sequence } = calendarFileOf(arranged(start), home, 'Lintel')!;
    const { calendar, component, event, value, instant, zone } = read(file);
    expect([method, sequence]).toEqual(['REQUEST', 0]);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(zone.tzid).toBe('Europe/London');
    expect(event.uid).toBe('viewing-v1@lintel');
    expect(event.summary).toBe(`Viewing: ${home.title}`);
    expect(event.location).toBe(home.address);
    expect(instant('dtstart')).toEqual(start);
    expect(instant('dtend').getTime() - start.getTime()).toBe(3_600_000);
    expect(value('status')).toBe('CONFIRMED');
    expect(value('organizer')).toBe(`mailto:${agent.email}`);
    expect(component.getFirstProperty('organizer')!.getFirstParameter('cn')).toBe(agent.agency);
    expect(value('attendee')).toBe('mailto:alex@example.org');
  });

  it.each([
    ['2026-03-28T10:00:00Z', '2026-03-28T10:00:00'],
    ['2026-03-30T09:00:00Z', '2026-03-30T10:00:00'],
    ['2026-10-24T09:00:00Z', '2026-10-24T10:00:00'],
    ['2026-10-26T10:00:00Z', '2026-10-26T10:00:00'],
  ])('says %s as %s in London, and its time zone leads back', (instant, local) => {
    const file = read(calendarFileOf(arranged(new Date(instant)), home, 'Lintel')!.file);
    expect(String(file.value('dtstart'))).toBe(local);
    expect(file.instant('dtstart')).toEqual(new Date(instant));
  });

  it('is made by the portal, whatever that is called', () => {
    const { file } = calendarFileOf(arranged(new Date('2026-03-30T09:00:00Z')), home, 'Harbour; Homes')!;
    expect(read(file).calendar.getFirstPropertyValue('prodid')).toBe('-//Harbour; Homes//Viewings//EN');
    // What an entry is known by never changes.
    expect(file.replace('@lintel', '')).not.toMatch(/lintel/i);
  });

  it('cancels the same entry, with the next SEQUENCE', () => {
    const viewing = cancelled(arranged(new Date('2026-03-30T09:00:00Z')));
    const { calendar, event, value } = read(calendarFileOf(viewing, home, 'Lintel')!.file);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(value('status')).toBe('CANCELLED');
    expect(event.sequence).toBe(1);
    expect(event.uid).toBe('viewing-v1@lintel');
  });

  it('is none where nothing was arranged', () => {
    expect(calendarFileOf(requested(new Date('2026-03-30T09:00:00Z')), home, 'Lintel')).toBeNull();
  });

  it('says any text unharmed, in lines of at most 75 bytes, and lets none become a line of its own', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((text) => text.replace(/\p{Cc}/gu, ''))
      .filter((text) => text.trim() !== '');
    const title = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom('A;B,C\\D\nBEGIN:VEVENT', 'X\r\nATTENDEE:mailto:x@example.org', '"quoted" ^caret'),
    );
    fc.assert(
      fc.property(title, name, (text, person) => {
        const viewing = arranged(new Date('2026-03-30T09:00:00Z'), person);
        const { file } = calendarFileOf(viewing, { ...home, title: text }, 'Lintel')!;
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { calendar, component, event } = read(file);
        expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
        expect(component.getAllProperties('attendee')).toHaveLength(1);
        const plain = text
          .toWellFormed()
          .replace(/\r\n?/g, '\n')
          .replace(/(?!\n)\p{Cc}/gu, ' ');
        expect(event.summary).toBe(`Viewing: ${plain}`);
        expect(component.getFirstProperty('attendee')!.getFirstParameter('cn')).toBe(person);
      }),
      { numRuns: 300 },
    );
  });
});
