import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { addMail } from './mail-sink.ts';
import type { Profile } from './profile.ts';
import { mountDisks } from './small-disk.ts';
import { Supervised } from './supervised.ts';

export interface EmbeddedOptions {
  readonly port: number;
  readonly logFolder: string;
  readonly hasNewsletter: boolean;
  /** Whether each store has a disk of its own, which can be filled. */
  readonly withDisks?: boolean;
  /** Settings beside the harness's own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The folders of what the embedded profile keeps, each with a file or a folder of its own. */
const STORES = [
  ...['listings', 'events', 'search', 'jobs', 'objects', 'mail'],
  ...['viewings', 'messaging', 'notifications', 'integrations'],
];

/** The whole product in one process, on a folder of its own. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Profile> {
  const { port, logFolder, hasNewsletter, settings = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'lintel-faults-'));
  const disks = options.withDisks ? await mountDisks(folder, STORES) : [];
  const environment = { LINTEL_DATA: folder, LINTEL_DEMO: '0', LINTEL_PORT: String(port), ...settings };
  const lintel = new Supervised('lintel', 'deploy/all-in-one/bundle/main.js', environment, logFolder);
  lintel.start();
  await lintel.whenReady();
  const again = async (meanwhile: () => Promise<unknown>) => {
    await lintel.stop();
    await meanwhile();
    lintel.start();
    await lintel.whenReady();
  };
  return {
    name: 'embedded',
    origin: `http://127.0.0.1:${port}`,
    operations: `http://127.0.0.1:${port + 1}`,
    processes: [lintel],
    engines: [],
    spared: {},
    settings: loadConfig(platformConfigSchema, { LINTEL_DATA: folder }),
    signing: { LINTEL_DATA: folder },
    hasNewsletter,
    disks,
    mails: () => mailsIn(join(folder, 'mail')),
    async atRest(read) {
      let found: Awaited<ReturnType<typeof read>>;
      await again(async () => (found = await read()));
      return found!;
    },
    rebuildSearch: () => again(() => emptied(join(folder, 'search'))),
    emptyQueues: () => again(() => emptied(join(folder, 'jobs'))),
    async end() {
      await lintel.stop();
      for (const disk of disks) await disk.unmount();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder itself may be a disk. */
async function emptied(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

async function mailsIn(folder: string): Promise<Map<string, string[]>> {
  const mails = new Map<string, string[]>();
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml')))
    addMail(mails, await readFile(join(folder, file), 'utf8'));
  return mails;
}
