import http from 'node:http';
import https from 'node:https';
import type { ClientOptions } from 'minio';

export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
}

/** Not the address of an S3 server. */
export class InvalidS3Address extends Error {
  override readonly name = 'InvalidS3Address';
}

/** Throws `InvalidS3Address` unless it is the address of a server, such as `https://s3.example.org` or `http://minio:9000`. */
export function readEndpoint(endpoint: string): Endpoint {
  const url = URL.parse(endpoint);
  const extra = url && (url.username || url.search || url.hash || url.pathname.slice(1));
  if (!url || !/^https?:$/.test(url.protocol) || extra)
    throw new InvalidS3Address(
      'not the address of an S3 server, such as https://s3.example.org: http: or https:, without a path or credentials',
    );
  const secure = url.protocol === 'https:';
  return { host: url.hostname, port: Number(url.port || (secure ? 443 : 80)), secure };
}

/** Shorter than any server keeps a connection that is not used, so that none is used which is being closed. */
const FREE_MS = 4000;

/**
 * A connection that was kept turned out to be closed by the server, as after its restart, before anything was answered: what was asked may be asked
 * again, over a new one.
 */
export const wasStale = (error: unknown): boolean => (error as { stale?: boolean }).stale === true;

/** Statuses that the client makes an error of without reading what came with it, which would hold the connection for ever. */
const UNREAD = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

const CUT = new Set(['ECONNRESET', 'EPIPE']);

/** HTTP that gives up when the server is silent for `answerMs`, whether before an answer or in the middle of one. */
export function limitedTransport({ secure }: Endpoint, answerMs: number) {
  const { Agent, request } = secure ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 128, timeout: FREE_MS });
  const letGoOfFree = () => {
    for (const sockets of Object.values(agent.freeSockets)) sockets?.forEach((socket) => socket.destroy());
  };
  const limited = (options: http.RequestOptions, answered: (response: http.IncomingMessage) => void) => {
    let response: http.IncomingMessage | undefined;
    const asked = request(options, (answer) => {
      response = answer;
      answered(answer);
      if (UNREAD.has(answer.statusCode!)) answer.resume();
    });
    const watch = () =>
      void asked.setTimeout(answerMs, () => {
        // It is our reader who takes its time: there is something to read.
        if (response && response.readableLength > 0) return watch();
        const silent = new Error(`no answer within ${answerMs} ms`);
        if (response) response.destroy(silent);
        else asked.destroy(silent);
      });
    watch();
    asked.on('error', (error: NodeJS.ErrnoException & { stale?: boolean }) => {
      if (response || !asked.reusedSocket || !CUT.has(error.code ?? '')) return;
      error.stale = true;
      // The others are of the same age.
      letGoOfFree();
    });
    return asked;
  };
  return {
    client: {
      transport: { request: limited } as unknown as ClientOptions['transport'],
      transportAgent: agent,
    },
    /** Lets go of connections that are not in use; those in use are let go of after. */
    close: letGoOfFree,
  };
}
