// A server of server-sent events with nothing behind it: what `streams.figures.ts` compares with.
import { PassThrough } from 'node:stream';
import { fastify } from 'fastify';

const http = fastify();
const open = new Set<PassThrough>();

http.get('/events', (_request, reply) => {
  const body = new PassThrough();
  open.add(body);
  body.once('close', () => open.delete(body));
  body.write(':\n\n');
  return reply.type('text/event-stream').send(body);
});
http.post('/events', async (request) => {
  for (const body of open) body.write(`id: 1\ndata: ${JSON.stringify(request.body)}\n\n`);
});

console.log(`It is ready at ${await http.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit());
