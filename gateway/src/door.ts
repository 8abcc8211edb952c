import cluster from 'node:cluster';
import { constants } from 'node:os';

/**
 * Takes connections for a process of its own, the gateway, which answers them, and ends as that one does. The kernel goes on taking connections for a killed process
 * until it has taken its memory apart, a tenth of a second and more for a gateway on a busy machine, and resets them all: of this one, which loads nothing, there is little to
 * take apart (ADR 73).
 */
function keepDoor(): void {
  const { process: gateway } = cluster.fork();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gateway.kill('SIGTERM'));
  gateway.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal!]));
}

if (cluster.isPrimary) keepDoor();
else {
  // Without its door it finishes what is under way, as a program whose starter is gone; Node would end it at once.
  cluster.worker!.once('disconnect', () => (cluster.worker!.exitedAfterDisconnect = true));
  await import('./main.js');
}
