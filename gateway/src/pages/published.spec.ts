import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@lintel/contracts';
import { createLogger } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Published } from './published.js';
import { lintel, publicSite } from './site.fixture.js';

const valuations: RemoteManifest = {
  name: 'valuations',
  base: '/remotes/valuations/',
  pages: [{ path: '/valuation', title: 'Valuation', description: 'What your home is worth.', kind: 'open' }],
  navigation: [{ place: 'bar', order: 25, label: 'Valuation', to: '/valuation' }],
};

let folder: string;
let now: number;
let published: Published;

const shellPage = (version: string) =>
  writeFile(
    join(folder, 'shell/index.html'),
    `<head><title>Lintel</title><script src="/${version}.js"></script></head>`,
  );

async function publish(place: string, manifest: RemoteManifest | string): Promise<void> {
  await mkdir(join(folder, place), { recursive: true });
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  await writeFile(join(folder, place, 'pages.json'), text);
}

/** As long after the last look as it takes to look again. */
async function later() {
  now += 1000;
  return published.current();
}

const names = async () => (await later()).site.remotes.map(({ name }) => name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-published-'));
  await mkdir(join(folder, 'shell'));
  await shellPage('first');
  await publish('apps/public-site/dist', publicSite);
  now = 0;
  const remoteFolders = [join(folder, 'more'), join(folder, 'apps')];
  published = new Published(
    { shellFolder: join(folder, 'shell'), remoteFolders },
    lintel,
    createLogger('gateway', 'silent'),
    () => now,
  );
  await published.current();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('what is published', () => {
  it('takes in a remote that comes later, with its pages and what leads to them, and lets go of one that goes', async () => {
    expect((await later()).site.find('/valuation')).toBeUndefined();
    await publish('more/valuations', valuations);
    const { site, shell } = await later();
    expect(site.find('/valuation')?.title).toBe('Valuation');
    expect(site.served).toContainEqual({
      name: 'valuations',
      entry: '/remotes/valuations/mf-manifest.json',
      pages: [{ path: '/valuation' }],
      navigation: valuations.navigation,
    });
    expect(shell.plain).toContain('"/valuation"');
    await rm(join(folder, 'more'), { recursive: true });
    expect(await names()).toEqual(['publicSite']);
  });

  it('reads the shell’s page again when there is a new one, and keeps the last while there is none', async () => {
    await shellPage('second');
    expect((await later()).shell.plain).toContain('/second.js');
    await rm(join(folder, 'shell/index.html'));
    expect((await later()).shell.plain).toContain('/second.js');
  });

  it('is looked at once a second, and is the same while nothing changes', async () => {
    const before = await later();
    await publish('more/valuations', valuations);
    now += 999;
    expect(await published.current()).toBe(before);
    now += 1;
    const after = await published.current();
    expect(after).not.toBe(before);
    expect(await later()).toBe(after);
  });

  it('leaves a remote as it was when what it says is no manifest', async () => {
    await publish('apps/public-site/dist', '{"name":');
    expect((await later()).site.find('/terms')?.title).toBe('Terms of Use');
    await publish('more/broken', JSON.stringify({ ...valuations, base: '/assets/' }));
    expect(await names()).toEqual(['publicSite']);
  });

  it('has pages of their own head among those of one form, of which the shell is told the form alone', async () => {
    const { site } = await later();
    expect(site.find('/manual/a.part.v1')?.title).toBe('A part');
    expect(site.find('/manual/aXpart.v1')?.head).toBe('none');
    const { pages } = site.served.find(({ name }) => name === 'publicSite')!;
    const told = pages.map(({ path }) => path).filter((path) => /^\/(blog|manual)/.test(path));
    expect(told).toEqual(['/blog', '/blog/:id', '/manual', '/manual/:part']);
  });

  it('gives what two claim to the first: an installation’s own remote takes the place of Lintel’s', async () => {
    const own = { ...publicSite, pages: [{ ...valuations.pages[0]!, path: '/' }] };
    await publish('more/site', own);
    await publish('apps/valuations/dist', { ...valuations, pages: [...valuations.pages, own.pages[0]!] });
    const { site } = await later();
    expect(site.find('/')?.title).toBe('Valuation');
    expect(site.find('/terms')).toBeUndefined();
    expect(site.find('/valuation')).toBeDefined();
    expect(site.conflicts).toEqual([
      { remote: join(folder, 'apps/public-site/dist'), claims: 'publicSite' },
      { remote: 'valuations', claims: '/' },
    ]);
  });
});
