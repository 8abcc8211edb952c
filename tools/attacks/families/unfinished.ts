import { connect } from 'node:net';
import type { Family } from '../family.ts';
import { gotThrough, holds } from '../held.ts';
import { request, sendRaw } from '../raw.ts';

/** How long a connection may not finish what it began. */
const UNFINISHED_WITHIN_MS = 60_000;

const head = (line: string, ...headers: readonly string[]) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, ''].join('\r\n');
const json = ['Content-Type: application/json', 'Content-Length: 100', ''];

const begun: readonly (readonly [string, string])[] = [
  ['the first line of a request', 'POST /graph'],
  ['the head of a request', head('POST /graphql')],
  ['the body of a query', `${head('POST /graphql', ...json)}{`],
  [
    'the body of a request that is refused for its host',
    `${head('POST /graphql', ...json).replace('127.0.0.1', 'evil.example')}{`,
  ],
  ['the body of a sign-in', `${head('POST /session', ...json)}{`],
  [
    'a body in chunks',
    `${head('POST /graphql', 'Content-Type: application/json', 'Transfer-Encoding: chunked', '')}5\r\n{`,
  ],
  [
    'the form of a mail program',
    `${head('POST /newsletter/unsubscribe?token=x', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 100', '')}L`,
  ],
];

/** They wait at the same time: all are begun before the first is judged. */
export const unfinished: Family = {
  name: 'requests without an end',
  meanwhile: true,
  async attack(ground, { attempt, control }) {
    const closed = begun.map(([what, bytes]) => [what, closes(ground.address, bytes)] as const);
    await control('a request that is finished is answered', async () => {
      const { status } = await sendRaw(ground.address, request('GET /livez'));
      holds(status === 200, `the answer is ${status}`);
    });
    for (const [what, gone] of closed)
      await attempt(`${what}, never finished, holds a connection for minutes`, async () => {
        if (!(await gone)) gotThrough(`the connection is still open after ${UNFINISHED_WITHIN_MS} ms`);
      });
  },
};

function closes(address: string, bytes: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const late = setTimeout(() => {
      resolve(false);
      socket.destroy();
    }, UNFINISHED_WITHIN_MS);
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      resolve(true);
    });
  });
}
