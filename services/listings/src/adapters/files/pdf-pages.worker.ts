// Runs in a thread of its own, as it is or compiled: it imports nothing of ours but types.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { PdfAnswer } from './pdf.worker.js';

export interface PagesAsked {
  readonly bytes: Uint8Array;
  /** What drawing may take, beside what this thread's own heap may. */
  readonly megabytes: number;
}

const POINTS_AN_INCH = 72;
/** Small print of a plan on A4 can be read. */
const DOTS_AN_INCH = 200;
/** As pictures of plans and certificates have. */
const LONGEST_SIDE = 2400;
const QUALITY = 75;
/** Of a page's width and height (ISO 32000-1, annex C): 200 inches. */
const MOST_POINTS = 14_400;

class TooLarge extends Error {}

const WASM_PAGE = 65_536;
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
/** Node has it; the types of its library do not say so. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { readonly Memory: { readonly prototype: Memory } };
};

/** What draws asks for ever more memory and has no limit of its own below two gigabytes. */
function limitMemory(megabytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: Memory, pages: number): number {
    if (this.buffer.byteLength + pages * WASM_PAGE > megabytes * 1024 * 1024) throw new RangeError('memory');
    return grow.call(this, pages);
  };
}

/** The page as it would be printed, and its size in points. */
async function drawn(page: PDFiumPage) {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (Math.max(originalWidth, originalHeight) > MOST_POINTS) throw new TooLarge();
  const scale = Math.min(
    DOTS_AN_INCH / POINTS_AN_INCH,
    LONGEST_SIDE / Math.max(originalWidth, originalHeight),
  );
  const pixels = (points: number): number => Math.max(1, Math.round(points * scale));
  const { data, width, height } = await page.render({
    width: pixels(originalWidth),
    height: pixels(originalHeight),
    scale: 1,
    render: 'bitmap',
  });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { jpeg, width: originalWidth, height: originalHeight };
}

/** A new PDF of pictures of the pages: nothing else of the file is in it. */
async function pictured({ bytes, megabytes }: PagesAsked): Promise<Uint8Array> {
  limitMemory(megabytes);
  const given = await (await PDFiumLibrary.init()).loadDocument(bytes);
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const page of given.pages()) {
    const { jpeg, width, height } = await drawn(page);
    made.addPage([width, height]).drawImage(await made.embedJpg(jpeg), { x: 0, y: 0, width, height });
  }
  delete made.context.trailerInfo.Info;
  return made.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity });
}

async function answerTo(asked: PagesAsked): Promise<PdfAnswer> {
  try {
    return { bytes: await pictured(asked) };
  } catch (error) {
    // It was read before: what cannot be drawn of it takes more than it may.
    return { problem: error instanceof TooLarge ? 'measures' : 'tooComplex' };
  }
}

parentPort!.postMessage(await answerTo(workerData as PagesAsked));
