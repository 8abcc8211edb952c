import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { cursorCodec, momentInCursor } from './cursor.js';

const places = cursorCodec(z.strictObject({ at: momentInCursor, id: z.string().min(1).max(20) }));
const place = { at: new Date('2026-03-02T09:30:00.123Z'), id: 'L-7' };
const raw = (text: string) => Buffer.from(text).toString('base64url');
const refused = { ok: false, failure: expect.objectContaining({ code: 'BAD_USER_INPUT' }) };

describe('the cursor of a page', () => {
  it('is read as the place that it was written for', () => {
    expect(places.read(places.write(place))).toEqual({ ok: true, value: place });
  });

  it('is the beginning where there is none', () => {
    for (const none of [null, undefined]) expect(places.read(none)).toEqual({ ok: true, value: null });
  });

  it.each([
    '',
    'x',
    '%00',
    '7',
    raw('null'),
    raw('[]'),
    raw('{"at":1}'),
    raw('{"at":-1,"id":"a"}'),
    raw('{"at":1e300,"id":"a"}'),
    raw('{"at":{"$gt":0},"id":"a"}'),
    raw('{"at":1,"id":{"$ne":""}}'),
    raw(`{"at":1,"id":"${'a'.repeat(21)}"}`),
    raw('{"at":1,"id":"a","and":"more"}'),
    raw('{"id":"a","at":1}'),
    `${places.write(place)}=`,
    places.write(place).slice(0, -1),
  ])('that nobody was given (%s) is refused by the name of its field', (crafted) => {
    expect(places.read(crafted)).toEqual(refused);
  });
});
