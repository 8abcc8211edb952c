import { describe, expect, it } from '@jest/globals';
import { consolePages, type ConsolePage } from './console-pages.js';
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

  it('offers first what a text can only be, and nowhere else', () => {
    const trace: ConsolePage = {
      ...{ path: '/operations/trace', label: 'Trace', icon, finds: 'a reference' },
      fits: consolePages.find(({ path }) => path === '/operations/trace')!.fits!,
    };
    const first = (text: string) => offersFor(text, [...pages, trace])[0]!.to;
    expect(first('4f2c91ab')).toBe('/operations/trace?q=4f2c91ab');
    expect(first('4F2C 91AB')).toBe('/operations/trace?q=4F2C%2091AB');
    expect(first('a'.repeat(32))).toBe(`/operations/trace?q=${'a'.repeat(32)}`);
    for (const text of ['4f2c91a', 'ada@example.org', 'a'.repeat(33)])
      expect(first(text)).toBe(`/operations/emails?q=${encodeURIComponent(text)}`);
  });

  it('offers keys first for how a secret begins, and takes no more of a whole one than that', () => {
    const [first, ...others] = offersFor('lintel_Ab3dE6gH-the-rest-of-it', consolePages);
    expect(first!.to).toBe('/operations/integrations?q=lintel_Ab3dE6gH');
    expect(others.length).toBeGreaterThan(5);
    expect(offersFor('https://hooks.example.org/1', consolePages)[0]!.to).toBe(
      '/operations/integrations?q=https%3A%2F%2Fhooks.example.org%2F1',
    );
    expect(others.filter(({ to }) => to.includes('rest'))).toEqual([]);
  });

  it('looks for an address, whatever is in it', () => {
    expect(leadsTo(' a+b&c@example.org ')).toEqual([
      '/operations/emails?q=a%2Bb%26c%40example.org',
      '/operations/agencies?q=a%2Bb%26c%40example.org',
    ]);
  });
});
