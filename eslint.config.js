import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const adapters = {
  // Everything below a port except its contract suite, which has a restriction of its own.
  regex: '^@lintel/platform/(adapters$|[^/]+/(?!contract$))',
  message: 'An adapter is chosen by a main.ts, deploy/* or a test; everything else knows ports.',
};
const contracts = {
  group: ['@lintel/platform/*/contract'],
  message: 'Contract suites are for specs.',
};
const clients = {
  regex: '^(@elastic/|(bullmq|ioredis|kafkajs|minio|nodemailer|openai)(/|$))',
  message: 'The client of an engine is for its adapter in libs/platform.',
};
const testing = {
  group: ['@lintel/testing'],
  message: 'What tests share is for specs.',
};
const resolvers = [
  {
    selector: "ClassDeclaration[implements.length=0] > Decorator[expression.callee.name='Resolver']",
    message: 'A resolver class implements Answers<...> of each type that it answers.',
  },
  {
    selector:
      'Decorator[expression.callee.name=/^(Query|Mutation|ResolveField)$/][expression.arguments.length>0]',
    message: 'The method has the name of the field, for the compiler to compare what it answers.',
  },
  {
    selector: "Decorator[expression.callee.name='Args'][expression.arguments.length>0]",
    message: 'Arguments are taken whole, by their generated type: @Args() { id }: schema.QueryListingArgs.',
  },
];
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });
const inProducts = [adapters, contracts, clients, testing];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/bundle/**',
      'deploy/seed/pictures/**',
      '**/test-results/**',
      '**/*.generated.ts',
      '.nx/**',
      '.lintel/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          depConstraints: [
            // Others install it by itself: of the contracts it has what is generated from them.
            { sourceTag: 'layer:client', onlyDependOnLibsWithTags: ['layer:client'] },
            { sourceTag: 'layer:kernel', onlyDependOnLibsWithTags: ['layer:kernel'] },
            { sourceTag: 'layer:contracts', onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts'] },
            {
              sourceTag: 'layer:platform',
              onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts', 'layer:platform'],
            },
            {
              sourceTag: 'layer:service-kit',
              onlyDependOnLibsWithTags: [
                'layer:kernel',
                'layer:contracts',
                'layer:platform',
                'layer:testing',
              ],
            },
            {
              sourceTag: 'layer:testing',
              onlyDependOnLibsWithTags: [
                'layer:kernel',
                'layer:contracts',
                'layer:platform',
                'layer:service-kit',
              ],
            },
            {
              // A service never imports a service.
              sourceTag: 'layer:service',
              onlyDependOnLibsWithTags: [
                'layer:kernel',
                'layer:contracts',
                'layer:platform',
                'layer:service-kit',
                'layer:testing',
              ],
            },
            {
              // Nor does the gateway.
              sourceTag: 'layer:gateway',
              onlyDependOnLibsWithTags: [
                'layer:kernel',
                'layer:contracts',
                'layer:platform',
                'layer:service-kit',
                'layer:testing',
              ],
            },
            {
              sourceTag: 'layer:web',
              onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts', 'layer:web'],
            },
            {
              // Micro-frontends meet only in the shell's contract.
              sourceTag: 'layer:app',
              onlyDependOnLibsWithTags: ['layer:kernel', 'layer:contracts', 'layer:web'],
            },
            { sourceTag: 'layer:deploy', onlyDependOnLibsWithTags: ['*'] },
            { sourceTag: 'layer:tools', onlyDependOnLibsWithTags: ['*'] },
          ],
        },
      ],
      ...restrict(...inProducts),
    },
  },
  {
    files: ['libs/client/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.fixture.ts'],
    rules: restrict({ regex: '^[^.]', message: 'The client library needs nothing but what a browser has.' }),
  },
  {
    files: ['services/*/src/domain/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: restrict(...inProducts, {
      group: ['**/application/**', '**/adapters/**', '@nestjs/*', 'mongoose', 'node:*'],
      message: 'The domain is plain TypeScript.',
    }),
  },
  {
    files: ['services/*/src/application/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: restrict(...inProducts, {
      group: ['**/adapters/**', '@nestjs/*', 'mongoose'],
      message: 'A use case knows the domain and ports.',
    }),
  },
  {
    files: [
      '**/main.ts',
      'deploy/**/*.ts',
      '**/*.spec.ts',
      '**/test/**/*.ts',
      'tools/**',
      'libs/testing/**',
      'libs/platform/**',
      'apps/e2e/**',
      'docs/examples/**',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/main.ts', 'deploy/*/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: restrict(contracts, clients, testing),
  },
  {
    files: ['services/*/src/adapters/graphql/**/*.resolver.ts'],
    rules: { 'no-restricted-syntax': ['error', ...resolvers] },
  },
  {
    // A longer file is two things; a list of places is one thing however long it is.
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: ['libs/geo/src/gazetteer/**'],
    rules: { 'max-lines': ['error', 380] },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**/*.ts'],
    rules: { 'max-lines': ['error', 520] },
  },
  {
    files: ['**/main.ts', 'deploy/**', 'tools/**', 'apps/e2e/**', 'docs/examples/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['apps/**', 'libs/ui/**', 'libs/web/**'],
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.config.ts'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearTimeout: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '**/*.spec.ts',
      '**/test/**/*.ts',
      'libs/service-kit/src/events/outbox-relay.ts',
      '**/*.contract.ts',
      'tools/attacks/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
