/** Begins to listen, and says of a port that is taken which setting chose it. */
export async function namingTakenPort<Value>(setting: string, listen: () => Promise<Value>): Promise<Value> {
  try {
    return await listen();
  } catch (error) {
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(`${setting}: port ${port} is taken. Set ${setting} to a free one.`, { cause: error });
  }
}
