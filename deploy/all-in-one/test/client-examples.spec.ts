import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LintelClient } from '@lintel/client';
import { eventually } from '@lintel/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from './free-port.js';
import { LintelProcess, run, tokenFor } from './lintel-process.js';

const library = fileURLToPath(new URL('../../../libs/client', import.meta.url));
const EXAMPLES = /```ts (\S+)\n(.*?)```/gs;

let folder: string;
let lintel: LintelProcess;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-client-'));
  environment = { LINTEL_DATA: join(folder, 'data'), LINTEL_WEBHOOKS_LOOPBACK: '1' };
  lintel = await LintelProcess.start(environment);
  // A program beside nothing but the library, as somebody has it who has installed it.
  await mkdir(join(folder, 'node_modules/@lintel'), { recursive: true });
  await symlink(library, join(folder, 'node_modules/@lintel/client'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [, name, text] of (await readFile(join(library, 'README.md'), 'utf8')).matchAll(EXAMPLES))
    await writeFile(join(folder, name!), text!);
}, 60_000);
afterAll(async () => {
  await lintel.kill();
  await rm(folder, { recursive: true, force: true });
});

const keyFor = (...options: readonly string[]) =>
  run('key.js', ['--at', lintel.address, ...options], environment);

let running: ChildProcess;
afterEach(async () => {
  if (running.exitCode !== null || running.signalCode !== null) return;
  running.kill();
  await once(running, 'exit');
});

/** Begins an example of the README; what it has said so far is what is given back. */
async function begin(name: string, given: Record<string, string> = {}): Promise<() => string> {
  let said = '';
  const key = await keyFor('--scope', 'events:read');
  running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', name], {
    cwd: folder,
    env: { ...process.env, LINTEL_URL: lintel.address, LINTEL_KEY: key, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [running.stdout!, running.stderr!])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  return () => said;
}
const says = (said: () => string, what: RegExp) =>
  eventually(() => expect(said()).toMatch(what), { timeout: 25_000 });

jest.setTimeout(90_000);
describe('the README of the client library', () => {
  it('follows what happens from a snapshot on', async () => {
    const said = await begin('follow.ts');
    await says(said, /^(\d+: .*, £\d+\n){13}$/);
    const id = await createHome();
    await says(said, new RegExp(`^${id}: A flat of the example, £500000$`, 'm'));
    await lintel.ask('mutation ($id: Int!) { removeListing(id: $id) { id } }', { id }, await agent());
    await says(said, new RegExp(`^${id}: no longer there$`, 'm'));
  });

  it('receives what the portal sends, and nothing that somebody else does', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const key = await keyFor('--scope', 'webhooks:write');
    const { createWebhook } = await new LintelClient({ url: lintel.address, key }).graphql<Created>(
      'mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret } }',
      { input: { url, eventTypes: ['lintel.listing.published.v1'] } },
    );
    const said = await begin('receive.ts', { PORT: String(port), WEBHOOK_SECRET: createWebhook.secret });
    const send = (secret: string) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'webhook-id': 'another',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': new Webhook(secret).sign('another', new Date(), '{}'),
        },
        body: '{}',
      }).then(({ status }) => status);
    const another = `whsec_${Buffer.from('of nobody').toString('base64')}`;
    await eventually(async () => expect(await send(another)).toBe(401), { timeout: 25_000 });
    const id = await createHome();
    await says(said, /./);
    expect(said()).toMatch(new RegExp(`^[\\w-]+: lintel\\.listing\\.published\\.v1 of ${id}\n$`));
  });

  it('asks', async () => {
    const said = await begin('ask.ts');
    await once(running, 'exit');
    expect(said()).toMatch(/^\d+ homes\n(.+: £\d+ a month\n){3}$/);
  });
});

const agent = () => tokenFor('larkspur-dean', environment);

interface Created {
  readonly createWebhook: { readonly secret: string };
}

async function createHome(): Promise<number> {
  const { data } = await lintel.ask(
    'mutation ($input: ListingInput!) { createListing(input: $input) { id } }',
    { input: home },
    await agent(),
  );
  return data.createListing.id;
}

const home = {
  title: 'A flat of the example',
  description: 'A home.',
  address: '12 Example Road, Clapham, London SW4 7AA',
  price: 500_000,
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    agency: 'Example',
    name: 'Sam Example',
    position: '',
    phone: '020 7946 0000',
    email: 'a@example.org',
  },
};
