import { defineConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';
import { navigation, pages } from './src/pages.ts';

export default defineConfig(({ command }) =>
  appBuild({
    name: 'operations',
    prefix: '/remotes/operations/',
    role: 'remote',
    entry: './src/host/index.ts',
    port: 3012,
    command,
    declares: { pages, navigation },
  }),
);
