import { describe, expect, it } from '@jest/globals';
import { clashOf, isOpen, standingStart } from './clashes.js';
import { aViewing, moment } from './viewing.fixture.js';

const now = new Date('2026-11-21T12:00:00Z');
const monday = '2026-11-23';
const asked = aViewing('pending', [monday, '10:00']);
const at = (time: string, ...agency: Parameters<typeof clashOf>[2]) =>
  clashOf(asked, moment(monday, time), agency, now);

describe('what clashes with a requested time', () => {
  it('is nothing where nothing is arranged', () => {
    const clash = at('10:00', aViewing('pending', [monday, '10:00'], { id: 'another request' }));
    expect(clash).toEqual({ past: false, taken: undefined, elsewhere: undefined });
    expect(isOpen(clash)).toBe(true);
  });

  it.each(['09:30', '10:00', '10:30'])('is a confirmed viewing of the home at %s', (time) => {
    const taken = aViewing('confirmed', [monday, time]);
    const clash = at('10:00', taken);
    expect(clash.taken).toBe(taken);
    expect(isOpen(clash)).toBe(false);
  });

  it.each(['09:00', '11:00'])('is not one that ends or begins then, at %s', (time) => {
    expect(at('10:00', aViewing('confirmed', [monday, time])).taken).toBeUndefined();
  });

  it('is said of another home too, which does not hinder', () => {
    const elsewhere = aViewing('confirmed', [monday, '10:00'], { propertyId: 13 });
    const clash = at('10:00', elsewhere);
    expect(clash.elsewhere).toBe(elsewhere);
    expect(isOpen(clash)).toBe(true);
  });

  it('is an arranged time that stands while another is asked for', () => {
    const moving = aViewing('pending', ['2026-11-30', '10:00'], { start: moment(monday, '10:00') });
    expect(at('10:00', moving).taken).toBe(moving);
  });

  it('is not what was cancelled, and not the viewing itself', () => {
    const cancelled = aViewing('cancelled', [monday, '10:00'], { start: moment(monday, '10:00') });
    expect(standingStart(cancelled)).toBeNull();
    expect(at('10:00', cancelled, { ...asked, start: moment(monday, '10:00') }).taken).toBeUndefined();
  });

  it('is that the time has passed', () => {
    const clash = clashOf(asked, moment('2026-11-21', '12:00'), [], now);
    expect(clash.past).toBe(true);
    expect(isOpen(clash)).toBe(false);
  });
});
