import ICAL from 'ical.js';
import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { aListing } from '@lintel/testing';
import { request } from './new-viewing.js';
import { viewingFeedOf } from './viewing-feed.js';

const now = new Date('2026-03-26T09:00:00Z');
const { id, title, address, location, agent, status } = aListing();
const home = { id, version: 1, published: true, status, title, address, location, agent };
const visitor = { name: 'Alex Visitor', email: 'alex@example.org', phone: '020 7946 0001', link: 'link' };
const given = { id: 'v1', listingId: id, agencyId: agent.agencyId, accountId: null, message: '' };
const { viewing } = request({ ...given, visitor, times: [new Date('2026-03-30T09:00:00Z')] }, now);

it('a feed says any text unharmed, and lets none become a line of its own', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc.constantFrom('A;B,C\\D\nBEGIN:VEVENT', 'X\r\nATTENDEE:mailto:x@example.org', 'END:VCALENDAR\r\n'),
  );
  fc.assert(
    fc.property(text, text, (said, name) => {
      const hostile = { ...home, title: said, address: said, agent: { ...agent, name } };
      const options = { portal: name, name, page: 'https://homes.example.org/agent/dashboard', now };
      const file = viewingFeedOf([viewing], new Map([[id, hostile]]), options);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
      expect(events).toHaveLength(1);
      expect(events[0]!.getAllProperties('attendee')).toEqual([]);
      const plain = said
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, ' ');
      expect(new ICAL.Event(events[0]!).summary).toBe(`Viewing to be confirmed: ${plain}`);
    }),
    { numRuns: 200 },
  );
});
