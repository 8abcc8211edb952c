import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fail, type Result, succeed } from '@lintel/kernel';
import type { PdfAnswer, PdfProblem } from './pdf.worker.js';

export const mostPages = 20;
/** A floorplan of 20 MB takes two seconds; what takes longer than this is made to. */
const WITHIN_MS = 30_000;
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
  pages: (pages) => `This PDF has more than ${pages} pages, which is the most.`,
};

const source = fileURLToPath(import.meta.url);
const workerFile = new URL(`./pdf.worker${extname(source)}`, import.meta.url);

/**
 * A PDF written anew, with nothing in it that does anything but be looked at; or why not. It is read in a thread of its own: what is made to use up
 * memory or time ends that thread and nothing else.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Result<Uint8Array, string>> {
  const answer = await askWorker(bytes);
  return 'bytes' in answer ? succeed(answer.bytes) : fail(texts[answer.problem](mostPages));
}

function askWorker(bytes: Uint8Array): Promise<PdfAnswer> {
  const worker = new Worker(workerFile, {
    workerData: { bytes, mostPages },
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    // The library says what it thinks of a file.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  return new Promise<PdfAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ problem: 'tooComplex' }), WITHIN_MS);
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
