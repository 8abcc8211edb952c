import { camel, partsOf, pascal, sorted, words } from './draft.mjs';

/** `address-book`: a port, its contract suite, and an adapter that keeps things in memory. */
export function newPort(draft, name) {
  partsOf(name, 'NAME', 'address-book');
  const [type, value] = [pascal(name), camel(name)];
  const folder = `libs/platform/${name}`;
  if (draft.has(folder)) throw new Error(`${folder} is there already`);
  draft.add(
    `${folder}/${name}.port.ts`,
    `
import { type Adapter, token } from '../port.js';

/** Say what it is for, and what becomes of calls while the engine is away. What every adapter promises is the contract suite beside this file. */
export interface ${type} extends Adapter {
  /** Undefined when there is none. */
  find(key: string): Promise<string | undefined>;
  /** In the place of what was kept under the key. */
  keep(key: string, value: string): Promise<void>;
}

export const ${name.toUpperCase().replaceAll('-', '_')} = token<${type}>('${type}');`,
  );
  draft.add(
    `${folder}/${name}.contract.ts`,
    `
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ${type} } from './${name}.port.js';

/** What every adapter of it promises. \`open\` gives an empty one, for each test. */
export function ${value}Contract(name: string, open: () => Promise<${type}>): void {
  describe(\`${words(name)}: \${name}\`, () => {
    let ${value}: ${type};
    beforeEach(async () => {
      ${value} = await open();
    });
    afterEach(() => ${value}.close());

    it('finds what was kept last, and nothing else', async () => {
      await ${value}.keep('a', 'first');
      await ${value}.keep('a', 'second');
      expect(await ${value}.find('a')).toBe('second');
      expect(await ${value}.find('b')).toBeUndefined();
    });

    it('says how it is, by the name of its port', async () => {
      expect((await ${value}.health()).name).toMatch(/^${name}: /);
    });

    it('may be closed twice', async () => {
      await ${value}.close();
      await expect(${value}.close()).resolves.toBeUndefined();
    });
  });
}`,
  );
  draft.add(
    `${folder}/embedded/embedded-${name}.ts`,
    `
import type { AdapterHealth } from '../../port.js';
import type { ${type} } from '../${name}.port.js';

/** Kept in memory: gone with the process. */
export class Embedded${type} implements ${type} {
  private readonly kept = new Map<string, string>();

  async find(key: string): Promise<string | undefined> {
    return this.kept.get(key);
  }

  async keep(key: string, value: string): Promise<void> {
    this.kept.set(key, value);
  }

  async health(): Promise<AdapterHealth> {
    return { name: '${name}: embedded', gauges: { kept: this.kept.size } };
  }

  async close(): Promise<void> {
    this.kept.clear();
  }
}`,
  );
  draft.add(
    `${folder}/embedded/index.ts`,
    `
import type { ${type} } from '../${name}.port.js';
import { Embedded${type} } from './embedded-${name}.js';

/** Opens one in memory. */
export async function openEmbedded${type}(): Promise<${type}> {
  return new Embedded${type}();
}`,
  );
  draft.add(
    `${folder}/embedded/embedded-${name}.spec.ts`,
    `
import { ${value}Contract } from '../${name}.contract.js';
import { openEmbedded${type} } from './index.js';

${value}Contract('embedded', openEmbedded${type});`,
  );
  const built = (path) => ({
    '@lintel/source': `./${name}/${path}.ts`,
    default: `./dist/${name}/${path}.js`,
  });
  draft.editJson('libs/platform/package.json', (manifest) => {
    manifest.exports = sorted({
      ...manifest.exports,
      [`./${name}`]: built(`${name}.port`),
      [`./${name}/contract`]: { '@lintel/source': `./${name}/${name}.contract.ts` },
      [`./${name}/embedded`]: built('embedded/index'),
    });
  });
  draft.edit(
    'libs/platform/adapters.ts',
    /\n\n\/\*\* What a program's configuration says/,
    (before) => `\nimport type { ${type} } from './${name}/${name}.port.js';${before}`,
  );
  draft.edit(
    'libs/platform/adapters.ts',
    /\n$(?![\s\S])/,
    () => `

/** The one adapter so far: another wants a setting, which chooses between them. */
export const open${type} = async (): Promise<${type}> =>
  (await import('./${name}/embedded/index.js')).openEmbedded${type}();
`,
  );
  return `Write what it promises into ${folder}/${name}.contract.ts first, then the adapter of an engine beside \`embedded\`. With that comes a
setting LINTEL_${name.toUpperCase().replaceAll('-', '_')} in the table of libs/platform/adapters.ts, of which docs/configuration.md tells.`;
}
