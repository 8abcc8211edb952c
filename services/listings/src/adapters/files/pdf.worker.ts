// Runs in a thread of its own, as it is or compiled: it imports nothing of ours but types.
import { parentPort, workerData } from 'node:worker_threads';
import { constants, inflateSync } from 'node:zlib';
import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';

/** Why a PDF is not taken. */
export interface PdfProblem {
  readonly problem:
    | 'unreadable'
    | 'encrypted'
    | 'script'
    | 'launch'
    | 'attachment'
    | 'media'
    | 'tooComplex'
    | 'pages'
    | 'measures';
}
export interface CheckAsked {
  readonly bytes: Uint8Array;
  readonly mostPages: number;
}
export type PdfAnswer = PdfProblem | { readonly bytes: Uint8Array };

type Problem = PdfProblem['problem'];

/** What compressed parts may unpack to, all together; pictures are unpacked a line at a time and may be larger. */
const UNPACKED_BYTES = 64_000_000;
const UNPACKED_PICTURE_BYTES = 400_000_000;

const table = (rows: Readonly<Partial<Record<Problem, readonly string[]>>>): ReadonlyMap<string, Problem> =>
  new Map(
    Object.entries(rows).flatMap(([problem, names]) => names.map((name) => [name, problem as Problem])),
  );

/** Entries of a dictionary by which a PDF does more than be looked at (ISO 32000-2, 7.11, 12.6 and 12.7). */
const entries = table({ script: ['JS', 'JavaScript', 'AA', 'XFA'], attachment: ['EmbeddedFiles', 'EF'] });

/** The types by which such a dictionary names itself. */
const kinds = table({
  script: ['JavaScript'],
  launch: ['Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR'],
  attachment: ['EmbeddedFile', 'FileAttachment', 'Collection'],
  media: ['RichMedia', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound', 'Screen', '3D', 'U3D', 'PRC'],
});
const saysKind = new Set(['S', 'Subtype', 'Type']);

class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** Names may be written with escapes, in either case of letters. */
const plain = (name: PDFName): string =>
  name
    .asString()
    .slice(1)
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

let unpacked = 0;
let unpackedOfPictures = 0;

const filtersOf = ({ dict }: PDFRawStream): readonly string[] => {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray().map((_, at) => filter.lookup(at)) : [filter];
  return filters.filter((name) => name instanceof PDFName).map(plain);
};

function inflated(packed: Uint8Array, most: number): Buffer {
  try {
    // A part that is cut off is read as far as it goes, as the library does.
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refused(tooLarge ? 'tooComplex' : 'unreadable');
  }
}

/** Refuses a compressed part that is packed otherwise than programs do, or that unpacks to too much, before the library unpacks it. */
function assertSmall(stream: PDFRawStream): void {
  const filters = filtersOf(stream);
  if (filters.length === 0) return;
  if (filters.length > 1 || filters[0] !== 'FlateDecode') throw new Refused('tooComplex');
  unpacked += inflated(stream.contents, UNPACKED_BYTES).length;
  if (unpacked > UNPACKED_BYTES) throw new Refused('tooComplex');
}

/** The same of what the library only passes on: pages, pictures, fonts. One that is damaged is left out when the page is drawn. */
function assertDrawable(stream: PDFRawStream): void {
  const [first, ...others] = filtersOf(stream);
  if (first === undefined) return;
  // Packed twice is a bomb in a bomb; a picture of its own format may be packed once more.
  if (others.some((filter) => /^(?:Fl|LZW|RL|RunLength)/.test(filter))) throw new Refused('tooComplex');
  if (!first.startsWith('Fl')) return;
  const picture = stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');
  let size = 0;
  try {
    size = inflated(stream.contents, picture ? UNPACKED_PICTURE_BYTES : UNPACKED_BYTES).length;
  } catch (error) {
    if (problemOf(error) === 'tooComplex') throw error;
  }
  if (picture) unpackedOfPictures += size;
  else unpacked += size;
  if (unpacked > UNPACKED_BYTES || unpackedOfPictures > UNPACKED_PICTURE_BYTES)
    throw new Refused('tooComplex');
}

/** The library takes whatever goes wrong in a part for its own mistake: what was refused is remembered. */
let refusal: Refused | undefined;
function guarded<Arguments extends [PDFRawStream, ...unknown[]], Parser>(
  forStream: (...given: Arguments) => Parser,
): (...given: Arguments) => Parser {
  return (...given) => {
    try {
      assertSmall(given[0]);
    } catch (error) {
      refusal ??= error as Refused;
      throw error;
    }
    return forStream(...given);
  };
}
PDFObjectStreamParser.forStream = guarded(PDFObjectStreamParser.forStream);
PDFXRefStreamParser.forStream = guarded(PDFXRefStreamParser.forStream);

/** Every object within one that is no reference; deep nesting takes no stack. */
function* within(object: PDFObject): Generator<PDFObject> {
  const waiting = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    if (next instanceof PDFStream) waiting.push(next.dict);
    else if (next instanceof PDFDict) for (const [key, value] of next.entries()) waiting.push(key, value);
    else if (next instanceof PDFArray) for (const item of next.asArray()) waiting.push(item);
  }
}

