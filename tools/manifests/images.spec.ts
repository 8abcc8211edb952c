import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finalStage, instructionsOf } from './dockerfile.js';
import { exists, filesBelow, read, root } from './repository.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const dockerfiles = filesBelow('deploy/docker').filter((file) => file.endsWith('Dockerfile'));

describe.each(dockerfiles)('%s', (file) => {
  const instructions = instructionsOf(file);

  it("begins from images whose tag stays what it is, with the project's own Node", () => {
    const stages = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' AS '));
    const own = stages.map(([, stage]) => stage);
    for (const [image] of stages)
      if (!own.includes(image!)) expect(image).toMatch(/^[\w./-]+:(?!latest$)[\w.${}-]+$/);
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    expect(instructions).toContainEqual({ name: 'ARG', rest: `NODE_VERSION=${dependencies.node}` });
  });

  it('runs as nobody in particular, by a number that a cluster can check', () => {
    const users = finalStage(instructions).filter(({ name }) => name === 'USER');
    expect(users).toEqual([{ name: 'USER', rest: '65532:65532' }]);
  });

  it('copies from the repository what is there', () => {
    const sources = instructions
      .filter(({ name, rest }) => name === 'COPY' && !rest.includes('--from='))
      .flatMap(({ rest }) =>
        rest
          .split(' ')
          .filter((part) => !part.startsWith('--'))
          .slice(0, -1),
      )
      .filter((source) => !source.includes('*'));
    for (const source of sources) expect([source, exists(source)]).toEqual([source, true]);
  });
});

describe('the image of a program', () => {
  it('asks itself whether it lives', () => {
    const checks = finalStage(instructionsOf('deploy/docker/service.Dockerfile')).filter(
      ({ name }) => name === 'HEALTHCHECK',
    );
    expect(checks).toHaveLength(1);
    expect(checks[0]!.rest).toMatch(/CMD \["node", "healthcheck\.mjs", "\/livez"\]$/);
  });

  it('has what its compiled code imports, with the optional companions of that, and nothing else', async () => {
    const workspace = (name: string) => JSON.stringify({ name });
    const uses = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1']));
    write({
      'package.json': JSON.stringify({
        workspaces: ['gateway', 'services/*', 'libs/*'],
        dependencies: {
          ...uses('a', 'b', 'b-companion', '@d/e'),
          ...uses('c-unused', 'bus-client', 'mail-client'),
        },
      }),
      'gateway/package.json': workspace('@x/gateway'),
      'services/one/package.json': workspace('@x/one'),
      'services/one/dist/main.js': `import { a } from 'a';\nimport '@x/lib/deep';\nimport 'node:fs';\nimport './other.js';\nimport { identitySecretOf, openEventBus } from '@lintel/platform/adapters';`,
      'libs/lib/package.json': workspace('@x/lib'),
      'libs/lib/dist/index.js': `const b = await import('b/deep.js');\nexport * from '@d/e';`,
      // The table of adapters names them all; a program loads those that it opens.
      'libs/platform/package.json': workspace('@lintel/platform'),
      'libs/platform/dist/adapters.js': `await import('./event-bus/bus.js');\nawait import('./mail/smtp.js');`,
      'libs/platform/dist/event-bus/bus.js': `import 'bus-client';`,
      'libs/platform/dist/mail/smtp.js': `import 'mail-client';`,
      'libs/unused/package.json': workspace('@x/unused'),
      'node_modules/a/package.json': '{}',
      'node_modules/b/package.json': JSON.stringify({
        peerDependencies: { 'b-companion': '*', absent: '*' },
      }),
      'node_modules/b-companion/package.json': '{}',
      'node_modules/bus-client/package.json': '{}',
      'node_modules/mail-client/package.json': '{}',
      'node_modules/@d/e/package.json': '{}',
    });
    const { runtimeOf } = (await import(`${root}/deploy/docker/runtime-of.mjs`)) as {
      runtimeOf(root: string, program: string): { workspaces: string[]; packages: string[] };
    };
    expect(runtimeOf(folder, 'services/one')).toEqual({
      workspaces: ['libs/lib', 'libs/platform', 'services/one'],
      packages: ['@d/e', 'a', 'b', 'b-companion', 'bus-client'],
    });
  });
});

describe('the health check in a container', () => {
  it.each([
    [200, 0],
    [503, 1],
  ])('turns an answer of %d into an exit of %d', async (status, exit) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(status).end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    expect(await check((server.address() as AddressInfo).port, '/readyz')).toBe(exit);
    expect(asked).toEqual(['/readyz']);
    server.close();
    await once(server, 'close');
    expect(await check((server.address() as AddressInfo | null)?.port ?? 1, '/readyz')).toBe(1);
  });

  it('asks at the operations port, where the program has one', async () => {
    const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await check(1, '/readyz', { LINTEL_OPERATIONS_PORT: String(port) })).toBe(0);
    server.close();
  });

  async function check(port: number, path: string, more: Record<string, string> = {}): Promise<number> {
    const child = spawn(process.execPath, [`${root}/deploy/docker/healthcheck.mjs`, path], {
      env: { ...process.env, LINTEL_PORT: String(port), ...more },
    });
    const [code] = (await once(child, 'exit')) as [number];
    return code;
  }
});

describe('pages that are published', () => {
  it('replace those before, whose chunks stay for whoever still shows them', () => {
    const publish = (from: string) =>
      execFileSync('sh', [`${root}/deploy/docker/publish-pages.sh`, join(folder, from), join(folder, 'to')]);
    write({
      'old/shell/dist/index.html': 'old',
      'old/shell/dist/assets/a.11111111.js': 'chunk',
      'new/shell/dist/index.html': 'new',
      'new/shell/dist/assets/a.22222222.js': 'chunk',
    });
    publish('old');
    publish('new');
    const published = (path: string) => readFileSync(join(folder, 'to/shell/dist', path), 'utf8');
    expect(published('index.html')).toBe('new');
    expect(published('assets/a.11111111.js')).toBe('chunk');
    expect(published('assets/a.22222222.js')).toBe('chunk');
  });
});
