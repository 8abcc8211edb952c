import { describe, expect, it } from '@jest/globals';
import { examples } from '../preview/examples.js';
import { pageAt } from '../preview/pages.js';
import { lintelFolder, readBrand } from '@lintel/service-kit';
import { harbourHomesFolder } from '@lintel/testing';
import { ReactTypesetter } from '../src/adapters/templates/react-typesetter.js';

const typesetter = new ReactTypesetter(readBrand(lintelFolder));
const harbourHomes = new ReactTypesetter(readBrand(harbourHomesFolder));

describe.each(Object.entries(examples))('the e-mail %s', (name, content) => {
  it('says the same as HTML and as text, with every link written out', async () => {
    const { html, text } = await typesetter.set(content);
    const links = Array.from(html.matchAll(/ href="([^"]+)"/g), ([, href]) => href!.replaceAll('&amp;', '&'));
    for (const link of links) expect(text).toContain(link);
    const [, heading] = /<h1[^>]*>([^<]+)</.exec(html)!;
    expect(text.startsWith(heading!.replaceAll('&amp;', '&'))).toBe(true);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('fetches nothing but pictures of homes, at addresses that everybody has, and hides nothing but the words beside the subject', async () => {
    const { html } = await typesetter.set(content);
    expect(html).toContain('<html lang="en-GB"');
    expect(html).not.toMatch(/<(?:script|link|iframe|object)\b|url\(|@import|<!--|srcset/i);
    for (const [, src] of html.matchAll(/<img\b[^>]* src="([^"]*)"/g))
      expect(src).toMatch(/^https:\/\/homes\.example\.org\/media\/[\w/-]+\.webp$/);
    expect(html.match(/display:none/g)).toHaveLength(1);
  });

  it('is another portal’s alone in its brand: name, colours, typeface and who runs it', async () => {
    const { subject, html, text } = await harbourHomes.set(content);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/lintel(?!\.example\/)/i);
    expect(html).toContain('>Harbour Homes<');
    expect(html).toContain('background-color:#f5f8fb');
    expect(html).toMatch(/\.paper \{ background-color: #0c1722/);
    expect(html).not.toMatch(/#faf6ef|#16231d|#9c3d27|#121815|Fraunces/i);
    expect(text).toContain('Harbour Homes Portal Ltd, company number 01234567');
  });

  it('can be previewed', async () => {
    const { html, text } = await typesetter.set(content);
    expect(await pageAt(`/${name}.html`)).toMatchObject({ status: 200, body: html });
    expect(await pageAt(`/${name}.txt`)).toMatchObject({ status: 200, body: text });
    expect((await pageAt('/')).body).toContain(`href="/${name}.html"`);
  });
});

it('there is no preview of another', async () => {
  for (const path of ['/no-such.html', '/constructor.txt', '/..%2fpackage.json'])
    expect((await pageAt(path)).status).toBe(404);
});
