import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  /** Such as `smtp://127.0.0.1:2525`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A mail server that sends nothing on: each message becomes a file, as on the embedded profile. */
export async function startMailSink(folder: string): Promise<MailSink> {
  await mkdir(folder, { recursive: true });
  let taken = 0;
  const keep = async (message: Buffer): Promise<void> => {
    const name = join(folder, `${taken++}`);
    await writeFile(`${name}.part`, message);
    // Written elsewhere and renamed, so that readers of the folder see whole messages only.
    await rename(`${name}.part`, `${name}.eml`);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (message, _session, done) =>
      void buffer(message)
        .then(keep)
        .then(() => done(), done),
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
