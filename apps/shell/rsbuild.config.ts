import { defineConfig, mergeRsbuildConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';

export default defineConfig(({ command }) =>
  mergeRsbuildConfig(
    appBuild({ name: 'shell', prefix: '/', role: 'shell', entry: './src/index.ts', port: 3010, command }),
    {
      html: { template: './src/index.html' },
      performance: { preload: { type: 'all-assets', include: [/\.woff2$/] } },
      server: {
        historyApiFallback: true,
        // While developing, remotes come from their own development servers.
        proxy: {
          '/remotes/public-site': 'http://127.0.0.1:3011',
          '/remotes/operations': 'http://127.0.0.1:3012',
          '/remotes/agent-dashboard': 'http://127.0.0.1:3013',
        },
      },
    },
  ),
);
