import { describe, expect, it } from '@jest/globals';
import type { ConsolePage } from './console-pages.js';
import { offersFor } from './offers.js';

const icon = () => null;
const pages: readonly ConsolePage[] = [
  { path: '/operations/mailbox', label: 'Mailbox', icon },
  { path: '/operations/emails', label: 'E-mails', icon, finds: 'e-mails by address' },
  { path: '/operations/agencies', label: 'Agencies', icon, finds: 'an agency' },
];
const leadsTo = (text: string) => offersFor(text, pages).map(({ to }) => to);

describe('the search of the console', () => {
  it('lists every page before anything is typed', () => {
    expect(leadsTo(' ')).toEqual(['/operations/mailbox', '/operations/emails', '/operations/agencies']);
  });

  it('goes to a page by part of its name, and looks for the text on those that can', () => {
    expect(leadsTo('MAIL')).toEqual([
      '/operations/mailbox',
      '/operations/emails',
      '/operations/emails?q=MAIL',
      '/operations/agencies?q=MAIL',
    ]);
  });

  it('looks for an address, whatever is in it', () => {
    expect(leadsTo(' a+b&c@example.org ')).toEqual([
      '/operations/emails?q=a%2Bb%26c%40example.org',
      '/operations/agencies?q=a%2Bb%26c%40example.org',
    ]);
  });
});
