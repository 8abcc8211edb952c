import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import type { Profile } from './profile.ts';
import { Supervised } from './supervised.ts';

/** The whole product in one process, on a folder of its own. */
export async function startEmbedded(
  port: number,
  logFolder: string,
  hasNewsletter: boolean,
): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-faults-'));
  const environment = { LINTEL_DATA: folder, LINTEL_DEMO: '0', LINTEL_PORT: String(port) };
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

/** Notes a mail, as it is on its way, by its first recipient. */
export function addMail(mails: Map<string, string[]>, source: string): void {
  const head = source.split(/\r?\n\r?\n/, 1)[0]!.replace(/\r?\n[ \t]+/g, ' ');
  const to = /^to:.*?([^\s<>,;:"]+@[^\s<>,;:"]+)/im.exec(head)?.[1];
  const id = /^message-id:\s*(\S+)/im.exec(head)?.[1];
  if (to && id) mails.set(to, [...(mails.get(to) ?? []), id]);
}
