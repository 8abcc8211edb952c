const turns = new Map<number, Promise<unknown>>();

/** Runs the changes of one listing one after the other, so that the last one asked for wins. */
export function inTurn<Answer>(listing: number, task: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(listing) ?? Promise.resolve();
  const done = before.then(task, task);
  turns.set(listing, done);
  const leave = (): void => {
    if (turns.get(listing) === done) turns.delete(listing);
  };
  done.then(leave, leave);
  return done;
}
