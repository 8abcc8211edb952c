/** A request that is sent with a key. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** With its query: `/events?after=0`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As the key's program would send it: whoever is signed in on this page is left out of it. */
export const send = ({ path, headers, ...request }: ApiRequest, key: string, signal?: AbortSignal) =>
  fetch(path, {
    ...request,
    headers: { ...headers, authorization: `Bearer ${key}` },
    credentials: 'omit',
    cache: 'no-store',
    ...(signal && { signal }),
  });

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same request for a shell, with the key in a variable. */
export const asCurl = (origin: string, { path, headers, body }: ApiRequest): string =>
  [
    `curl ${headers['accept'] === 'text/event-stream' ? '-N ' : ''}${quoted(`${origin}${path}`)}`,
    '-H "Authorization: Bearer $LINTEL_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ].join(' \\\n  ');

/** What was asked for of the stream, as it is typed. */
export interface StreamQuestion {
  readonly after: string;
  readonly limit: string;
  readonly type: string;
  readonly outcode: string;
  readonly agency: string;
  readonly box: string;
}

/** What is left empty is left out. */
export function streamRequest(question: Partial<StreamQuestion>, accept: string): ApiRequest {
  const given = Object.entries(question).filter(([, value]) => value.trim() !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, value.trim()])).toString();
  return { method: 'GET', path: query ? `/events?${query}` : '/events', headers: { accept } };
}

/** @param variables JSON; nothing for none */
export const graphqlRequest = (query: string, variables: string): ApiRequest => ({
  ...{ method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } },
  body: JSON.stringify({
    query,
    ...(variables.trim() !== '' && { variables: JSON.parse(variables) as unknown }),
  }),
});
