import { fork } from 'node:child_process';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { constants } from 'node:os';
import { comeAgainPage } from './come-again.js';

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
  /** A connection that was not taken for so long, and told to come again. */
  | { readonly told: 'turned away'; readonly afterMs: number }
  | { readonly told: 'closed' }
);

const BEHIND = '--behind-the-door';

/** A program that has taken nothing for so long has more to do than it can: who waits for longer would have an answer when nobody waits for it any more. */
const TAKEN_WITHIN_MS = 2000;
const LOOKED_AT_EACH_MS = 100;
const COME_AGAIN_SECONDS = 2;
const busy = comeAgainPage('More is asked here than can be answered just now.', COME_AGAIN_SECONDS);
const BUSY = [
  'HTTP/1.1 503 Service Unavailable',
  ...Object.entries(busy.headers).map(([name, value]) => `${name}: ${value}`),
  `content-length: ${Buffer.byteLength(busy.body)}`,
  'connection: close',
  '',
  busy.body,
].join('\r\n');

/** Whether this process is the one behind a door. */
export const isBehindDoor = process.send !== undefined && process.argv.includes(BEHIND);

/**
 * Takes connections for a program, which runs the same script in a process of its own and answers them, and ends as that one does. The kernel goes on taking connections for a
 * killed process until it has taken its memory apart, and resets them all then; of this one, which loads nothing, there is little to take apart (ADR 73). Whoever the program does not
 * take in time is answered 503 here. It tells the program to stop when it is told so itself, and ends it when it is told again.
 */
export function keepDoor(): void {
  const program = fork(process.argv[1]!, [...process.argv.slice(2), BEHIND]);
  const servers = new Map<number, Server>();
  /** What the program is told in this order, a connection at a time. */
  let line: InLine[] = [];
  let isTelling = false;
  // What cannot be said any more is said to nobody: this process ends with the program.
  const tell = (told: FromDoor) => program.send(told, () => undefined);
  program.on('message', (asked: ToDoor) => {
    const { server } = asked;
    if (asked.asked === 'to listen') servers.set(server, open(asked));
    else {
      servers.get(server)?.close();
      servers.delete(server);
      enqueue({ server, told: 'closed' });
    }
  });
  let isToldToStop = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      program.kill(isToldToStop ? 'SIGKILL' : 'SIGTERM');
      isToldToStop = true;
    });
  program.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal!]));
  setInterval(turnAway, LOOKED_AT_EACH_MS).unref();

  function enqueue(told: FromDoor, connection?: Socket): void {
    line.push({ told, connection, since: performance.now() });
    tellNext();
  }

  /** Node sends a connection once the program has taken the one before, and says so then. */
  function tellNext(): void {
    if (isTelling) return;
    const next = line.shift();
    if (!next) return;
    isTelling = true;
    program.send(next.told, next.connection, (error) => {
      if (error) next.connection?.destroy();
      isTelling = false;
      tellNext();
    });
  }

  function turnAway(): void {
    const now = performance.now();
    const isLate = ({ connection, since }: InLine) => connection && now - since > TAKEN_WITHIN_MS;
    const late = line.filter(isLate);
    if (late.length > 0) line = line.filter((one) => !isLate(one));
    for (const { told, connection, since } of late) {
      sayBusy(connection!);
      tell({ server: told.server, told: 'turned away', afterMs: now - since });
    }
  }

  function open({ server, port, host }: ToDoor & { readonly asked: 'to listen' }): Server {
    // As Node's server of HTTP takes them.
    const opened = createServer({ pauseOnConnect: true, noDelay: true, allowHalfOpen: true }, (connection) =>
      enqueue({ server, told: 'connection' }, connection),
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

interface InLine {
  readonly told: FromDoor;
  readonly connection: Socket | undefined;
  readonly since: number;
}

/** What it asks is read and let be: closed unread, it would be reset, and the answer with it. */
function sayBusy(connection: Socket): void {
  connection.on('error', () => connection.destroy()).resume();
  connection.end(BUSY);
  setTimeout(() => connection.destroy(), TAKEN_WITHIN_MS).unref();
}
