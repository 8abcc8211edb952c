import { describe, expect, it } from '@jest/globals';
import { contactText } from './contact-text.js';

describe('whose home it is', () => {
  it.each([
    [{ name: 'Sam Example', isMine: false }, 'Contact: Sam Example'],
    [{ name: 'Sam Example', isMine: true }, 'Contact: You'],
    [{ name: '', isMine: false }, null],
  ])('of %j is %s', (contact, text) => expect(contactText(contact)).toBe(text));
});
