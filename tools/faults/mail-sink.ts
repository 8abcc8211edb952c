import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { Random } from './random.ts';

/** A mail server that keeps what it takes, and may refuse some attempts for the moment. */
export interface MailSink {
  readonly url: string;
  /** Message-IDs by recipient, each as often as it came. */
  readonly mails: ReadonlyMap<string, readonly string[]>;
  readonly attempts: number;
  readonly refused: number;
  close(): void;
}

export interface MailSinkOptions {
  /** Of the attempts, 0 to 1, at moments that the seed decides. */
  readonly refusedShare?: number;
  readonly seed?: number;
  /** Hears of each mail that is taken, as it was on its way. */
  readonly onMail?: (source: string) => void;
}

/** @param port 0 for one that is free. */
export async function startMailSink(
  port: number,
  { refusedShare = 0, seed = 1, onMail }: MailSinkOptions = {},
): Promise<MailSink> {
  const random = new Random(seed);
  const mails = new Map<string, string[]>();
  const counts = { attempts: 0, refused: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream).then((source) => {
        counts.attempts++;
        if (random.next() < refusedShare) {
          counts.refused++;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        addMail(mails, source);
        onMail?.(source);
        return done();
      }, done),
  });
  // Clients are killed in the middle of a message: that is what the run is about.
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    get attempts() {
      return counts.attempts;
    },
    get refused() {
      return counts.refused;
    },
    close: () => smtp.close(),
  };
}

/** Notes a mail, as it is on its way, by its first recipient. */
export function addMail(mails: Map<string, string[]>, source: string): void {
  const head = source.split(/\r?\n\r?\n/, 1)[0]!.replace(/\r?\n[ \t]+/g, ' ');
  const to = /^to:.*?([^\s<>,;:"]+@[^\s<>,;:"]+)/im.exec(head)?.[1];
  const id = /^message-id:\s*(\S+)/im.exec(head)?.[1];
  if (to && id) mails.set(to, [...(mails.get(to) ?? []), id]);
}
