import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createViteServer } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.LINTEL_PORT ?? 4319);

// Vite compiles the templates, and again once they have changed.
const vite = await createViteServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  resolve: { conditions: ['@lintel/source'] },
  ssr: { resolve: { conditions: ['@lintel/source'] } },
});

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://preview');
  vite
    .ssrLoadModule('/preview/pages.ts')
    .then((pages) => pages.pageAt(pathname))
    .then(({ status, type, body }: { status: number; type: string; body: string }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
    )
    .catch((error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    });
}).listen(port, '127.0.0.1', () => process.stdout.write(`The e-mails are at http://127.0.0.1:${port}\n`));
