import { systemClock, type Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import { toNodemailer } from '../compose.js';
import {
  PassingMailError,
  PermanentMailError,
  type Mail,
  type MailMessage,
  type SentMail,
} from '../mail.port.js';
import { assertMailMessage } from '../message-rules.js';
import { readSmtpAddress } from './smtp-address.js';
import { type SmtpFailure, SmtpThread } from './smtp-thread.js';
import { UnderWay } from '../../under-way.js';

export interface SmtpMailOptions {
  /** `LINTEL_SMTP_URL`; see `readSmtpAddress`. */
  readonly url: string;
  /** How many messages are under way at a time; 5 unless given. */
  readonly connections?: number;
  /** How long a server may take to be reached, and to answer each time: 10 s unless given. A message has three times this, the wait for its turn included. */
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

/** Hands messages to an SMTP server. */
export class SmtpMail implements Mail {
  readonly #thread: SmtpThread;
  readonly #timeoutMs: number;
  readonly #clock: Clock;
  readonly #underWay = new UnderWay();
  readonly #figures = { sent: 0, failed: 0, refused: 0, latency_ms: 0 };
  #closed = false;

  constructor({ url, connections = 5, timeoutMs = 10_000, clock = systemClock }: SmtpMailOptions) {
    this.#timeoutMs = timeoutMs;
    this.#clock = clock;
    this.#thread = new SmtpThread({ server: readSmtpAddress(url), connections, timeoutMs });
  }

  async send(message: MailMessage): Promise<SentMail> {
    this.#assertOpen();
    assertMailMessage(message);
    return this.#underWay.track(this.#hand(message));
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    try {
      await this.#underWay.track(this.#thread.ask({}));
    } catch (error) {
      throw new PassingMailError(`the SMTP server does not take mail: ${(error as Error).message}`, {
        cause: error,
      });
    }
    return { name: 'mail: smtp', gauges: { ...this.#figures, under_way: this.#underWay.size } };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#underWay.ended();
    await this.#thread.close();
  }

  async #hand(message: MailMessage): Promise<SentMail> {
    const startedAt = performance.now();
    try {
      const mail = toNodemailer(message, this.#clock.now());
      const response = await this.#thread.ask({ mail, withinMs: this.#timeoutMs * 3 });
      this.#figures.sent++;
      this.#figures.latency_ms = Math.round(performance.now() - startedAt);
      return { accepted: [message.to.address], response, replaced: false };
    } catch (error) {
      const failure = toFailure(error as SmtpFailure);
      this.#figures[failure instanceof PermanentMailError ? 'refused' : 'failed']++;
      throw failure;
    }
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the mail is closed');
  }
}

/** A server that wants to know who we are may say so in the middle of a message. */
const AUTHENTICATION = new Set([530, 534, 535, 538]);

/** What the server says of this message is permanent when it is of the 5xx sort; what it says of us, such as a wrong password, an operator can mend. */
function toFailure(error: SmtpFailure): PermanentMailError | PassingMailError {
  const status = error.responseCode;
  const ofMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const text = error.code === 'EABORT' ? 'no answer in time' : (error.response ?? error.message);
  const options = { status, cause: error };
  const ofUs = status !== undefined && (status < 500 || AUTHENTICATION.has(status));
  return ofMessage && !ofUs
    ? new PermanentMailError(`the SMTP server refused the message: ${text}`, options)
    : new PassingMailError(`the SMTP server did not take the message: ${text}`, options);
}
