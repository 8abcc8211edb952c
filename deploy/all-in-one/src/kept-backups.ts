import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Backups } from '@lintel/operations';
import { backupsOf } from '@lintel/platform/backup';

const command = fileURLToPath(new URL('backup.js', import.meta.url));

/** The backups of a data folder. One is made by the command, in a process of its own: packing and hashing hold up no request. */
export const keptBackups = (dataFolder: string, folder: string | undefined): Backups => ({
  folder: folder === undefined ? null : resolve(folder),
  made: () => backupsOf(dataFolder),
  async make() {
    mkdirSync(folder!, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const environment = { ...process.env, LINTEL_DATA: dataFolder };
    try {
      await promisify(execFile)(process.execPath, [command, join(resolve(folder!), `lintel-${at}.tar.gz`)], {
        env: environment,
      });
    } catch (error) {
      throw new Error((error as { stderr?: string }).stderr?.trim() || String(error), { cause: error });
    }
  },
});
