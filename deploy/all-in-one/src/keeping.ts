import { UnusableBackup } from '@lintel/platform/backup';
import { UnusableSetting } from '@lintel/platform/port';
import type { z } from 'zod';
import { InvalidConfiguration, loadConfig, platformConfigSchema } from '@lintel/service-kit';

/** The stores whose data is in the data folder, unless an engine has it. */
const stores = [
  'LINTEL_DOCUMENTS',
  'LINTEL_EVENT_BUS',
  'LINTEL_SEARCH_INDEX',
  'LINTEL_OBJECT_STORE',
  'LINTEL_JOBS',
] as const;

type Stores = Pick<z.output<typeof platformConfigSchema>, (typeof stores)[number]>;

/** The setting that has data be elsewhere than in the data folder. */
export const elsewhere = (config: Stores) => stores.find((setting) => config[setting] !== 'embedded');

/** The data folder. @throws UnusableBackup when it has not all of this installation's data. */
export function keptHere(): string {
  const config = loadConfig(platformConfigSchema, process.env);
  const setting = elsewhere(config);
  if (setting)
    throw new UnusableBackup(
      `${setting}: ${config[setting]} has data of its own, which is no part of LINTEL_DATA. docs/backup.md says how it is backed up.`,
    );
  return config.LINTEL_DATA;
}

/** Runs a command; what whoever asked can mend is said in a sentence. */
export async function told(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const expected = [UnusableBackup, UnusableSetting, InvalidConfiguration].some(
      (kind) => error instanceof kind,
    );
    console.error(expected ? (error as Error).message : error);
    process.exit(1);
  }
}
