import { describe, expect, it } from '@jest/globals';
import { nudged, pinMove, placedAt, postcodeOf } from './pin-rules.js';

const found = { latitude: 51.46, longitude: -0.14, precision: 'postcode' } as const;

describe('the pin of a home', () => {
  it('is looked for once the postcode is complete', () => {
    expect(postcodeOf('12 Example Road, London SW4')).toBeUndefined();
    expect(postcodeOf('12 Example Road, London sw47aa')).toBe('SW4 7AA');
  });

  it('goes to the postcode, and follows another one', () => {
    const pin = { latitude: 51.46, longitude: -0.14, from: 'postcode' as const };
    expect(pinMove(found, 'SW4 7AA', null, undefined)).toEqual({ kind: 'move', pin });
    expect(pinMove(found, 'SW4 7AA', pin, 'SW4 7AB')).toEqual({ kind: 'move', pin });
    expect(pinMove(null, 'SW4 7AA', null, undefined)).toEqual({ kind: 'stay' });
  });

  it('stays where the listing has it while its postcode is the same', () => {
    expect(pinMove(found, 'SW4 7AA', { latitude: 1, longitude: 1, from: 'listing' }, 'SW4 7AA')).toEqual({
      kind: 'stay',
    });
  });

  it('stays where the agent has placed it, and the other place is offered', () => {
    expect(pinMove(found, 'SW4 7AA', placedAt(1, 1), 'SW4 7AB').kind).toBe('offer');
  });

  it('moves by the arrow keys, in metres', () => {
    const pin = placedAt(51.5, -0.1);
    expect(nudged(pin, 'ArrowUp', false)!.latitude).toBeCloseTo(51.500045, 6);
    expect(nudged(pin, 'ArrowRight', true)!.longitude).toBeCloseTo(-0.1 + 50 / 111_320 / Math.cos(0.8988), 5);
    expect(nudged(pin, 'ArrowLeft', false)!.longitude).toBeLessThan(-0.1);
    expect(nudged(pin, 'Enter', false)).toBeUndefined();
    expect(placedAt(91, 181)).toEqual({ latitude: 90, longitude: 180, from: 'agent' });
  });
});
