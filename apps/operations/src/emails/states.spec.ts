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

it.each([
  ['newsletter-confirmation', 'Newsletter confirmation'],
  ['digest', 'Digest'],
  ['', ''],
])('the template %j is called %j', (template, text) => {
  expect(templateText(template)).toBe(text);
});
