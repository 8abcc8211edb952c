import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { readContainer, readRemotes } from './remote-manifest.js';

const address = 'https://lintel.example/remotes/public-site/mf-manifest.json';
const manifest = (publicPath: unknown, path = '') => ({
  metaData: {
    globalName: 'publicSite',
    publicPath,
    remoteEntry: { name: 'assets/publicSite.1a2b.js', path },
  },
});

describe('the manifest of remotes', () => {
  it('names remotes and their entries', () => {
    const remotes = [{ name: 'publicSite', entry: '/remotes/public-site/mf-manifest.json' }];
    expect(readRemotes({ remotes })).toEqual(remotes);
    expect(readRemotes({ remotes: [] })).toEqual([]);
  });

  it('is refused in any other form', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        expect(() => readRemotes({ remotes: [content, 1] })).toThrow(TypeError);
      }),
    );
    for (const content of [null, 'text', [], {}, { remotes: {} }])
      expect(() => readRemotes(content)).toThrow(TypeError);
  });
});

describe("a remote's own manifest", () => {
  it('says where its container is', () => {
    expect(readContainer(manifest('/remotes/public-site/'), address)).toEqual({
      url: 'https://lintel.example/remotes/public-site/assets/publicSite.1a2b.js',
      globalName: 'publicSite',
    });
  });

  it('may lie elsewhere, or beside its container', () => {
    expect(readContainer(manifest('https://cdn.example/site/'), address).url).toBe(
      'https://cdn.example/site/assets/publicSite.1a2b.js',
    );
    expect(readContainer(manifest('auto', 'v2'), address).url).toBe(
      'https://lintel.example/remotes/public-site/v2/assets/publicSite.1a2b.js',
    );
  });

  it('is refused without one', () => {
    for (const content of [null, {}, { metaData: {} }, { metaData: { remoteEntry: {} } }]) {
      expect(() => readContainer(content, address)).toThrow(address);
    }
  });
});
