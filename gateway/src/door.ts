import cluster from 'node:cluster';
import { constants } from 'node:os';

/**
 * Takes connections for a process of its own that answers them, and ends as that one does. The kernel goes on taking connections for a killed process until it
 * has taken its memory apart, a tenth of a second and more for a gateway on a busy machine, and resets them all: of this one there is little to take apart.
 */
export function keepDoor(): void {
  const { process: program } = cluster.fork();
  // A terminal tells both processes of SIGINT; one that is told twice does not finish what is under way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill('SIGTERM'));
  program.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal!]));
}

/** To be called by the process behind the door: without one it finishes what is under way, for which Node would not wait, and as a program does whose starter is gone. */
export function outliveDoor(): void {
  process.on('SIGINT', () => undefined);
  cluster.worker?.once('disconnect', () => (cluster.worker!.exitedAfterDisconnect = true));
}
