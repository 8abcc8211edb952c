import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const cluster = process.env.LINTEL_CLUSTER === '1';

/** One configuration for every project; a project's `test` script runs it with `--root` of its own folder. */
export default defineConfig({
  resolve: {
    conditions: ['@lintel/source'],
    // Node gives one module to import and require; Vite would choose another for import, and graphql refuses to meet its twin.
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
  },
  ssr: { resolve: { conditions: ['@lintel/source'] } },
  oxc: { decorator: { legacy: true } },
  test: {
    // Suites on real engines are a run of their own, with their addresses given.
    include: cluster ? ['**/*.cluster.spec.ts'] : ['**/*.spec.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(cluster ? [] : ['**/*.cluster.spec.ts'])],
    environment: 'node',
    reporters: ['default', ['json', { outputFile: `test-results/${cluster ? 'cluster' : 'unit'}.json` }]],
    // Engines share the machine with their suites, and have moments of their own.
    testTimeout: cluster ? 60_000 : 20_000,
    hookTimeout: cluster ? 60_000 : 30_000,
  },
});
