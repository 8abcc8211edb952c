import { expect, it } from '@jest/globals';
import { readState, templateText } from './states.js';

it.each([
  ['failed', 'failed'],
  ['dropped', 'dropped'],
  ['toString', 'queued'],
  ['', 'queued'],
  [null, 'queued'],
])('an address with the state %j shows %s e-mails', (text, state) => {
  expect(readState(text)).toBe(state);
});

it('an address that looks for something shows e-mails of every state, unless it names one', () => {
  expect([readState(null, 'ada@example.org'), readState('sent', 'ada@example.org')]).toEqual(['all', 'sent']);
});

it.each([
  ['newsletter-confirmation', 'Newsletter confirmation'],
  ['digest', 'Digest'],
  ['', ''],
])('the template %j is called %j', (template, text) => {
  expect(templateText(template)).toBe(text);
});
