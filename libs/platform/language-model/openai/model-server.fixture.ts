import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly temperature: number;
    readonly response_format: unknown;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** What the server does with one request. */
export type Reply = (response: ServerResponse, request: ModelRequest) => void;

/** A server that speaks chat completions, as well as a test wants it to. */
export async function modelServer(reply: Reply) {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    void json(incoming).then((body) => {
      const request = { path: incoming.url!, headers: incoming.headers, body: body as ModelRequest['body'] };
      requests.push(request);
      reply(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    requests,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A well-formed completion with that content. */
export const completion = (content: unknown): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_772_355_600,
    model: 'a-model',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 200, completion_tokens: 20, total_tokens: 220 },
  });

export const says =
  (content: unknown): Reply =>
  (response) =>
    void sendJson(response, 200, completion(content));

/** Any status and body; a second try is asked for at once. */
export const answers =
  (status: number, body: string): Reply =>
  (response) =>
    void sendJson(response, status, body);

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(body);
}
