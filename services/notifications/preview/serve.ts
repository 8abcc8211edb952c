import { createServer } from 'node:http';
import './from-sources.ts';

const port = Number(process.env.LINTEL_PORT ?? 4319);

const { pageAt } = await import('./pages.js');

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://preview');
  pageAt(pathname)
    .then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
    )
    .catch((error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    });
}).listen(port, '127.0.0.1', () => process.stdout.write(`The e-mails are at http://127.0.0.1:${port}\n`));
