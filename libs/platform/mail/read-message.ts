import type { MailAddress } from './mail.port.js';

/** A message taken apart. Written for what nodemailer composes; what else it meets it shows as it is. */
export interface ReadMessage {
  /** By lower-case name, unfolded; the last of equal ones. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly parts: readonly ReadPart[];
}

export interface ReadPart {
  /** Without parameters, in lower case. */
  readonly contentType: string;
  /** The parameters of the content type, such as `method`. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Of an attachment; undefined for what is shown. */
  readonly filename: string | undefined;
  readonly content: Buffer;
}

export function readMessage(source: Buffer): ReadMessage {
  const { headers, parts } = readEntity(source.toString('latin1'));
  const shown = (type: string) =>
    parts
      .find(({ contentType, filename }) => contentType === type && filename === undefined)
      ?.content.toString() ?? '';
  return {
    ...readHeaders(headers),
    headers,
    text: shown('text/plain'),
    html: shown('text/html'),
    parts,
  };
}

/** The headers alone, of a message or of its beginning. */
export function readSummary(beginning: Buffer): ReturnType<typeof readHeaders> {
  return readHeaders(splitEntity(beginning.toString('latin1')).headers);
}

function readHeaders(headers: ReadonlyMap<string, string>) {
  const replyTo = headers.get('reply-to');
  return {
    messageId: headers.get('message-id') ?? '',
    from: readAddress(headers.get('from') ?? ''),
    to: readAddress(headers.get('to') ?? ''),
    replyTo: replyTo === undefined ? undefined : readAddress(replyTo),
    subject: decodeWords(headers.get('subject') ?? ''),
  };
}

function splitEntity(source: string): { readonly headers: Map<string, string>; readonly body: string } {
  const end = /\r?\n\r?\n/.exec(source);
  const head = source.slice(0, end?.index);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end ? source.slice(end.index + end[0].length) : '' };
}

function readEntity(source: string): { headers: Map<string, string>; parts: ReadPart[] } {
  const { headers, body } = splitEntity(source);
  const type = readParameters(headers.get('content-type') ?? 'text/plain');
  const boundary = type.parameters.get('boundary');
  if (type.value.startsWith('multipart/') && boundary !== undefined)
    return { headers, parts: splitParts(body, boundary).flatMap((part) => readEntity(part).parts) };
  const disposition = readParameters(headers.get('content-disposition') ?? '');
  const part = {
    contentType: type.value,
    parameters: type.parameters,
    filename:
      disposition.value === 'attachment'
        ? (disposition.parameters.get('filename') ?? 'attachment')
        : undefined,
    content: decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit'),
  };
  return { headers, parts: [part] };
}

function splitParts(body: string, boundary: string): string[] {
  const [whole] = `\r\n${body}`.split(`\r\n--${boundary}--`);
  return whole!.split(`\r\n--${boundary}\r\n`).slice(1);
}

function decodeBody(body: string, encoding: string): Buffer {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return Buffer.from(
        body
          .replace(/[ \t]+(?=\r?\n|$)/g, '')
          .replace(/=\r?\n/g, '')
          .replace(HEX, fromHex),
        'latin1',
      );
    default:
      return Buffer.from(body, 'latin1');
  }
}

/** `name="value"` after semicolons, RFC 2231's continued and encoded ones included. */
function readParameters(header: string): { value: string; parameters: Map<string, string> } {
  const parameters = new Map<string, string>();
  const encoded = new Map<string, string>();
  const found = header.matchAll(/;\s*([^=;\s]+)=(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g);
  for (const [, key, quoted, plain] of found) {
    const name = key!.toLowerCase();
    const value = quoted?.replace(/\\(.)/g, '$1') ?? plain!.trim();
    const continued = /^(.+?)\*(?:\d+\*?)?$/.exec(name)?.[1];
    if (continued === undefined) parameters.set(name, decodeWords(value));
    else encoded.set(continued, (encoded.get(continued) ?? '') + value);
  }
  for (const [name, value] of encoded)
    parameters.set(
      name,
      Buffer.from(value.replace(/^[\w-]+'[\w-]*'/, '').replace(PERCENT, fromHex), 'latin1').toString(),
    );
  return { value: header.split(';')[0]!.trim().toLowerCase(), parameters };
}

function readAddress(header: string): MailAddress {
  const match = /^(.*?)\s*<([^<>]*)>$/s.exec(header);
  if (!match) return { address: header.trim() };
  const [, shown, address] = match;
  const quoted = /^"(.*)"$/s.exec(shown!);
  const name = quoted ? decodeWords(quoted[1]!.replace(/\\(.)/g, '$1')) : decodeWords(shown!);
  return { ...(name && { name }), address: address! };
}

/** Encoded words of RFC 2047; blanks between two of them only hold them apart, and a character may lie across two. */
function decodeWords(text: string): string {
  return text.replace(/=\?[\w-]+\?[QB]\?[^?]*\?=(?:\s*=\?[\w-]+\?[QB]\?[^?]*\?=)*/gi, (run) => {
    const words = run.matchAll(/=\?[\w-]+\?([QB])\?([^?]*)\?=/gi);
    const bytes = [...words].map(([, encoding, content]) =>
      encoding!.toUpperCase() === 'B'
        ? Buffer.from(content!, 'base64')
        : Buffer.from(content!.replaceAll('_', ' ').replace(HEX, fromHex), 'latin1'),
    );
    return Buffer.concat(bytes).toString();
  });
}

const HEX = /=([0-9A-Fa-f]{2})/g;
const PERCENT = /%([0-9A-Fa-f]{2})/g;
const fromHex = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));
