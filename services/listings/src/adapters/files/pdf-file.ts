import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fail, type Result, succeed } from '@lintel/kernel';
import type { CheckAsked, PdfAnswer, PdfProblem } from './pdf.worker.js';
import type { PagesAsked } from './pdf-pages.worker.js';

export const mostPages = 20;
/** A brochure of twelve photographs takes four seconds; what takes longer than this is made to. */
const WITHIN_MS = 20_000;
/** Of each thread's heap, and of what drawing takes beside it. */
const MEGABYTES = 384;

const again = 'Print it to a new PDF and upload that.';
const texts: Readonly<Record<PdfProblem['problem'], (detail: number) => string>> = {
  unreadable: () => `This PDF is damaged or was cut off. ${again}`,
  encrypted: () => 'This PDF is protected with a password. Remove the protection and upload it again.',
  script: () => `This PDF contains a script, which we do not take. ${again}`,
  launch: () => `This PDF opens other programs or addresses by itself, which we do not take. ${again}`,
  attachment: () => `This PDF has files attached, which we do not take. ${again}`,
  media: () => `This PDF contains video, sound or 3D, which we do not take. ${again}`,
  tooComplex: () => `This PDF is too complicated to be checked. ${again}`,
  measures: () => `This PDF has a page of more than five metres, which is the most. ${again}`,
  pages: (pages) => `This PDF has more than ${pages} pages, which is the most.`,
};

const source = fileURLToPath(import.meta.url);
const workerFile = (name: string) => new URL(`./${name}.worker${extname(source)}`, import.meta.url);
const [checker, draughtsman] = [workerFile('pdf'), workerFile('pdf-pages')];

/**
 * A PDF of pictures of the pages of one, with no link, text, script or anything else in it; or why not. It is read and drawn in threads of their own:
 * what is made to use up memory or time ends those threads and nothing else.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Result<Uint8Array, string>> {
  const until = performance.now() + WITHIN_MS;
  const read = await askWorker(checker, { bytes, mostPages }, until);
  // What draws is given what the checker wrote, so that both speak of the same document.
  const answer =
    'bytes' in read ? await askWorker(draughtsman, { bytes: read.bytes, megabytes: MEGABYTES }, until) : read;
  return 'bytes' in answer ? succeed(answer.bytes) : fail(texts[answer.problem](mostPages));
}

function askWorker(file: URL, workerData: CheckAsked | PagesAsked, until: number): Promise<PdfAnswer> {
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    // The libraries say what they think of a file.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  return new Promise<PdfAnswer>((resolve, reject) => {
    const timer = setTimeout(
      () => resolve({ problem: 'tooComplex' }),
      Math.max(0, until - performance.now()),
    );
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'tooComplex' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread that reads PDFs ended without an answer'));
    });
  }).finally(() => worker.terminate());
}
