import type { AgencyListing } from '../agency-listings-queries.js';

type Media = Pick<AgencyListing, 'images' | 'floorplan' | 'epc'>;

export interface FailedFile {
  readonly id: string;
  /** Such as 'Picture 3'. */
  readonly file: string;
  readonly reason: string;
}

/** `2 of 6 pictures are being prepared`; undefined when nothing is. */
export function preparingText({ images, floorplan, epc }: Media): string | undefined {
  const waiting = images.filter(isPreparing).length;
  const parts = [
    ...(waiting > 0
      ? [`${waiting} of ${images.length} ${images.length === 1 ? 'picture' : 'pictures'}`]
      : []),
    ...(floorplan && isPreparing(floorplan) ? ['the floorplan'] : []),
    ...(epc && isPreparing(epc) ? ['the EPC'] : []),
  ];
  if (parts.length === 0) return undefined;
  const text = `${listed(parts)} ${parts.length > 1 || waiting > 1 ? 'are' : 'is'} being prepared`;
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Those that could not be made ready, and why. */
export const failedFiles = ({ images, floorplan, epc }: Media): readonly FailedFile[] =>
  [
    ...images.map((image, index) => ({ ...image, file: `Picture ${index + 1}` })),
    ...(floorplan ? [{ ...floorplan, file: 'Floorplan' }] : []),
    ...(epc ? [{ ...epc, file: 'EPC' }] : []),
  ]
    .filter(({ state }) => state === 'failed')
    .map(({ id, file, problem }) => ({ id, file, reason: problem ?? 'It could not be read.' }));

/** `1 file could not be used` */
export const failedText = (failed: number): string =>
  `${failed} ${failed === 1 ? 'file' : 'files'} could not be used`;

const isPreparing = ({ state }: { readonly state: string }): boolean =>
  state === 'processing' || state === 'awaiting';

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
