import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

/** Somebody else's program that keeps what it is told in a file, on disk before it says so. `node webhook-consumer.fixture.ts PORT FILE` */
const [, , port, file] = process.argv;
const ledger = openSync(file!, 'a');

createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    writeSync(ledger, `${JSON.stringify({ id: request.headers['webhook-id'], body })}\n`);
    fsyncSync(ledger);
    response.end();
  });
}).listen(Number(port), '127.0.0.1', function (this: { address(): unknown }) {
  // As text: a number is coloured where colours are forced.
  console.log(String((this.address() as { port: number }).port));
});
process.once('SIGTERM', () => closeSync(ledger));
