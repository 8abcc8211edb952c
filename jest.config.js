import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cluster = process.env.LINTEL_CLUSTER === '1';
const root = fileURLToPath(new URL('.', import.meta.url));

const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: false, react: { runtime: 'automatic' } },
      target: 'es2024',
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** One configuration for every project; `tools/jest.mjs` runs it in a project's own folder. */
export default {
  testEnvironment: join(root, 'tools/jest/environment.mjs'),
  // Without `import`: `require` would otherwise be given modules that only `import` can load.
  testEnvironmentOptions: { customExportConditions: ['@lintel/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '^\\.{1,2}/.*\\.(avif|css|jpg|png|svg|webp|woff2)$': join(root, 'tools/jest/asset.mjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^graphql$': join(root, 'node_modules/graphql/index.js'),
  },
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  transformIgnorePatterns: ['/node_modules/'],
  cacheDirectory: join(root, 'node_modules/.cache/jest'),
  // Suites on real engines are a run of their own, which is given the engines' addresses.
  testMatch: cluster ? ['**/*.cluster.spec.ts'] : ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/bundle/',
    ...(cluster ? [] : ['\\.cluster\\.spec\\.ts$']),
  ],
  modulePathIgnorePatterns: ['/dist/', '/bundle/'],
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  // Handles that a failing test leaves open must not hold up the run.
  forceExit: true,
  // Engines share the machine with their suites, and are slow at times.
  testTimeout: cluster ? 60_000 : 30_000,
};
