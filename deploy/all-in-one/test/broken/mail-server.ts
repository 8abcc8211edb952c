import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const answers = {
  refuses: [554, '5.7.1 <b>blocked</b> by policy'],
  later: [451, '4.3.0 try again later'],
} as const;

export type Manner = 'takes' | 'hangs' | keyof typeof answers;

/** A mail server that does as a test wants it to, and keeps what it took. */
export class MailServer {
  manner: Manner = 'takes';
  /** The Message-IDs of what was sent to each address. */
  readonly taken = new Map<string, string[]>();
  private readonly server: SMTPServer;
  private port = 0;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      // Whoever is not answered waits.
      onConnect: (_session, done) => void (this.manner !== 'hangs' && done()),
      onMailFrom: (_address, _session, done) => void (this.manner !== 'hangs' && done()),
      onData: (message, session, done) => {
        void text(message).then((source) => {
          const { manner } = this;
          if (manner === 'refuses' || manner === 'later') {
            const [responseCode, said] = answers[manner];
            return done(Object.assign(new Error(said), { responseCode }));
          }
          const id = /^Message-ID: *(\S+)/im.exec(source)![1]!;
          for (const { address } of session.envelope.rcptTo)
            this.taken.set(address, [...(this.taken.get(address) ?? []), id]);
          done();
        }, done);
      },
    });
    // A client that goes away midway is no fault of the test.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    const listener = mail.server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    mail.port = (listener.address() as AddressInfo).port;
    return mail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
