import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Arrival {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: Buffer;
  readonly secure: boolean;
}

/** An SMTP server of our own that keeps what it takes. */
export async function smtpServer(options: SMTPServerOptions = {}, port = 0) {
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      void buffer(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        arrivals.push({ from, to: rcptTo.map(({ address }) => address), source, secure: session.secure });
        done();
      }, done);
    },
    ...options,
  });
  // A client that goes away midway is no fault of the test.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  return {
    arrivals,
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** What a server answers with. */
export const answer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
