import { defineConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';

export default defineConfig(({ command }) =>
  appBuild({
    name: 'publicSite',
    prefix: '/remotes/public-site/',
    role: 'remote',
    entry: './src/host/index.ts',
    port: 3011,
    command,
  }),
);
