import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { addMail } from './mail-sink.ts';
import type { Profile } from './profile.ts';
import { Supervised } from './supervised.ts';

export interface EmbeddedOptions {
  readonly port: number;
  readonly logFolder: string;
  readonly hasNewsletter: boolean;
  /** Settings beside the harness's own. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The whole product in one process, on a folder of its own. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Profile> {
  const { port, logFolder, hasNewsletter, settings = {} } = options;
  const folder = await mkdtemp(join(tmpdir(), 'lintel-faults-'));
  const environment = { LINTEL_DATA: folder, LINTEL_DEMO: '0', LINTEL_PORT: String(port), ...settings };
  const lintel = new Supervised('lintel', 'deploy/all-in-one/dist/main.js', environment, logFolder);
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
    mails: () => mailsIn(join(folder, 'mail')),
    async atRest(read) {
      let found: Awaited<ReturnType<typeof read>>;
      await again(async () => (found = await read()));
      return found!;
    },
    rebuildSearch: () => again(() => rm(join(folder, 'search'), { recursive: true, force: true })),
    emptyQueues: () => again(() => rm(join(folder, 'jobs'), { recursive: true, force: true })),
    async end() {
      await lintel.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function mailsIn(folder: string): Promise<Map<string, string[]>> {
  const mails = new Map<string, string[]>();
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml')))
    addMail(mails, await readFile(join(folder, file), 'utf8'));
  return mails;
}
