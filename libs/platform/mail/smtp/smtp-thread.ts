import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SmtpAsked, SmtpProblem, SmtpServerAsked, SmtpTold } from './smtp.worker.js';

const source = fileURLToPath(import.meta.url);
const file = new URL(`./smtp.worker${extname(source)}`, import.meta.url);

const CLOSE_WITHIN_MS = 1000;

/** Why a message was not taken, as nodemailer has it. */
export class SmtpFailure extends Error {
  readonly code: string | undefined;
  readonly response: string | undefined;
  readonly responseCode: number | undefined;

  constructor({ message, code, response, responseCode }: SmtpProblem) {
    super(message);
    Object.assign(this, { code, response, responseCode });
  }
}

/**
 * A thread in which messages are composed and handed over. To hand one over is to wait six times for a short answer, each time for a turn of the event loop:
 * where that serves people as well, a turn takes tens of milliseconds, and the server's connections stand idle meanwhile.
 */
export class SmtpThread {
  readonly #waiting = new Map<number, PromiseWithResolvers<string>>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(private readonly server: SmtpServerAsked) {}

  /** What the server said. @throws SmtpFailure */
  ask(asked: Omit<SmtpAsked, 'id'>): Promise<string> {
    this.#worker ??= this.#start();
    const id = this.#asked++;
    this.#worker.postMessage({ id, ...asked } satisfies SmtpAsked);
    const waiting = Promise.withResolvers<string>();
    this.#waiting.set(id, waiting);
    return waiting.promise;
  }

  /** Once nothing is under way. Connections are closed as they should be, unless the server takes its time about it. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const gone = Promise.withResolvers<void>();
    worker.once('exit', () => gone.resolve());
    worker.postMessage('close');
    const timer = setTimeout(() => void worker.terminate(), CLOSE_WITHIN_MS);
    await gone.promise;
    clearTimeout(timer);
  }

  #start(): Worker {
    const worker = new Worker(file, { workerData: this.server, execArgv: [] });
    worker.on('message', (told: SmtpTold) => {
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ('response' in told) waiting?.resolve(told.response);
      else waiting?.reject(new SmtpFailure(told.problem));
    });
    worker.once('error', (error) => this.#ended(worker, error.message));
    worker.once('exit', () => this.#ended(worker, 'it ended'));
    return worker;
  }

  /** What was under way may have been handed over; another is started for the next. */
  #ended(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const message = `the thread that sends: ${reason}`;
    for (const { reject } of this.#waiting.values())
      reject(new SmtpFailure({ message, code: undefined, response: undefined, responseCode: undefined }));
    this.#waiting.clear();
  }
}
