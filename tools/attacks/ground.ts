import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyToken, type Settings, type Start, startLintel, stopAll } from './lintel.ts';
import { Browser } from './browser.ts';
import { Mailbox } from './mailbox.ts';

/** An installation that is attacked. */
export class Ground {
  readonly address: string;
  readonly data: string;
  readonly mails: Mailbox;
  /** Of the operations port, where this suite chose it. */
  readonly operations: string | undefined;

  constructor(address: string, data: string, operations?: string) {
    this.address = address;
    this.data = data;
    this.mails = new Mailbox(join(data, 'mail'));
    this.operations = operations;
  }

  visitor(): Browser {
    return new Browser(this.address);
  }

  readonly #tokens = new Map<string, Promise<string>>();

  /** What an agency's own programs identify themselves with. */
  token(agency: string): Promise<string> {
    let token = this.#tokens.get(agency);
    if (!token) this.#tokens.set(agency, (token = agencyToken(agency, this.data)));
    return token;
  }
}

const folders = new Set<string>();

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-attacks-'));
  folders.add(folder);
  return folder;
}

/** Starts the product on a folder of its own, or on one that is there. Whether it runs is for the attempt to judge. */
export async function start(settings: Settings, folder?: string): Promise<Start & { readonly data: string }> {
  const data = folder ?? (await aFolder());
  const started = await startLintel({ LINTEL_DATA: data, ...settings });
  return { ...started, data };
}

/** An installation with these settings; throws when it does not run. */
export async function aGround(settings: Settings, operations?: string): Promise<Ground> {
  const started = await start(settings);
  if (!('running' in started)) throw new Error(`Lintel did not start:\n${started.said}`);
  return new Ground(started.running.address, started.data, operations);
}

/** Ends all that was started and leaves nothing behind. */
export async function clearAll(): Promise<void> {
  await stopAll();
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })));
}
