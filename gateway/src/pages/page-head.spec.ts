import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cutText } from './escape.js';
import { type PageHead, renderHead } from './page-head.js';
import { lintel } from './site.fixture.js';

const absolute = (path: string) => `https://lintel.example${path}`;

const ELEMENT =
  /^(?:<title>(?<title>[^<>"']*)<\/title>|<(?:meta|link)(?<attributes>(?: [a-z]+="[^<>"']*")+)>|<script type="application\/ld\+json">(?<json>[^<>&]*)<\/script>)$/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescape = (text: string): string => text.replace(/&([#\w]+);/g, (_, name: string) => ENTITIES[name]!);

/** The elements of a head by strict rules: anything that could end an element, an attribute or a script early is an error. */
function elementsOf(head: string): { title: string; named: Map<string, string>; things: unknown[] } {
  const named = new Map<string, string>();
  const things: unknown[] = [];
  let title = '';
  for (const line of head.split('\n    ')) {
    const groups = ELEMENT.exec(line)?.groups;
    if (!groups) throw new Error(`Not one element: ${line}`);
    if (groups['title'] !== undefined) title = unescape(groups['title']);
    if (groups['json'] !== undefined) things.push(JSON.parse(groups['json']));
    const attributes = Object.fromEntries(
      [...(groups['attributes'] ?? '').matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const name = attributes['name'] ?? attributes['property'] ?? attributes['rel'];
    if (name) named.set(name, unescape(attributes['content'] ?? attributes['href'] ?? ''));
  }
  return { title, named, things };
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '!', '-', '\n', '\u2028', '\u0000', 'a', ']'),
  }),
  fc.constantFrom('</script><img src=x onerror=alert(1)>', '<!--<script>', '" onload="x', '\ud800', '$&$1$`'),
);

/** Control characters have no place in a page. */
const asRead = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ');

describe('the head of a page', () => {
  it('says what a listing says and nothing else, whatever it says', () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, (title, description, alt) => {
        const head: PageHead = {
          title,
          description,
          canonical: 'https://lintel.example/property/1?a=1&b=2',
          image: { url: 'https://lintel.example/media/1.webp', width: 1600, height: 1200, alt },
          jsonLd: [{ '@type': 'Thing', name: title, description }],
        };
        const { title: shown, named, things } = elementsOf(renderHead(head, lintel, absolute));
        expect(shown).toBe(asRead(title.startsWith('Lintel') ? title : `${title} · Lintel`));
        expect(named.get('description')).toBe(asRead(description));
        expect(named.get('og:title')).toBe(asRead(title));
        expect(named.get('og:image:alt')).toBe(asRead(alt));
        expect(named.get('canonical')).toBe(head.canonical);
        expect(things).toEqual([JSON.parse(JSON.stringify({ '@type': 'Thing', name: title, description }))]);
      }),
      { numRuns: 500 },
    );
  });

  it('asks search engines to leave out a page without an address of its own', () => {
    const { named } = elementsOf(
      renderHead({ title: 'Sign In', description: 'x', canonical: null }, lintel, absolute),
    );
    expect(named.get('robots')).toBe('noindex');
    expect(named.has('canonical')).toBe(false);
    expect(named.get('twitter:card')).toBe('summary');
  });
});

describe('a text that is cut', () => {
  it('is never longer than it may be, and ends between words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (text, longest) => {
        expect(cutText(text, longest).length).toBeLessThanOrEqual(longest + 1);
      }),
    );
    expect(cutText('A house near the Common, with a garden', 25)).toBe('A house near the Common…');
    expect(cutText('A house\n\nnear', 25)).toBe('A house near');
  });
});
