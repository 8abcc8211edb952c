import { InvalidConfiguration } from './config/load-config.js';
import { isBehindDoor } from './door/door.js';

/**
 * Runs a program until it is told to stop: SIGINT and SIGTERM let it finish what is under way, and a second one ends it at once. What stops a
 * start is printed as a sentence for the person who started it; only the unexpected comes with its stack.
 */
export async function runProgram(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  let program: { stop(): Promise<void> } | undefined;
  let stopping: Promise<void> | undefined;
  // A program that still waits for an engine has nothing under way: it goes at once.
  const stop = () => (stopping ??= (program?.stop() ?? Promise.resolve()).then(() => process.exit(0), fail));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Whoever tells a process group, as a terminal and systemd do, tells the door as well, which passes it on: only the door knows what it is told twice.
      if (stopping && !isBehindDoor) process.exit(1);
      void stop();
    });
  // Whoever started this program with a channel to it is gone.
  process.once('disconnect', stop);
  try {
    program = await start();
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

/** Errors whose message begins with the name of a setting say all there is to say. */
const NAMES_A_SETTING = /^LINTEL_\w+:/;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof InvalidConfiguration || NAMES_A_SETTING.test(error.message)
    ? error.message
    : (error.stack ?? error.message);
}
