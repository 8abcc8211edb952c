import {
  type ListingDocument,
  type ListingImage,
  type UploadContentType,
  uploadContentTypes,
  type UploadKind,
  uploadLimits,
} from '@lintel/contracts';

/** `awaiting`: the file has not arrived. `ready` and `failed` are the end. */
export type UploadState = 'awaiting' | 'processing' | 'ready' | 'failed';

/** A file of an agency on its way to the public. */
export interface Upload {
  readonly id: string;
  readonly version: number;
  readonly agencyId: string;
  readonly kind: UploadKind;
  /** As its agent called it. */
  readonly fileName: string;
  /** What its agent's browser took it for. */
  readonly contentType: UploadContentType;
  readonly bytes: number;
  readonly state: UploadState;
  /** Why it failed, for people; else null. */
  readonly problem: string | null;
  readonly image: ListingImage | null;
  readonly document: ListingDocument | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it is due for a check whether anybody needs it. */
  readonly checkAt: Date;
  /** Whether a listing, a form or the agency had it the last time somebody looked. */
  readonly used: boolean;
  /** Since when it is about to be removed: nothing takes it up any more. */
  readonly removingAt: Date | null;
}

/** What a file was made into. */
export type Rendition = Pick<Upload, 'image' | 'document'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an unused one is kept: until then events and caches may still show it, and a form may still be open. */
const UNUSED_MS = DAY;
/** How long until one that is used is looked at again; being taken out of a listing shortens it. */
const CHECK_AGAIN_MS = 7 * DAY;
/** Between being marked for removal and being removed: whoever took it up at the last moment has saved by then. */
const REMOVING_MS = HOUR / 2;
/** An address is good for 15 minutes, and a slow line may take as long again. */
export const arrivesWithinMs = HOUR;

export const uploadFolder = 'uploads/';
const incomingFolder = `${uploadFolder}incoming/`;

/** Where the file waits, as it came, which nobody is ever shown. */
export const incomingKey = (id: string): string => `${incomingFolder}${id}`;
/** What the keys of everything that it is made into begin with. */
export const renditionKey = (id: string): string => `${uploadFolder}${id}`;

/** The upload an object of the store belongs to. */
export const uploadIdOf = (key: string): string | null =>
  /^uploads\/(?:incoming\/)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-\d+\.webp|\.webp|\.pdf)?$/.exec(
    key,
  )?.[1] ?? null;

/** The objects that an upload may have. */
export function objectsOf({ id, image, document, state }: Upload): readonly string[] {
  const made = [
    ...(image ? image.widths.map((width) => `${image.key}-${width}.webp`) : []),
    ...(document ? [document.key] : []),
  ];
  return state === 'awaiting' || state === 'processing' ? [...made, incomingKey(id)] : made;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`;

/** Why a file of that size is not taken, or null. */
export function sizeProblem(bytes: number): string | null {
  if (bytes < 1) return 'This file is empty.';
  return bytes > uploadLimits.bytes
    ? `This file has ${megabytes(bytes)}. The most is ${megabytes(uploadLimits.bytes)}.`
    : null;
}

const isPdfTaken = (kind: UploadKind): boolean => uploadContentTypes[kind].includes('application/pdf');

/** What is said of a file that is none of those that are taken. */
export const unreadable = (kind: UploadKind): string =>
  isPdfTaken(kind)
    ? 'This file is not a picture or PDF we can read (JPEG, PNG, WebP or PDF).'
    : 'This file is not a picture we can read (JPEG, PNG or WebP).';

export const brokenOff = 'This file did not arrive whole. Please upload it again.';
export const notArrived = 'This file did not arrive. Please upload it again.';
export const notProcessed = 'We could not process this file. Please upload it again.';

export type NewUpload = Pick<Upload, 'id' | 'agencyId' | 'kind' | 'fileName' | 'contentType' | 'bytes'>;

export const requestUpload = (upload: NewUpload, now: Date): Upload => ({
  ...upload,
  version: 1,
  state: 'awaiting',
  problem: null,
  image: null,
  document: null,
  createdAt: now,
  updatedAt: now,
  checkAt: new Date(now.getTime() + UNUSED_MS),
  used: false,
  removingAt: null,
});

const changed = (upload: Upload, change: Partial<Upload>, now: Date): Upload => ({
  ...upload,
  ...change,
  version: upload.version + 1,
  updatedAt: now,
});

/** The file is there. */
export const beginProcessing = (upload: Upload, now: Date): Upload =>
  changed(upload, { state: 'processing' }, now);

export const makeReady = (upload: Upload, { image, document }: Rendition, now: Date): Upload =>
  changed(upload, { state: 'ready', image, document }, now);

export const failUpload = (upload: Upload, problem: string, now: Date): Upload =>
  changed(upload, { state: 'failed', problem }, now);

export const isOver = ({ state }: Upload): boolean => state === 'ready' || state === 'failed';

/** Its agent does not want it: whoever looks next removes it, unless it is used all the same. */
export const discardUpload = (upload: Upload, now: Date): Upload => changed(upload, { checkAt: now }, now);

/** Nobody may have it any more. */
export const takenOut = (now: Date) => ({ checkAt: new Date(now.getTime() + UNUSED_MS), used: false });

/** What to do about an upload whose time has come, by whether it is used: keep it with this change, or remove it. */
export function afterCheck(upload: Upload, used: boolean, now: Date): Upload | 'remove' {
  const { removingAt } = upload;
  const again = (ms: number) => new Date(now.getTime() + ms);
  if (used)
    return changed(upload, { used, removingAt: null, checkAt: again(CHECK_AGAIN_MS) }, upload.updatedAt);
  // It was used a while ago, and nobody said when that ended.
  if (upload.used) return changed(upload, { ...takenOut(now), removingAt: null }, upload.updatedAt);
  if (!removingAt) return changed(upload, { removingAt: now, checkAt: again(REMOVING_MS) }, upload.updatedAt);
  return 'remove';
}
