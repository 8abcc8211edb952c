import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { ReactTypesetter } from '../src/adapters/templates/react-typesetter.js';
import { examples } from './examples.js';

interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const { LINTEL_BRAND: brand } = loadConfig(platformConfigSchema.pick({ LINTEL_BRAND: true }), process.env);
const typesetter = new ReactTypesetter(brand);
const page = (body: string, type = 'text/html', status = 200): Page => ({
  status,
  type: `${type}; charset=utf-8`,
  body,
});

/** `/` lists the e-mails, `/<name>.html` and `/<name>.txt` show one. */
export async function pageAt(path: string): Promise<Page> {
  if (path === '/') return page(await index());
  const [, name = '', kind] = /^\/([\w-]+)\.(html|txt)$/.exec(path) ?? [];
  const content = Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (!content) return page('There is no such e-mail.', 'text/plain', 404);
  const { html, text } = await typesetter.set(content);
  return kind === 'html' ? page(html) : page(text, 'text/plain');
}

async function index(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(examples).map(async ([name, content]) => {
      const { subject } = await typesetter.set(content);
      return `<li><a href="/${name}.html">${name}</a> <a href="/${name}.txt">as text</a><br>${subject}</li>`;
    }),
  );
  return `<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width"><title>E-mails of ${brand.name}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui;margin:40px auto;max-width:640px;padding:0 20px}li{margin:0 0 12px}</style>
<h1>E-mails of ${brand.name}</h1><ul>${rows.join('')}</ul></html>`;
}
