import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** A page for those who build Lintel: no federation and no API, only `libs/ui` and its styles. Its addresses are relative, so any folder of any server will do. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './src/index.tsx' } },
  resolve: { conditionNames: ['@lintel/source', '...'] },
  html: { template: './src/index.html', favicon: './src/pictures/mark.svg' },
  output: {
    assetPrefix: 'auto',
    // As in the product itself: `light-dark()` and nesting are not compiled away.
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 128', 'safari >= 17.5'],
    dataUriLimit: 0,
    legalComments: 'none',
  },
  server: { host: '127.0.0.1', port: 3019, strictPort: true },
  tools: { rspack: { resolve: { extensionAlias: { '.js': ['.tsx', '.ts', '.js'] } } } },
});
