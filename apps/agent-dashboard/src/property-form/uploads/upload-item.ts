import type { UploadKind } from '@lintel/contracts';
import type { FormDocument, FormListing, FormUpload } from '../property-form-queries.js';

type Ready = Pick<FormUpload, 'image' | 'document'>;

export type UploadStage =
  /** In the queue. */
  | 'waiting'
  | 'sending'
  /** It has arrived, and is made ready in the background. */
  | 'processing'
  | 'ready'
  /** Not a file that is taken: it was not sent. */
  | 'refused'
  /** It did not arrive. It can be sent again. */
  | 'lost'
  /** It arrived and could not be made ready. */
  | 'failed';

/** A file on its way into a listing, or in it. */
export interface UploadItem extends Ready {
  /** As the form calls it, whichever upload it is by now. */
  readonly key: string;
  readonly kind: UploadKind;
  readonly name: string;
  readonly stage: UploadStage;
  /** How much has been sent, from 0 to 1. */
  readonly sent: number;
  /** The id of the upload; null until one has been requested. */
  readonly id: string | null;
  /** Why it was refused, lost or failed, for people. */
  readonly problem: string | null;
  /** What went wrong when it was lost. */
  readonly error?: unknown;
  /** The picture as it is on this device, until the service's is ready. */
  readonly preview: string | null;
}

/** Whether it is there, so that a listing can be saved with it. */
export const hasArrived = ({ stage }: UploadItem): boolean => stage === 'processing' || stage === 'ready';

/** Whether there is something to wait for before a listing is saved. */
export const isOnItsWay = ({ stage }: UploadItem): boolean => stage === 'waiting' || stage === 'sending';

export const isFaulty = ({ stage }: UploadItem): boolean =>
  stage === 'refused' || stage === 'lost' || stage === 'failed';

/** What the service says of an upload. */
export const withState = (
  item: UploadItem,
  upload: Omit<FormUpload, 'kind' | 'fileName'> & Partial<Pick<FormUpload, 'fileName'>>,
): UploadItem => ({
  ...item,
  id: upload.id,
  name: upload.fileName ?? item.name,
  stage: upload.state === 'awaiting' ? 'failed' : upload.state,
  sent: 1,
  problem: upload.state === 'awaiting' ? 'It did not arrive. Remove it and add it again.' : upload.problem,
  image: upload.image,
  document: upload.document,
});

const there = (key: string, kind: UploadKind, name: string): UploadItem => ({
  key,
  kind,
  name,
  stage: 'ready',
  sent: 1,
  id: key,
  problem: null,
  preview: null,
  image: null,
  document: null,
});

/** An upload from an earlier visit: we ask what became of it as we do for those still being processed. */
export const earlierUpload = (id: string, kind: UploadKind): UploadItem => ({
  ...there(id, kind, kind === 'image' ? 'Picture' : 'Document'),
  stage: 'processing',
});

/** The files that a listing has. */
export function itemsOf({ images, floorplan, epc }: FormListing): readonly UploadItem[] {
  const document = (kind: 'floorplan' | 'epc', name: string, given: FormDocument | null): UploadItem[] =>
    given ? [withState(there(given.id, kind, name), { ...given, image: null })] : [];
  return [
    ...images.map(({ id, alt, state, problem, image }) =>
      withState(there(id, 'image', alt || 'Picture'), { id, state, problem, image, document: null }),
    ),
    ...document('floorplan', 'Floorplan', floorplan),
    ...document('epc', 'EPC', epc),
  ];
}
