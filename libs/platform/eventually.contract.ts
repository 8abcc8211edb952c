/** Waits until an expectation holds, for what says nothing when it is done; fails with what the expectation said last. */
export async function eventually(
  expectation: () => void | Promise<void>,
  { timeout = 5000, interval = 50 } = {},
): Promise<void> {
  const until = performance.now() + timeout;
  for (;;) {
    try {
      return await expectation();
    } catch (failure) {
      if (performance.now() > until) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
