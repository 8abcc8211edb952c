import type { NavigationEntry, PageFacts, RemoteManifest } from '@lintel/contracts/site-pages';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export interface AppBuild {
  /** Its name in Module Federation, such as `publicSite`. */
  readonly name: string;
  /** Where its files are served: `/` or `/remotes/public-site/`. */
  readonly prefix: string;
  /** `remote` carries the one entry `./remote`, and takes the federation runtime from the shell. */
  readonly role: 'shell' | 'remote';
  /** The script of its own page; a remote has one in development only. */
  readonly entry: string;
  readonly port: number;
  readonly command: string;
  /** Of a remote: its pages by their paths, and what leads to them. */
  readonly declares?: {
    readonly pages: Readonly<Record<string, PageFacts>>;
    readonly navigation: readonly NavigationEntry[];
  };
}

/** The file beside `mf-manifest.json` in which a remote says what its pages are. */
const PAGES = 'pages.json';

const declaring = (manifest: RemoteManifest): RsbuildPlugin => ({
  name: 'lintel:pages',
  setup(api) {
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) =>
      compilation.emitAsset(PAGES, new sources.RawSource(JSON.stringify(manifest))),
    );
  },
});

/**
 * Shared at run time, one copy a page: the libraries whose state or context must be one. The router is shared as the part of it that is
 * used (`@lintel/web/router`), since a shared module is kept whole.
 */
const shared = {
  react: { singleton: true, requiredVersion: '^19.0.0' },
  'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
  '@tanstack/react-query': { singleton: true, requiredVersion: '^5.0.0' },
  '@lintel/web/router': { singleton: true, requiredVersion: false as const, version: '7.0.0' },
};

/** Where the API, the media and the manifest of remotes are while developing. */
const gateway = process.env['LINTEL_GATEWAY'] ?? 'http://127.0.0.1:3000';

/** What the shell and every remote have in common. */
export function appBuild({ name, prefix, role, entry, port, command, declares }: AppBuild): RsbuildConfig {
  const developing = command === 'dev';
  const remote = role === 'remote';
  const folders = ['js', 'jsAsync', 'css', 'cssAsync', 'font', 'image', 'svg'] as const;
  return {
    plugins: [
      pluginReact(),
      ...(declares
        ? [
            declaring({
              name,
              base: prefix,
              pages: Object.entries(declares.pages).map(([path, facts]) => ({ path, ...facts })),
              navigation: declares.navigation,
            }),
          ]
        : []),
      pluginModuleFederation({
        name,
        shared,
        remotes: {},
        exposes: remote ? { './remote': './src/remote.ts' } : undefined,
        manifest: remote,
        dts: false,
        experiments: {
          // One copy of the runtime a page. In development a remote also has its own page, and so its own runtime.
          externalRuntime: remote && !developing,
          provideExternalRuntime: !remote,
          // The shell reads manifests itself (its remotes are not known when it is built), so the part that does it is left out.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
    source: { entry: remote && !developing ? {} : { index: entry } },
    resolve: { conditionNames: ['@lintel/source', '...'] },
    output: {
      assetPrefix: prefix,
      // While developing, the gateway serves what was built before.
      ...(developing && { cleanDistPath: false }),
      distPath: { root: 'dist', ...Object.fromEntries(folders.map((folder) => [folder, 'assets'])) },
      // `light-dark()`, nesting and `@property` are used as they are.
      overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 128', 'safari >= 17.5'],
      // The content security policy allows nothing inline.
      inlineScripts: false,
      inlineStyles: false,
      dataUriLimit: 0,
      legalComments: 'none',
    },
    server: {
      port,
      strictPort: true,
      base: prefix,
      host: '127.0.0.1',
      proxy: Object.fromEntries(
        [
          '/graphql',
          '/session',
          '/live',
          '/media',
          '/remotes.json',
          '/brand/',
          '/brand.json',
          '/config.json',
          '/operations/mailbox/html',
          '/asyncapi.json',
          '/schemas/',
          '/schema.graphql',
          '/events',
        ].map((path) => [path, gateway]),
      ),
    },
    dev: {
      lazyCompilation: false,
      assetPrefix: prefix,
      client: { host: '127.0.0.1', port },
      // The gateway reads it from there.
      writeToDisk: (file) => file.endsWith(`/${PAGES}`),
    },
    tools: {
      rspack: {
        resolve: { extensionAlias: { '.js': ['.tsx', '.ts', '.js'] } },
        // Schemas nobody uses are left out, although building one is a call.
        module: { rules: [{ test: /[\\/]libs[\\/]contracts[\\/]src[\\/]/, sideEffects: false }] },
      },
    },
  };
}
