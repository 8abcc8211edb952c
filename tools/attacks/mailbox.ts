import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ReadMessage, readMessage } from '@lintel/platform/mail/reading';

export interface Mail extends ReadMessage {
  /** The whole message. */
  readonly source: string;
}

const ARRIVES_WITHIN_MS = 10_000;
const LOOK_MS = 40;

/** The folder in which the embedded profile keeps what it sent. */
export class Mailbox {
  readonly #folder: string;
  readonly #read = new Map<string, Mail>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All that was sent, in order. */
  async all(): Promise<readonly Mail[]> {
    const files = (await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of files.sort()) {
      if (this.#read.has(name)) continue;
      const bytes = await readFile(join(this.#folder, name)).catch(() => undefined);
      if (bytes?.length) this.#read.set(name, { ...(await readMessage(bytes)), source: bytes.toString() });
    }
    return [...this.#read.values()];
  }

  async to(address: string): Promise<readonly Mail[]> {
    return (await this.all()).filter(({ to }) => to.address.toLowerCase() === address.toLowerCase());
  }

  /** The last mail to an address that says something, once it is there. `after` leaves out as many as were there before. */
  async expect(address: string, says: RegExp, after = 0): Promise<Mail> {
    const until = performance.now() + ARRIVES_WITHIN_MS;
    for (;;) {
      const found = (await this.to(address))
        .slice(after)
        .findLast(({ subject, text }) => says.test(`${subject}\n${text}`));
      if (found) return found;
      if (performance.now() > until) throw new Error(`no mail to ${address} that says ${String(says)}`);
      await pause(LOOK_MS);
    }
  }

  /** The token of the link that leads to a page. */
  async token(address: string, page: string, after = 0): Promise<string> {
    return tokenIn(await this.expect(address, linkTo(page), after), page)!;
  }
}

const linkTo = (page: string): RegExp =>
  new RegExp(`https?://[^\\s]+?${page}\\?[^\\s)>]*?token=([\\w.~%-]+)`);

export const tokenIn = ({ text }: Pick<Mail, 'text'>, page: string): string | undefined =>
  linkTo(page).exec(text)?.[1];
