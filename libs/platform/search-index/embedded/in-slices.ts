/** Nobody who asks meanwhile waits noticeably longer. */
const SLICE_MS = 4;

/** Does work a little at a time, the first of it at once and the rest between what else the thread has to do. */
export function inSlices<Result>(
  work: Generator<void, Result>,
  ends: (result: Result | undefined) => void,
): void {
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    try {
      for (;;) {
        const step = work.next();
        if (step.done) return ends(step.value);
        if (performance.now() > until) break;
      }
    } catch {
      // Want of memory: whoever asks next has it tried again.
      return ends(undefined);
    }
    setImmediate(slice);
  };
  slice();
}
