/** Two at once are rare here, three rarer. */
const ROUNDS = 5;

/** Reads, decides and writes, again when another write came in between. The attempt answers whether nothing is left to write. */
export async function untilWritten(attempt: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) if (await attempt()) return;
  throw new Error('others kept changing the same record');
}
