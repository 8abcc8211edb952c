import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/load-config.js';
import { platformConfigSchema } from '../config/platform-config.js';
import { lintelFolder, readBrand } from './read-brand.js';

const harbourHomes = fileURLToPath(new URL('../../../testing/brands/harbour-homes/', import.meta.url));
const svg = (inside: string, given = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${given}>${inside}</svg>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(harbourHomes, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const brandFile = async (): Promise<Record<string, any>> =>
  JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8'));

/** Changes a field of `brand.json`, named as an error names it. */
async function set(path: string, value: unknown): Promise<void> {
  const file = await brandFile();
  const steps = path.split('.');
  const last = steps.pop()!;
  steps.reduce((at, step) => at[step], file)[last] = value;
  await writeFile(join(folder, 'brand.json'), JSON.stringify(file));
}

describe('a brand', () => {
  it('is Lintel’s own where no folder is named', () => {
    const { LINTEL_BRAND: brand } = loadConfig(platformConfigSchema, {});
    expect(brand).toMatchObject({ name: 'Lintel', entity: null, sender: { name: 'Lintel' } });
    expect(brand).toEqual(readBrand(lintelFolder));
  });

  it('is what its folder says, with Lintel’s colours where it names none', () => {
    const { LINTEL_BRAND: brand } = loadConfig(platformConfigSchema, { LINTEL_BRAND: folder });
    expect(brand).toMatchObject({
      name: 'Harbour Homes',
      sender: { name: 'Harbour Homes', address: 'post@harbour.example.org' },
      logo: { light: { width: 32, height: 24 } },
      legal: { terms: { title: 'Terms of Use' } },
    });
    expect(brand.colours.light).toMatchObject({ brick: '#0a5c8f', moss: '#3c6343' });
    expect([...brand.assets.keys()].toSorted()).toEqual([
      'harbour-display.woff2',
      'hero-1600.webp',
      'hero-800.webp',
      'social.png',
    ]);
  });

  it('may lie behind links inside its folder, as a config map mounts it', async () => {
    await cp(join(folder, 'icon.svg'), join(folder, 'data-icon.svg'));
    await rm(join(folder, 'icon.svg'));
    await symlink('data-icon.svg', join(folder, 'icon.svg'));
    expect(readBrand(folder).icon.width).toBe(32);
  });

  it.each([
    ['name', '', /brand\.json: name: /],
    ['name', '<b>Harbour</b>', /brand\.json: name: holds < or >/],
    ['name', 'Harbour\nHomes', /brand\.json: name: holds a line break/],
    ['name', 'Harbour\u202eHomes', /brand\.json: name: holds a line break or characters that nobody sees/],
    ['hero.text', '<script>alert(1)</script>', /brand\.json: hero\.text: holds < or >/],
    ['colours.light.ink', 'red', /brand\.json: colours\.light\.ink: not a colour such as #9c3d27/],
    ['colours.light.inc', '#000000', /brand\.json: colours\.light: .*inc/],
    ['icon', '../../etc/passwd.svg', /brand\.json: icon: not the name of a file in the folder/],
    ['icon', 'icon.html', /brand\.json: icon: not a file of the kind svg/],
    ['icon', 'away.svg', /away\.svg: is not in the folder \(icon\)/],
    ['fonts.sans.family', "Arial';}body{}", /brand\.json: fonts\.sans\.family: not the name of a typeface/],
    ['footer.links.0.to', 'javascript:alert(1)', /brand\.json: footer\.links\.0\.to: not an address/],
    ['footer.links.0.to', '//evil.example', /brand\.json: footer\.links\.0\.to: not an address/],
    ['sender.address', 'nobody', /brand\.json: sender\.address: not an e-mail address/],
    ['sender.name', 'A\r\nBcc: all@example.org', /brand\.json: sender\.name: holds a line break/],
    ['entity.email', 'nobody', /brand\.json: entity\.email: /],
    ['slogan', 'x', /brand\.json: it: .*slogan/],
  ])('stops the start over %s = %j, naming file and field', async (path, value, error) => {
    await set(path, value);
    expect(() => readBrand(folder)).toThrow(error);
    expect(() => loadConfig(platformConfigSchema, { LINTEL_BRAND: folder })).toThrow(/LINTEL_BRAND: /);
  });

  it.each([
    [
      'a folder that is not there',
      () => rm(folder, { recursive: true }),
      /brand\.json: is not in the folder/,
    ],
    ['what is no JSON', () => writeFile(join(folder, 'brand.json'), '{'), /brand\.json: /],
    [
      'a picture that is none',
      () => writeFile(join(folder, 'social.png'), '<html>'),
      /social\.png: is not what its name says/,
    ],
    [
      'a picture that is too large',
      () => writeFile(join(folder, 'social.png'), Buffer.alloc(700_000)),
      /social\.png: is larger than 600 kB \(socialPicture\)/,
    ],
    [
      'a text with markup',
      () => writeFile(join(folder, 'terms.md'), '# Terms\n\n<script>'),
      /terms\.md: line 3 holds < or >.* \(legal\.terms\)/,
    ],
    [
      'a text that leads to a script',
      () => writeFile(join(folder, 'terms.md'), '# T\n\n[a](javascript:b)'),
      /terms\.md: leads to javascript:b/,
    ],
    [
      'a text of other Markdown',
      () => writeFile(join(folder, 'terms.md'), '# T\n\n| a | b |'),
      /terms\.md: line 3 is neither/,
    ],
  ])('stops the start over %s', async (_what, spoil, error) => {
    await spoil();
    expect(() => readBrand(folder)).toThrow(error);
  });

  it('takes no file from elsewhere by a link', async () => {
    await rm(join(folder, 'icon.svg'));
    await symlink(join(harbourHomes, 'icon.svg'), join(folder, 'icon.svg'));
    expect(() => readBrand(folder)).toThrow('icon.svg: is not in the folder (icon)');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), /holds <script>/],
    ['a page', svg('<foreignObject><b/></foreignObject>'), /holds <foreignObject>/],
    ['a handler of events', svg('<g onclick="x()"/>'), /holds onclick on <g>/],
    ['a handler of events on itself', svg('', ' onload="x()"'), /holds onload on <svg>/],
    ['a handler without quotes', svg('<g onclick=x()/>'), /attribute without quotes/],
    ['an address', svg('<use href="https://evil.example/a.svg#b"/>'), /leads out of the drawing/],
    ['a hidden address', svg('<use href="&#104;ttps://evil.example"/>'), /leads out of the drawing/],
    ['an address in a style', svg('<g style="fill:url(https://evil.example)"/>'), /leads out of the drawing/],
    ['an animation of an address', svg('<set attributeName="href" to="javascript:x()"/>'), /holds <set>/],
    ['a style sheet', svg('<style>@import "https://evil.example"</style>'), /holds <style>/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /document type/],
    ['a style sheet of its own', `<?xml version="1.0"?><?xml-stylesheet href="a"?>${svg('')}`, /instruction/],
    ['a tag in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), /holds <SCRIPT>/],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', /viewBox/],
    ['half a tag', svg('<path d="M0 0"'), /not well formed|without quotes|holds </],
  ])('refuses a drawing with %s', async (_what, drawing, error) => {
    await writeFile(join(folder, 'icon.svg'), drawing);
    expect(() => readBrand(folder)).toThrow(error);
    expect(() => readBrand(folder)).toThrow(/icon\.svg: .*\(icon\)/);
  });

  it('stops the start over colours that cannot be read, naming the pair, in either scheme', async () => {
    await set('colours.light.stone', '#8a99a8');
    await set('colours.dark.edge', '#33475b');
    await set('colours.light.on-brick', '#767676');
    const load = () => loadConfig(platformConfigSchema, { LINTEL_BRAND: folder });
    expect(load).toThrow(
      /brand\.json: colours\.light\.stone: #8a99a8 on paper #f5f8fb has a contrast of 2\.7\d, and needs 4\.5/,
    );
    expect(load).toThrow(
      /brand\.json: colours\.dark\.edge: #33475b on paper #0c1722 has a contrast of 1\.\d+, and needs 3/,
    );
    expect(load).toThrow(/colours\.light\.on-brick: .* on brick-deep #084a73 .* needs 4\.5/);
  });
});
