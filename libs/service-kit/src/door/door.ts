import { fork } from 'node:child_process';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { constants } from 'node:os';

/** What the program behind a door asks of it, for a server to which it gave this number. */
export type ToDoor = { readonly server: number } & (
  | { readonly asked: 'to listen'; readonly port: number; readonly host: string }
  | { readonly asked: 'to close' }
);

/** What it is told. Nothing comes for a server after it was closed. */
export type FromDoor = { readonly server: number } & (
  | { readonly told: 'listening'; readonly address: AddressInfo }
  | { readonly told: 'refused'; readonly error: NodeJS.ErrnoException }
  /** The message brings it, unless it is gone already. */
  | { readonly told: 'connection' }
  | { readonly told: 'closed' }
);

const BEHIND = '--behind-the-door';

/** Whether this process is the one behind a door. */
export const isBehindDoor = process.send !== undefined && process.argv.includes(BEHIND);

/**
 * Takes connections for a program, which runs the same script in a process of its own and answers them, and ends as that one does. The kernel goes on taking connections for a
 * killed process until it has taken its memory apart, and resets them all then; of this one, which loads nothing, there is little to take apart (ADR 73).
 */
export function keepDoor(): void {
  const program = fork(process.argv[1]!, [...process.argv.slice(2), BEHIND]);
  const servers = new Map<number, Server>();
  // What cannot be said any more is said to nobody: this process ends with the program.
  const tell = (told: FromDoor) => program.send(told, () => undefined);
  program.on('message', (asked: ToDoor) => {
    const { server } = asked;
    if (asked.asked === 'to listen') servers.set(server, open(asked));
    else {
      servers.get(server)?.close();
      servers.delete(server);
      tell({ server, told: 'closed' });
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill('SIGTERM'));
  program.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal!]));

  function open({ server, port, host }: ToDoor & { readonly asked: 'to listen' }): Server {
    // As Node's server of HTTP takes them.
    const opened = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true }, (connection) =>
      program.send({ server, told: 'connection' } satisfies FromDoor, connection, (error) => {
        if (error) connection.destroy();
      }),
    );
    const refused = (error: Error) => {
      servers.delete(server);
      tell({ server, told: 'refused', error: { ...error, message: error.message } });
    };
    return opened.once('error', refused).listen(port, host, () => {
      opened.off('error', refused);
      tell({ server, told: 'listening', address: opened.address() as AddressInfo });
    });
  }
}
