import { camel, partsOf, pascal, sorted, words } from './draft.mjs';
import { asAddedTo } from './lockfile.mjs';

/** `valuations`: a remote with one page, which also runs on its own. */
export function newRemote(draft, name) {
  partsOf(name, 'NAME', 'valuations');
  const folder = `apps/${name}`;
  if (draft.has(folder)) throw new Error(`${folder} is there already`);
  const title = words(name).replace(/^./, (letter) => letter.toUpperCase());
  const port = nextPort(draft);
  const dependencies = sorted({
    '@lintel/contracts': '0.1.0',
    '@lintel/ui': '0.1.0',
    '@lintel/web': '0.1.0',
  });
  draft.add(
    `${folder}/package.json`,
    JSON.stringify({
      ...{ name: `@lintel/${name}`, version: '0.1.0', private: true, type: 'module' },
      scripts: {
        build: 'rsbuild build',
        dev: 'rsbuild dev',
        test: 'node ../../tools/jest.mjs',
        types: 'tsc --noEmit -p .',
      },
      dependencies,
      nx: { tags: ['layer:app', `scope:${name}`] },
    }),
  );
  draft.add(
    `${folder}/README.md`,
    `
# @lintel/${name}

Say here what its pages are for. A remote of the shell, which loads its one entry, \`src/remote.ts\`, on its paths alone.

- **Pages**: \`src/home\` (\`/${name}\`). A page is a folder with a default export, an entry in \`src/pages.ts\` and what loads it in \`src/remote.ts\`.
- **In**: the shell (\`libs/web\`: toasts, title, session), \`/graphql\`. **Out**: \`dist\`, served below \`/remotes/${name}/\`; \`mf-manifest.json\` and \`pages.json\` must never be cached.
- **Styles** apply below \`[data-remote="${camel(name)}"]\` only.
- **Run**: \`npm run build\`, \`npm test\`, \`npm run types\`; \`npm run dev\` serves the plain host at <http://127.0.0.1:${port}/remotes/${name}/${name}>.`,
  );
  for (const file of [
    'postcss.config.mjs',
    'tsconfig.json',
    'src/host/index.ts',
    'src/host/plain-host.css',
    'src/host/plain-host.ts',
  ])
    draft.add(`${folder}/${file}`, draft.read(`apps/operations/${file}`));
  draft.add(
    `${folder}/rsbuild.config.ts`,
    `
import { defineConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';
import { navigation, pages } from './src/pages.ts';

export default defineConfig(({ command }) =>
  appBuild({
    name: '${camel(name)}',
    prefix: '/remotes/${name}/',
    role: 'remote',
    entry: './src/host/index.ts',
    port: ${port},
    command,
    declares: { pages, navigation },
  }),
);`,
  );
  draft.add(
    `${folder}/src/remote.ts`,
    `
import './${name}.css';
import { defineRemote } from '@lintel/web';
import type { pages } from './pages.js';

export default defineRemote<keyof typeof pages>({
  name: '${camel(name)}',
  routes: { '/${name}': () => import('./home/index.js') },
});`,
  );
  draft.add(
    `${folder}/src/pages.ts`,
    `
import type { NavigationEntry, PageFacts } from '@lintel/contracts/site-pages';

/** What the shell and the gateway know of each page before any of it is loaded; \`remote.ts\` says what each path loads. */
export const pages = {
  '/${name}': {
    title: '${title}',
    description: 'Say here in a sentence what the page is for.',
    kind: 'open',
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

/** What leads there from every page. */
export const navigation: readonly NavigationEntry[] = [];`,
  );
  draft.add(
    `${folder}/src/remote.spec.ts`,
    `
import { describe, expect, it } from '@jest/globals';
import remote from './remote.js';

describe('the remote', () => {
  it.each(remote.routes.map((route) => [route.path, route] as const))('has a page at %s', async (path, route) => {
    expect(path).toMatch(/^\\/${name}(\\/|$)/);
    expect(typeof (await route.load()).default).toBe('function');
  });
});`,
  );
  draft.add(
    `${folder}/src/${name}.css`,
    `
@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme) source(none);
@import '@lintel/ui/tokens.css' layer(theme);

@source './**/*.{ts,tsx}';
@source '../../../libs/ui/src/**/*.{ts,tsx}';

/* Below this remote's own element only: a second sheet of the same utilities would otherwise overrule the shell's by its order. */
@layer utilities {
  [data-remote='${camel(name)}'] {
    @tailwind utilities;
  }
}`,
  );
  draft.add(
    `${folder}/src/home/index.tsx`,
    `
import { usePageTitle } from '@lintel/web';

export default function ${pascal(name)}Page() {
  usePageTitle('${title}');
  return (
    <div className="mx-auto max-w-page px-4 py-10 md:px-8">
      <h1 className="text-3xl">${title}</h1>
    </div>
  );
}`,
  );
  register(draft, name, dependencies);
  return `The gateway serves it from its next build on: npm run build, then http://localhost:3000/${name}. On its own: npm run dev --workspace @lintel/${name},
http://127.0.0.1:${port}/remotes/${name}/${name}. What leads to it from other pages is said in ${folder}/src/pages.ts.
Its owner in .github/CODEOWNERS is a placeholder.`;
}

/** The first port at which no app is served in development. */
function nextPort(draft) {
  const taken = draft
    .foldersIn('apps')
    .map((app) => `apps/${app}/rsbuild.config.ts`)
    .filter((file) => draft.has(file))
    .flatMap((file) => [...draft.read(file).matchAll(/port: (\d+)/g)].map(([, port]) => Number(port)));
  for (let port = 3011; ; port++) if (!taken.includes(port)) return port;
}

/** As `npm install` would, and with an owner. */
function register(draft, name, dependencies) {
  asAddedTo(draft, `apps/${name}`, dependencies);
  draft.edit(
    '.github/CODEOWNERS',
    /\n\/apps\/shell\//,
    (before) => `\n${`/apps/${name}/`.padEnd(40)}@lintel/platform${before}`,
  );
}
