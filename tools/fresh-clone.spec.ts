import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@lintel/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { copySources } from './copy.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const named = new Set(
  ['README.md', 'CONTRIBUTING.md']
    .flatMap((file) => [...read(file).matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g)])
    .map(([, name]) => name!),
);

describe.each([...named])('the command %s', (name) => {
  it('runs on whatever Node there is, and installs what is missing', () => {
    const script = /^node (tools\/[\w-]+\.mjs)$/.exec(scripts[name]!)?.[1];
    expect(script).toBeDefined();
    const [own, ...others] = modulesOf(script!);
    for (const text of [own!, ...others])
      for (const [, from] of text.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^(node:|\.\/)/);
    expect([own, ...others].join('\n')).toMatch(/^\s*installMissing\(\);$/m);
  });
});

/** The text of a script, and of each that it imports. */
function modulesOf(path: string): string[] {
  const text = read(path);
  return [
    text,
    ...[...text.matchAll(/from '\.\/([\w-]+\.mjs)'/g)].flatMap(([, file]) => modulesOf(`tools/${file}`)),
  ];
}

jest.setTimeout(300_000);
describe('first on a fresh clone,', () => {
  let clone: string;
  let running: ChildProcess | undefined;
  let said: string;

  beforeAll(() => {
    clone = mkdtempSync(join(['/tmp', tmpdir()].find(isBesideRoot) ?? tmpdir(), 'lintel-clone-'));
    cloned();
    copySources(clone);
    // As an installation leaves them.
    const services = readdirSync(join(root, 'services')).map((service) => `services/${service}/node_modules`);
    for (const folder of ['node_modules', ...services])
      if (existsSync(join(root, folder))) linked(join(root, folder), join(clone, folder));
    rmSync(join(clone, 'node_modules/.cache'), { recursive: true, force: true });
  }, 300_000);

  afterEach(async () => {
    if (running && running.exitCode === null && running.signalCode === null) {
      const gone = once(running, 'exit');
      process.kill(-running.pid!, 'SIGTERM');
      await gone;
    }
    for (const folder of ['.', 'apps', 'services', 'libs', 'deploy'])
      for (const part of readdirSync(join(clone, folder)))
        for (const made of ['dist', 'bundle', 'pictures', '.lintel'])
          rmSync(join(clone, folder, part, made), { recursive: true, force: true });
    rmSync(join(clone, '.lintel'), { recursive: true, force: true });
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  /** A clone of where this one is from, its files not yet there: by its origin, or its first commit, Nx finds what was built of the same sources on this machine. */
  function cloned(): void {
    const git = (cwd: string, ...args: string[]) =>
      spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout.trim();
    git(root, 'clone', '--quiet', '--no-checkout', root, clone);
    const origin = git(root, 'remote', 'get-url', 'origin');
    if (origin) git(clone, 'remote', 'set-url', 'origin', origin);
    else git(clone, 'remote', 'remove', 'origin');
  }

  /** Begins a command of the README as somebody at a shell of their own does. */
  function begin(command: string, input = ''): ChildProcess {
    const path = process.env['PATH']!.split(delimiter).filter((one) => !one.includes('node_modules'));
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|LINTEL_|VITEST|NODE_)/.test(name),
    );
    said = '';
    running = spawn(command, {
      cwd: clone,
      shell: true,
      detached: true,
      env: { ...Object.fromEntries(inherited), ...ports, PATH: path.join(delimiter) },
    });
    for (const stream of [running.stdout!, running.stderr!])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    running.stdin!.end(input);
    return running;
  }
  const ports = { LINTEL_PORT: '4790', NX_DAEMON: 'false' };

  it.each([
    ['npm run seed -- --count 20 --seed 7', '', 0, /20/],
    ['npm run -s understand -- --type rent', '2 bed flat in Clapham\n', 0, /^\{.*"beds":2/m],
    ['npm run -s commute', 'Balham → Bank\n', 0, /^\{"rideMinutes":\d+,/m],
    ['npm run -s token -- --agency larkspur-dean', '', 0, /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/m],
    ['npm run -s grant -- --email a@example.org --role operations', '', 1, /start Lintel first/],
    ['npm run -s key -- --scope events:read', '', 1, /start Lintel first/],
    ['npm run compose', '', 0, /./],
  ])('%s does it', async (command, input, status, message) => {
    const [code] = (await once(begin(command, input), 'exit')) as [number];
    expect(said).toMatch(message);
    expect(said).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(code).toBe(status);
  });

  it.each([
    ['npm start', 'http://localhost:4790/', /Properties|Lintel/],
    ['npm run emails', 'http://127.0.0.1:4790/', /e-mail/i],
    ['npm run design', 'http://127.0.0.1:3019/', /<script/],
  ])('%s serves', async (command, address, page) => {
    begin(command);
    await serves(address, page);
  });

  it('npm run dev serves, names the address to open, and answers with what is saved', async () => {
    begin('npm run dev');
    await serves('http://localhost:3010/', /<script/);
    const ask = (answer: RegExp) =>
      serves('http://localhost:4790/graphql', answer, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ viewingSlots(listingId: 12, from: "soon") { date } }' }),
      });
    await ask(/This is not a date/);
    await eventually(() => expect(said).toContain('Lintel is ready at http://localhost:3010'), {
      timeout: 30_000,
    });
    const handler = join(clone, 'services/viewings/src/application/offer-times/offer-times.handler.ts');
    const text = readFileSync(handler, 'utf8');
    writeFileSync(handler, text.replace('This is not a date', 'This is no day'));
    await ask(/This is no day/);
  });

  const serves = (address: string, page: RegExp, init?: RequestInit) =>
    eventually(
      async () => {
        if (running!.exitCode !== null) throw new Error(said);
        const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(10_000) }).then(
          (response) => response.text(),
          () => '',
        );
        expect(answer).toMatch(page);
      },
      { timeout: 240_000, interval: 500 },
    );
});

const isBesideRoot = (folder: string): boolean =>
  existsSync(folder) && statSync(folder).dev === statSync(root).dev;

/** Links cost no room and little time, where the disk is the same. */
function linked(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}
