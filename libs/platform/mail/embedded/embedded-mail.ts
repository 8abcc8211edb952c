import { systemClock, type Clock } from '@lintel/kernel';
import type { AdapterHealth } from '../../port.js';
import { compose } from '../compose.js';
import {
  keptMailDays,
  PassingMailError,
  type KeptMail,
  type KeptMailContent,
  type Mail,
  type MailMessage,
  type ReadableMailbox,
  type SentMail,
} from '../mail.port.js';
import { assertMailMessage } from '../message-rules.js';
import { readMessage, readSummary } from '../read-message.js';
import { MailFolder } from './mail-folder.js';
import { UnderWay } from '../../under-way.js';

export interface EmbeddedMailOptions {
  /** Where messages are kept, as `.eml` files; made when missing. */
  readonly folder: string;
  /** After how many days a message is removed; `keptMailDays` unless given, which is the most. */
  readonly keptDays?: number;
  readonly clock?: Clock;
}

/** Sends nothing to anybody: each message becomes a file, one per `Message-ID`. */
export class EmbeddedMail implements Mail, ReadableMailbox {
  readonly #folder: MailFolder;
  readonly #keptDays: number;
  readonly #clock: Clock;
  readonly #upkeep: NodeJS.Timeout;
  readonly #underWay = new UnderWay();
  #sent = 0;
  #failed = 0;
  #closed = false;

  static async open({
    folder,
    keptDays = keptMailDays,
    clock = systemClock,
  }: EmbeddedMailOptions): Promise<EmbeddedMail> {
    const mail = new EmbeddedMail(
      await MailFolder.open(folder, clock),
      Math.min(keptDays, keptMailDays),
      clock,
    );
    await mail.tidy();
    return mail;
  }

  private constructor(folder: MailFolder, keptDays: number, clock: Clock) {
    this.#folder = folder;
    this.#keptDays = keptDays;
    this.#clock = clock;
    // What fails now may succeed in an hour.
    this.#upkeep = setInterval(() => void this.tidy().catch(() => undefined), HOUR_MS).unref();
  }

  async send(message: MailMessage): Promise<SentMail> {
    this.#assertOpen();
    assertMailMessage(message);
    return this.#underWay.track(this.#keep(message));
  }

  async list({
    after,
    limit,
  }: {
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly KeptMail[]> {
    this.#assertOpen();
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
      throw new RangeError(`limit must be a whole number from 1 to 1000, not ${limit}`);
    const found = await Promise.all(
      this.#folder.newestFirst(after, limit).map(async (id): Promise<KeptMail | null> => {
        const beginning = await this.#folder.read(id, LONGEST_HEAD);
        if (!beginning) return null;
        const { messageId, from, to, subject } = await readSummary(beginning);
        return { id, messageId, from, to, subject, arrivedAt: this.#folder.arrivedAt(id) };
      }),
    );
    return found.filter((mail) => mail !== null);
  }

  async read(id: string): Promise<KeptMailContent | null> {
    this.#assertOpen();
    const source = await this.#folder.read(id);
    if (!source) return null;
    const { messageId, from, to, subject, text, html, files } = await readMessage(source);
    const attachments = files
      .filter((file) => file.filename !== undefined)
      .map(({ filename, contentType, content }) => ({
        filename: filename!,
        contentType,
        size: content.length,
      }));
    const arrivedAt = this.#folder.arrivedAt(id);
    return { id, messageId, from, to, subject, arrivedAt, text, html, attachments, source };
  }

  async eraseTo(address: string): Promise<void> {
    this.#assertOpen();
    const wanted = address.toLowerCase();
    for (const id of this.#folder.newestFirst(undefined, Infinity)) {
      const beginning = await this.#folder.read(id, LONGEST_HEAD);
      if (beginning && (await readSummary(beginning)).to.address.toLowerCase() === wanted)
        await this.#folder.remove([id]);
    }
  }

  /** What is done by itself at the start and each hour: messages that are kept no longer are removed, and what crashes left half written. */
  async tidy(): Promise<void> {
    await this.#folder.removeLeftovers();
    await this.#folder.remove(
      this.#folder.before(new Date(this.#clock.now().getTime() - this.#keptDays * 24 * HOUR_MS)),
    );
  }

  async health(): Promise<AdapterHealth> {
    this.#assertOpen();
    await this.#folder.check();
    return {
      name: 'mail: embedded',
      gauges: { sent: this.#sent, failed: this.#failed, messages: this.#folder.size },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#upkeep);
    await this.#underWay.ended();
  }

  async #keep(message: MailMessage): Promise<SentMail> {
    try {
      const source = await compose(message, this.#clock.now());
      const { id, replaced } = await this.#folder.write(message.messageId, source);
      this.#sent++;
      return { accepted: [message.to.address], response: `250 kept as ${id}.eml`, replaced };
    } catch (error) {
      this.#failed++;
      throw new PassingMailError(`the message could not be kept: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  #assertOpen(): void {
    if (this.#closed) throw new Error('the mailbox is closed');
  }
}

const HOUR_MS = 3_600_000;

/** The headers that we write are shorter, by far. */
const LONGEST_HEAD = 65_536;
