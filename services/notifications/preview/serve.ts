import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

const port = Number(process.env.LINTEL_PORT ?? 4319);
const configFile = fileURLToPath(new URL('../.swcrc', import.meta.url));

// Nothing has to be built: sources are compiled as they are imported.
registerHooks({
  resolve(specifier, { conditions, ...context }, next) {
    const from = { ...context, conditions: ['@lintel/source', ...conditions] };
    if (!specifier.startsWith('.') || context.parentURL?.includes('/node_modules/'))
      return next(specifier, from);
    const source = specifier.replace(/\.js$/, '.ts');
    try {
      return next(source, from);
    } catch {
      return next(`${source}x`, from);
    }
  },
  load(url, context, next) {
    if (!/\.tsx?$/.test(url)) return next(url, context);
    const { code } = transformFileSync(fileURLToPath(url), { configFile });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
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
