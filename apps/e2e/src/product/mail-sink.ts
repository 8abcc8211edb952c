import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  /** Such as `smtp://127.0.0.1:2525`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A mail server that takes every message and sends none on. */
export async function startMailSink(): Promise<MailSink> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (message, _session, taken) => {
      message.resume().once('end', () => taken());
    },
  });
  // A client that was killed midway is no fault of the sink.
  server.on('error', () => undefined);
  const { server: listener } = server;
  server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
