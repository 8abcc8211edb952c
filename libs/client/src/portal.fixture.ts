import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A portal that answers as a test says, and remembers what it was asked. */
export async function startPortal() {
  const asked: IncomingMessage[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) answer(response, request);
    else response.writeHead(500).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** One request each; the last answers all that follow. */
    answers: (...next: readonly Answer[]) => void answers.splice(0, Infinity, ...next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The head of a stream, and what it says first; it stays open. */
export const stream =
  (...said: readonly string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(said.join(''));
  };

/** Says it, then is gone without an end. */
export const broken =
  (...said: readonly string[]): Answer =>
  (response, request) => {
    stream(...said)(response, request);
    setImmediate(() => response.destroy());
  };

export const ended =
  (...said: readonly string[]): Answer =>
  (response, request) => {
    stream(...said)(response, request);
    response.end();
  };

export const json =
  (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const refusal = (status: number, message: string, extensions: object, headers = {}) =>
  json(status, { data: null, errors: [{ message, extensions }] }, headers);

export const event = (position: number, title = 'A home'): string =>
  `id: ${position}\ndata: ${JSON.stringify({ ...{ type: 'lintel.listing.published.v1', id: `event-${position}` }, position, data: { id: position, title } })}\n\n`;
