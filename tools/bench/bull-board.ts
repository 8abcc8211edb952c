import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Queue } from 'bullmq';
import { fromRoot } from './program.ts';

const RELEASE = '9.10.2';

/** What we need of its adapter. */
interface BullBoardQueue {
  getJobs(states: readonly string[], from: number, to: number): Promise<readonly { failedReason?: string }[]>;
}

/** bull-board's own view of a queue, installed for the figure alone, in a folder of its own. Rejects where no registry answers. */
export async function withBullBoard<Result>(
  queue: Queue,
  use: (board: BullBoardQueue) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-bull-board-'));
  try {
    const wanted = [`@bull-board/api@${RELEASE}`, `@bull-board/ui@${RELEASE}`];
    await promisify(execFile)('npm', [
      ...['install', '--prefix', folder, '--no-audit', '--no-fund', '--legacy-peer-deps'],
      ...wanted,
    ]);
    // It asks for the one that its user has.
    await symlink(fromRoot('node_modules/bullmq'), join(folder, 'node_modules/bullmq'), 'dir');
    const { BullMQAdapter } = createRequire(join(folder, 'package.json'))(
      '@bull-board/api/bullMQAdapter',
    ) as {
      BullMQAdapter: new (queue: Queue) => BullBoardQueue;
    };
    return await use(new BullMQAdapter(queue));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
