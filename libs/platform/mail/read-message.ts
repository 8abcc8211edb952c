import PostalMime, { type Address, type Email } from 'postal-mime';
import type { MailAddress } from './mail.port.js';

/** A message taken apart, whoever wrote it. */
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
  /** What is neither its text nor its HTML. */
  readonly files: readonly ReadFile[];
}

export interface ReadFile {
  /** Without parameters, in lower case. */
  readonly contentType: string;
  /** Of an invitation, such as `REQUEST`. */
  readonly method: string | undefined;
  /** Of an attachment; undefined for what mail programs act on. */
  readonly filename: string | undefined;
  readonly content: Buffer;
}

/** Rejects where parts are nested, or headers are long, beyond reason. */
export async function readMessage(source: Buffer): Promise<ReadMessage> {
  const email = await PostalMime.parse(source);
  return {
    ...summaryOf(email),
    headers: new Map(email.headers.map(({ key, value }) => [key, value])),
    text: bodyOf(email.text),
    html: bodyOf(email.html),
    files: email.attachments.map(({ mimeType, method, disposition, filename, content }) => ({
      contentType: mimeType,
      method,
      filename: filename ?? (disposition === 'attachment' ? 'attachment' : undefined),
      content: Buffer.from(content as ArrayBuffer),
    })),
  };
}

/** The parser ends each with a line break, whether it had one or not. */
const bodyOf = (text = ''): string => text.replace(/\n$/, '');

/** The headers alone, of a message or of its beginning. */
export async function readSummary(beginning: Buffer): Promise<ReturnType<typeof summaryOf>> {
  const end = /\r?\n\r?\n/.exec(beginning.toString('latin1'));
  return summaryOf(await PostalMime.parse(beginning.subarray(0, end?.index)));
}

function summaryOf({ messageId = '', from, to, replyTo, subject = '' }: Email) {
  return {
    messageId,
    from: mailbox(from),
    to: mailbox(to?.[0]),
    replyTo: replyTo?.[0] && mailbox(replyTo[0]),
    subject,
  };
}

/** The first of a group; nameless where there is none. */
function mailbox(address: Address | undefined): MailAddress {
  const { name, address: at = '' } = address?.group?.[0] ?? address ?? {};
  return { ...(name && { name }), address: at };
}
