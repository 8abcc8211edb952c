import { FakeClock } from '@lintel/testing';
import { describe, expect, it } from '@jest/globals';
import { Recent } from './recent.js';
import { readShellPage } from './shell-page.js';
import { lintel } from './site.fixture.js';

function counting(limits = { seconds: 30, most: 2 }) {
  const clock = new FakeClock();
  const recent = new Recent<string>(limits, clock);
  let made = 0;
  const get = (key: string, value: string | null = key) =>
    recent.get(key, async () => {
      made += 1;
      return value;
    });
  return { clock, get, made: () => made };
}

describe('what was made a moment ago', () => {
  it('is made once for all who ask meanwhile, and again after its time', async () => {
    const { clock, get, made } = counting();
    await Promise.all([get('a'), get('a'), get('a')]);
    expect(made()).toBe(1);
    clock.advance({ seconds: 31 });
    await get('a');
    expect(made()).toBe(2);
  });

  it('is forgotten oldest first when there is too much', async () => {
    const { get, made } = counting();
    for (const key of ['a', 'b', 'c', 'c', 'b']) await get(key);
    expect(made()).toBe(3);
    await get('a');
    expect(made()).toBe(4);
  });

  it('is not kept when it came to nothing or failed', async () => {
    const { get, made } = counting();
    await get('a', null);
    await get('a', null);
    expect(made()).toBe(2);
    const failing = new Recent<string>({ seconds: 30, most: 2 }, new FakeClock());
    expect(await failing.get('a', () => Promise.reject(new Error('down')))).toBeNull();
    expect(await failing.get('a', async () => 'up')).toBe('up');
  });
});

describe("the shell's page", () => {
  const html =
    '<html><head><meta charset="utf-8" />\n<meta\n  name="description"\n  content="Homes"\n/>\n<title>Lintel</title><script defer src="/a.js"></script></head><body></body></html>';

  it('has one title and one description, those of the page', () => {
    const page = readShellPage(html, [], lintel).withHead(
      '<title>$& $1</title><meta name="description" content="x">',
    );
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain('<title>$& $1</title>');
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<script defer src="/a.js"></script></head><body></body></html>');
  });

  it('says which remotes there are, in words that end no element', () => {
    const navigation = [{ place: 'bar', order: 1, label: '</script><b>', to: '/' } as const];
    const remotes = [{ name: 'a', entry: '/remotes/a/mf-manifest.json', pages: [{ path: '/' }], navigation }];
    const { plain, withHead } = readShellPage(html, remotes, lintel);
    for (const page of [plain, withHead('<title>x</title>')]) {
      const [, json] = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(page)!;
      expect(JSON.parse(json!)).toEqual(remotes);
    }
  });

  it('that was built without a head stops the start', () => {
    expect(() => readShellPage('nothing', [], lintel)).toThrow('neither a title nor a head');
  });
});
