import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
let eslint: ESLint;

beforeAll(() => {
  // The rule reads the graph of projects that Nx has cached.
  execFileSync('nx', ['show', 'projects'], { cwd: root, env: { ...process.env, NX_DAEMON: 'false' } });
  eslint = new ESLint({ cwd: root });
}, 60_000);

async function complaints(filePath: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import * as imported from '${imported}';\nexport { imported };\n`, {
    filePath: `${root}/${filePath}`,
  });
  return result!.messages.map(({ ruleId }) => ruleId ?? 'fatal');
}

describe('the module boundaries', () => {
  it.each([
    ['a service', 'services/search/src/index.ts', '@lintel/listings', '@nx/enforce-module-boundaries'],
    ['the gateway', 'gateway/src/index.ts', '@lintel/search', '@nx/enforce-module-boundaries'],
    ['a remote', 'apps/public-site/src/remote.ts', '../../shell/src/app.js', '@nx/enforce-module-boundaries'],
    ['the kernel', 'libs/kernel/src/index.ts', '@lintel/contracts', '@nx/enforce-module-boundaries'],
    ['the client library', 'libs/client/src/index.ts', '@lintel/contracts', '@nx/enforce-module-boundaries'],
    ...['node:buffer', 'zod'].map((imported) => [
      'the client library',
      'libs/client/src/index.ts',
      imported,
      'no-restricted-imports',
    ]),
    ['the design system', 'libs/ui/src/index.ts', '@lintel/service-kit', '@nx/enforce-module-boundaries'],
    [
      'a service',
      'services/search/src/search.module.ts',
      '@lintel/platform/adapters',
      'no-restricted-imports',
    ],
    [
      'a service',
      'services/search/src/search.module.ts',
      '@lintel/platform/event-bus/embedded',
      'no-restricted-imports',
    ],
    ...[
      'event-bus/kafka',
      'cache/redis',
      'documents/mongo',
      'jobs/bullmq',
      'object-store/s3',
      'mail/smtp',
    ].map((adapter) => [
      'a service',
      'services/search/src/search.module.ts',
      `@lintel/platform/${adapter}`,
      'no-restricted-imports',
    ]),
    ...['kafkajs', 'ioredis', 'bullmq', '@elastic/elasticsearch', 'minio', 'nodemailer', 'openai'].map(
      (client) => ['a kit', 'libs/service-kit/src/index.ts', client, 'no-restricted-imports'],
    ),
    ['the gateway', 'gateway/src/index.ts', '@lintel/testing', 'no-restricted-imports'],
    ['a program', 'deploy/all-in-one/src/index.ts', '@lintel/testing', 'no-restricted-imports'],
    ['a program', 'services/search/src/main.ts', '@lintel/platform/jobs/contract', 'no-restricted-imports'],
    [
      'a domain',
      'services/search/src/domain/search-request.ts',
      '../application/listing-index.js',
      'no-restricted-imports',
    ],
    ['a domain', 'services/search/src/domain/search-request.ts', '@nestjs/common', 'no-restricted-imports'],
    [
      'a use case',
      'services/search/src/application/listing-index.ts',
      '../adapters/graphql/search.resolver.js',
      'no-restricted-imports',
    ],
  ])('keep %s (%s) from importing %s', async (_, file, imported, rule) => {
    expect(await complaints(file, imported)).toContain(rule);
  });

  it.each([
    ['services/search/src/index.ts', '@lintel/contracts'],
    ['services/search/src/main.ts', '@lintel/platform/adapters'],
    ['deploy/all-in-one/src/index.ts', '@lintel/listings'],
    ['apps/public-site/src/remote.ts', '@lintel/ui'],
    ['services/search/test/search.spec.ts', '@lintel/testing'],
    ['libs/platform/cache/redis/redis-cache.ts', 'ioredis'],
  ])('let %s import %s', async (file, imported) => {
    expect(await complaints(file, imported)).toEqual([]);
  });
});

describe('the length of a file', () => {
  const lines = (count: number) => Array.from({ length: count }, () => '//').join('\n');
  const tooLong = async (filePath: string, count: number) => {
    const [result] = await eslint.lintText(lines(count), { filePath: `${root}/${filePath}` });
    return result!.messages.some(({ ruleId }) => ruleId === 'max-lines');
  };

  it.each([
    ['services/search/src/index.ts', 380],
    ['tools/lint.mjs', 380],
    ['apps/shell/src/app.tsx', 380],
    ['services/search/test/search.spec.ts', 520],
  ])('of %s is %s lines at most', async (file, most) => {
    expect(await tooLong(file, most)).toBe(false);
    expect(await tooLong(file, most + 1)).toBe(true);
  });
});

describe('a resolver', () => {
  const answers = 'implements Answers<schema.QueryResolvers>';
  it.each([
    ['', '@Query() me() {}', /implements Answers/],
    [answers, "@Query('me') mine() {}", /the name of the field/],
    [answers, "@ResolveField('agency') agency() {}", /the name of the field/],
    [answers, "@Query() me(@Args('id') id: string) {}", /taken whole/],
    [answers, '@Query() me(@Args() { id }: schema.QueryMeArgs) {}', /^$/],
  ])('%s says by generated types what it is asked and answers: %s', async (promised, method, said) => {
    const [result] = await eslint.lintText(`@Resolver()\nexport class Made ${promised} { ${method} }\n`, {
      filePath: `${root}/services/search/src/adapters/graphql/made-up.resolver.ts`,
    });
    const found = result!.messages.filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-vars');
    expect(found.map(({ message }) => message).join()).toMatch(said);
  });
});
