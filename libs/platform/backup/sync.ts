import { open } from 'node:fs/promises';

/** A new name is only safe with the folder that holds it. */
export async function sync(folder: string): Promise<void> {
  // Windows cannot open a folder, and has no need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
