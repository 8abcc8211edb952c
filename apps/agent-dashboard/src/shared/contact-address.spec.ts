import { describe, expect, it } from '@jest/globals';
import { mailAddress, phoneAddress } from './contact-address.js';

describe('links that reach a person', () => {
  it.each([
    ['020 7946 0123', 'tel:02079460123'],
    ['+44 (0)20 7946 0123', 'tel:+442079460123'],
    ['(020) 7946-0123', 'tel:02079460123'],
    ['ask at the door', undefined],
    ['', undefined],
  ])('%s is dialled as %s', (phone, link) => {
    expect(phoneAddress(phone)).toBe(link);
  });

  it('an e-mail goes to the address, whatever stands in it', () => {
    expect(mailAddress('odile@example.org')).toBe('mailto:odile@example.org');
    expect(mailAddress('o?cc=all@example.org')).toBe('mailto:o%3Fcc%3Dall@example.org');
  });
});
