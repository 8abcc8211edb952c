import type { IncomingMessage } from 'node:http';

/** An answer that says when to come again. */
export interface ComeAgain {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Whether the answer is shown as it is to whoever asked: a browser that opens an address says that it takes a page, programs and our own pages do not. */
export const isForReader = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/**
 * For a reader who cannot have a page just now: one that says why and loads itself again. All of one piece, since where it is sent nothing else may be asked for.
 *
 * @param text a sentence of ours, put in as it is
 * @param seconds until it is worth asking again
 */
export function comeAgainPage(text: string, seconds: number): ComeAgain {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>One moment, please</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: light-dark(#faf6ef, #121815); color: light-dark(#16231d, #f2ece0); font: 1.125rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif }
main { max-width: 34rem; padding: 1.5rem }
h1 { margin: 0 0 1rem; font: 400 2.5rem/1.1 Georgia, 'Times New Roman', serif }
p { margin: 0 0 .5rem }
p + p { color: light-dark(#626860, #a4aaa0); font-size: 1rem }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>${text}</p>
<p>This page loads again by itself.</p>
</main>
</body>
</html>
`;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': String(seconds),
    },
    body,
  };
}
