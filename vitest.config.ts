import { defineConfig } from 'vitest/config';

/** One configuration for every project; a project's `test` script runs it with `--root` of its own folder. */
export default defineConfig({
  resolve: { conditions: ['@lintel/source'] },
  ssr: { resolve: { conditions: ['@lintel/source'] } },
  oxc: { decorator: { legacy: true } },
  test: {
    include: ['**/*.{spec,test}.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
