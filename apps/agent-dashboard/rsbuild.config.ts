import { defineConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';
import { navigation, pages } from './src/pages.ts';

export default defineConfig(({ command }) =>
  appBuild({
    name: 'agentDashboard',
    prefix: '/remotes/agent-dashboard/',
    role: 'remote',
    entry: './src/host/index.ts',
    port: 3013,
    command,
    declares: { pages, navigation },
  }),
);
