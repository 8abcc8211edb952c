/** What an attempt answers with when another write came between its reading and its writing. */
export const overtaken = Symbol('overtaken');

export interface Contended<Done> {
  /** How often it is read and decided anew: of any number at once, one succeeds each time. */
  readonly attempts: number;
  /** What to answer with after the last, instead of throwing. */
  readonly otherwise?: () => Done | Promise<Done>;
}

/**
 * Reads, decides and writes, and again whenever another write came between: the attempt answers with what is done, or with `overtaken`.
 *
 * @param what is changed, for the error: 'account 7'
 */
export async function untilWritten<Done>(
  what: string,
  { attempts, otherwise }: Contended<Done>,
  attempt: () => Promise<Done | typeof overtaken>,
): Promise<Done> {
  for (let made = 0; made < attempts; made += 1) {
    const done = await attempt();
    if (done !== overtaken) return done;
  }
  if (otherwise) return otherwise();
  throw new Error(`${what} was changed by others ${attempts} times in a row`);
}
