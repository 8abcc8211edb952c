/**
 * Runs `work` while no other tab or part of the page runs work of this name. Browsers offer that to secure addresses only; without it, work
 * must bear being done twice.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? ((await locks.request(`lintel-${name}`, work)) as T) : work();
}
