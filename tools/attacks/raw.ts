import { connect } from 'node:net';
import { record } from './exchanges.ts';

export interface RawAnswer {
  /** 0 where the connection was closed without an answer. */
  readonly status: number;
  /** The whole answer, head and body. */
  readonly text: string;
}

const ANSWER_WITHIN_MS = 10_000;

/** Sends bytes as they are, which no client library would, and reads until the product closes or is done. */
export function sendRaw(address: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    const done = () => {
      clearTimeout(late);
      socket.destroy();
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
      record(bytes, text);
      resolve({ status, text });
    };
    const late = setTimeout(() => {
      socket.destroy();
      record(bytes, text);
      reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`));
    }, ANSWER_WITHIN_MS);
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('end', done);
    socket.on('close', done);
    socket.on('error', done);
  });
}

/** A request of HTTP/1.1 with these lines after its own, that asks for the connection to be closed. */
export const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [
    `${line} HTTP/1.1`,
    ...(headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: 127.0.0.1']),
    ...headers,
    ...(body && !headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))
      ? [`Content-Length: ${Buffer.byteLength(body)}`]
      : []),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