function assertHarmless(object: PDFObject): void {
  for (const part of within(object)) {
    if (part instanceof PDFInvalidObject) throw new Refused('unreadable');
    if (part instanceof PDFDict) assertHarmlessDict(part);
  }
}

function assertHarmlessDict(dict: PDFDict): void {
  for (const key of dict.keys()) {
    const name = plain(key);
    const problem = entries.get(name);
    if (problem) throw new Refused(problem);
    if (saysKind.has(name)) {
      const value = dict.lookup(key);
      const said = value instanceof PDFName ? kinds.get(plain(value)) : undefined;
      if (said) throw new Refused(said);
    }
    if (name === 'URI' && isScript(dict.lookup(key))) throw new Refused('script');
  }
}

const isScript = (value: PDFObject | undefined): boolean =>
  (value instanceof PDFString || value instanceof PDFHexString) &&
  /^\s*(?:javascript|vbscript|data|file):/i.test(value.decodeText());

/** What happens by itself when the document is opened may only turn to a page. */
function assertQuietOpening(document: PDFDocument): void {
  const opening = document.catalog.lookup(PDFName.of('OpenAction'));
  if (!(opening instanceof PDFDict)) return;
  const kind = opening.lookup(PDFName.of('S'));
  if (!(kind instanceof PDFName) || plain(kind) !== 'GoTo' || opening.has(PDFName.of('Next')))
    throw new Refused('launch');
}

/** Counts by walking the tree: what it says of itself may be made up, and it may have no end. */
function assertPages(document: PDFDocument, most: number): void {
  const seen = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [document.catalog.lookup(PDFName.of('Pages'))];
  let pages = 0;
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict) || seen.has(node)) throw new Refused('unreadable');
    seen.add(node);
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) {
      if (kids.size() > 10_000) throw new Refused('pages');
      for (let index = 0; index < kids.size(); index++) waiting.push(kids.lookup(index));
    } else if (++pages > most) throw new Refused('pages');
  }
  if (pages === 0) throw new Refused('unreadable');
}

/** Takes away what the document does not lead to: earlier versions of it, and whatever else was put between. */
function keepReachable({ context }: PDFDocument): void {
  const kept = new Set<PDFRef>();
  const waiting: PDFRef[] = context.trailerInfo.Root instanceof PDFRef ? [context.trailerInfo.Root] : [];
  for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
    if (kept.has(ref)) continue;
    kept.add(ref);
    const object = context.lookup(ref);
    if (object) for (const part of within(object)) if (part instanceof PDFRef) waiting.push(part);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref);
}

async function clean(bytes: Uint8Array, mostPages: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    throwOnInvalidObject: true,
    updateMetadata: false,
    preserveXFA: true,
  });
  const context: PDFContext = document.context;
  for (const [, object] of context.enumerateIndirectObjects()) assertHarmless(object);
  assertQuietOpening(document);
  assertPages(document, mostPages);
  keepReachable(document);
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) assertDrawable(object);
  return document.save({ addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Infinity });
}

async function answerTo(bytes: Uint8Array, mostPages: number): Promise<PdfAnswer> {
  try {
    return { bytes: await clean(bytes, mostPages) };
  } catch (error) {
    const problem = refusal?.problem ?? problemOf(error);
    // Nothing that is encrypted can be unpacked; what says so itself is in plain sight.
    const locked = problem === 'unreadable' && Buffer.from(bytes).includes('/Encrypt');
    return { problem: locked ? 'encrypted' : problem };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  return error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable';
}

const { bytes, mostPages } = workerData as CheckAsked;
parentPort!.postMessage(await answerTo(bytes, mostPages));
