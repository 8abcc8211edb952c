/** Not an address of an SMTP server. The message holds no password. */
export class InvalidSmtpAddress extends Error {
  override readonly name = 'InvalidSmtpAddress';
}

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else the connection is raised to TLS where the server offers it. */
  readonly secure: boolean;
  /** Nothing is said before TLS. */
  readonly requireTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. A password is only given over TLS, unless the server is on this machine; `?requireTLS=true` or
 * `false` says otherwise. Ports are 587 and 465 unless given. Throws `InvalidSmtpAddress`.
 */
export function readSmtpAddress(url: string): SmtpServer {
  const address = URL.parse(url);
  const secure = address?.protocol === 'smtps:';
  if (!address || !(secure || address.protocol === 'smtp:') || address.hostname === '')
    throw invalid(url, 'of the form smtp://user:password@host:port');
  const { searchParams, username, password, hostname, port } = address;
  const required = searchParams.get('requireTLS');
  const unknown = [...searchParams.keys()].find((name) => name !== 'requireTLS');
  if (
    unknown !== undefined ||
    !['true', 'false', null].includes(required) ||
    !['', '/'].includes(address.pathname)
  )
    throw invalid(url, 'an address with anything after the port but ?requireTLS=true or false');
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const local = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: required === null ? username !== '' && !local && !secure : required === 'true',
    ...(username !== '' && { auth: { user: decode(url, username), pass: decode(url, password) } }),
  };
}

function decode(url: string, part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw invalid(url, 'an address whose user and password are percent-encoded');
  }
}

const invalid = (url: string, form: string): InvalidSmtpAddress =>
  new InvalidSmtpAddress(`not ${form}: ${JSON.stringify(url.replace(/^.*@/s, '').slice(0, 120))}`);
