import { defineConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';

export default defineConfig(({ command }) =>
  appBuild({
    name: 'agentDashboard',
    prefix: '/remotes/agent-dashboard/',
    role: 'remote',
    entry: './src/host/index.ts',
    port: 3013,
    command,
  }),
);
