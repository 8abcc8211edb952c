// Runs in a thread of its own, as it is or compiled: it imports nothing of ours but types.
import { parentPort, workerData } from 'node:worker_threads';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { SmtpServer } from './smtp-address.js';

export interface SmtpServerAsked {
  readonly server: SmtpServer;
  readonly connections: number;
  readonly timeoutMs: number;
}

/** A message to be handed over, in `withinMs` from now, or without one whether the server takes any. */
export interface SmtpAsked {
  readonly id: number;
  readonly mail?: SendMailOptions;
  readonly withinMs?: number;
}

export interface SmtpProblem {
  readonly message: string;
  readonly code: string | undefined;
  /** What the server said, and its status. */
  readonly response: string | undefined;
  readonly responseCode: number | undefined;
}

export type SmtpTold = { readonly id: number } & (
  { readonly response: string } | { readonly problem: SmtpProblem }
);

const { server, connections, timeoutMs } = workerData as SmtpServerAsked;
const transport = createTransport({
  pool: true,
  ...server,
  maxConnections: connections,
  connectionTimeout: timeoutMs,
  dnsTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  // Its caller sends again, and knows when.
  maxRequeues: 1,
});
// Failures reach whoever sent; without a listener some would end the thread as well.
transport.on('error', () => undefined);

async function responseTo({ mail, withinMs }: SmtpAsked): Promise<string> {
  if (!mail) {
    await transport.verify();
    return '';
  }
  const signal = AbortSignal.timeout(withinMs!);
  // Composed before a connection is taken, and written in one piece: nodemailer itself writes some twenty, while others wait for the connection.
  const raw = await new MailComposer(mail).compile().build();
  const { envelope } = mail;
  const { response = '' } = await transport.sendMail({ ...(envelope && { envelope }), raw, signal });
  return response;
}

const problemOf = ({ message, code, response, responseCode }: NodemailerError): SmtpProblem => ({
  message,
  code,
  response,
  responseCode,
});

parentPort!.on('message', async (asked: SmtpAsked | 'close') => {
  if (asked === 'close') {
    transport.close();
    return parentPort!.close();
  }
  const { id } = asked;
  const told: SmtpTold = await responseTo(asked).then(
    (response) => ({ id, response }),
    (error: unknown) => ({ id, problem: problemOf(error as NodemailerError) }),
  );
  parentPort!.postMessage(told);
});
