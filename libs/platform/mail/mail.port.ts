import { type Adapter, token } from '../port.js';

/** Sends e-mail. At least once: a message whose confirmation got lost is sent again by its caller, with the same `Message-ID`. */
export interface Mail extends Adapter {
  /**
   * Hands one message over, to one recipient. Resolves when the other side has taken it, within a time limit. Rejects with `PermanentMailError` where no
   * retry can help (its subclass `InvalidMailMessage` names the field, before anything is sent), and with `PassingMailError` where one may.
   */
  send(message: MailMessage): Promise<SentMail>;
}

export interface MailMessage {
  /** `<unique@domain>`, chosen by the caller and the same each time the message is sent. */
  readonly messageId: string;
  readonly from: MailAddress;
  /** One: a message that reached some of several could be neither repeated nor dropped. */
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Further ones, such as `List-Unsubscribe`; those that other fields make, and those of the transport, are refused. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An iCalendar object, sent as an invitation that mail programs act on and as a file to open. */
  readonly calendar?: MailCalendar;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAddress {
  /** Shown instead of the address, in any script. */
  readonly name?: string;
  readonly address: string;
}

export interface MailCalendar {
  /** As in the object itself. */
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array | string;
}

export interface SentMail {
  /** The addresses that were taken: the recipient's. */
  readonly accepted: readonly string[];
  /** What the other side said, such as `250 2.0.0 Ok: queued as 4F2`. */
  readonly response: string;
  /** The mailbox already had a message of this `Message-ID`, which this one replaced. Always false where the adapter cannot see the mailbox. */
  readonly replaced: boolean;
}

/** What an adapter brings that keeps what was sent, for `keptMailDays` at most. See `canBeRead`. */
export interface ReadableMailbox {
  /** Messages, the last that arrived first, at most `limit` (1 to 1000), after the one with the id `after`. */
  list(options: { readonly after?: string; readonly limit: number }): Promise<readonly KeptMail[]>;
  /** Null when there is none. */
  read(id: string): Promise<KeptMailContent | null>;
  /** Removes every message to an address, in upper or lower case. Of what was sent to others it removes nothing. */
  eraseTo(address: string): Promise<void>;
}

/**
 * Days that a mailbox keeps messages: what one says of a person is to be gone within 30 days of their erasure, and it may have been sent by an event that
 * was read 15 days late.
 */
export const keptMailDays = 14;

export interface KeptMail {
  readonly id: string;
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  /** When it was first sent. */
  readonly arrivedAt: Date;
}

export interface KeptMailContent extends KeptMail {
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly size: number;
  }[];
  /** The whole message as RFC 5322 has it. */
  readonly source: Uint8Array;
}

/** Whether what was sent can be read again. */
export const canBeRead = (mail: Mail): mail is Mail & ReadableMailbox => 'list' in mail && 'read' in mail;

/** Will be refused again: a bad address, or an answer of the 5xx sort. */
export class PermanentMailError extends Error {
  override readonly name: string = 'PermanentMailError';
  /** The SMTP status, where there is one. */
  readonly status: number | undefined;

  constructor(
    message: string,
    options: { readonly status?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}

/** May be taken later: an answer of the 4xx sort, no connection, no answer in time, or a server that does not know us. */
export class PassingMailError extends Error {
  override readonly name = 'PassingMailError';
  readonly status: number | undefined;

  constructor(
    message: string,
    options: { readonly status?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}

/** A message that must not be sent as it is. */
export class InvalidMailMessage extends PermanentMailError {
  override readonly name = 'InvalidMailMessage';
  /** Such as `subject`, `to.address` or `headers.List-Id`. */
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}

export const MAIL = token<Mail>('Mail');
