import type { UploadKind } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import type { Listing, ListingContent, ListingProblem } from '../domain/listing.js';
import { type ListingMedia, mediaIds, mediaOf, readyMedia } from '../domain/media.js';
import type { AttachUploadsHandler } from './attach-uploads/attach-uploads.handler.js';
import type { UploadFacts, UploadLookup } from './upload-lookup.js';

export interface ReadMedia {
  readonly media: ListingMedia;
  /** What the public sees of them now. */
  readonly shown: Pick<ListingContent, 'images' | 'floorplan' | 'epc'>;
  /** Uploads that may become ready while the listing is written. */
  readonly underWay: readonly string[];
}

const none: ListingMedia = { gallery: [], floorplanId: null, epcId: null };
const nothing = { images: [], floorplan: null, epc: null };

/** Reads which files an agent gives a listing: the agency's own uploads of the right kind, or what the listing has already. */
export class GivenMedia {
  constructor(
    private readonly uploads: UploadLookup,
    private readonly attaching: Pick<AttachUploadsHandler, 'handle'>,
  ) {}

  async read(
    given: Partial<ListingMedia>,
    agencyId: string,
    before: Listing | null,
  ): Promise<Result<ReadMedia, readonly ListingProblem[]>> {
    const { gallery, floorplanId, epcId }: ListingMedia = { ...(before ?? none), ...given };
    const media: ListingMedia = { gallery, floorplanId, epcId };
    const shown = before?.content ?? nothing;
    const ids = mediaIds(media);
    const uploads = ids.length > 0 ? await this.uploads.find([...new Set(ids)], agencyId) : [];
    const found = new Map(uploads.map((upload) => [upload.id, upload]));
    const imported = new Set(mediaIds(mediaOf(shown)));
    const problems = asked(given).flatMap(({ field, id, kind }) => {
      const message = imported.has(id) ? undefined : faultOf(found.get(id), kind);
      return message ? [{ field, message }] : [];
    });
    if (problems.length > 0) return fail(problems);
    return succeed({
      media,
      shown: readyMedia(media, uploads, shown),
      underWay: uploads.filter(({ state }) => state === 'processing').map(({ id }) => id),
    });
  }

  /** Once the listing is written: what became ready meanwhile has not found it yet. */
  attach(underWay: ReadMedia['underWay']): Promise<void> {
    return this.attaching.handle(underWay);
  }
}

interface Asked {
  readonly field: string;
  readonly id: string;
  readonly kind: UploadKind;
}

const asked = ({ gallery = [], floorplanId = null, epcId = null }: Partial<ListingMedia>): Asked[] => [
  ...gallery.map(({ id }, index): Asked => ({ field: `images.${index}.id`, id, kind: 'image' })),
  ...(floorplanId === null ? [] : [{ field: 'floorplan', id: floorplanId, kind: 'floorplan' as const }]),
  ...(epcId === null ? [] : [{ field: 'epc', id: epcId, kind: 'epc' as const }]),
];

const called: Readonly<Record<UploadKind, string>> = {
  image: 'picture',
  floorplan: 'floorplan',
  epc: 'EPC',
  logo: 'logo',
};

/** Why an upload cannot be part of a listing; undefined when it can. */
function faultOf(upload: UploadFacts | undefined, kind: UploadKind): string | undefined {
  if (!upload) return `This ${called[kind]} is not there any more. Upload it again.`;
  if (upload.kind !== kind)
    return `This file was uploaded for another purpose. Upload it as the ${called[kind]}.`;
  switch (upload.state) {
    case 'awaiting':
      return `This ${called[kind]} has not arrived yet. Wait until it is uploaded, or take it out.`;
    case 'failed':
      return `This ${called[kind]} cannot be used. ${upload.problem ?? ''} Take it out, or upload another.`;
    default:
      return undefined;
  }
}
