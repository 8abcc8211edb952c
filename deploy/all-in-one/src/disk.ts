import { statfs } from 'node:fs/promises';
import type { HealthCheck } from '@lintel/service-kit';

/** The free space of the disk that the data folder is on. Without any, what is there is answered, and nothing new is taken. */
export const diskOf = (folder: string): HealthCheck => ({
  name: 'lintel: data folder',
  spare: true,
  async check() {
    const { bavail, blocks, bsize } = await statfs(folder);
    if (bavail === 0) throw new Error(`the disk of ${folder} is full`);
    return { free_bytes: bavail * bsize, free_share: blocks === 0 ? 1 : bavail / blocks };
  },
});
