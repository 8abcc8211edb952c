import type { ListingDocument, ListingImage } from '@lintel/contracts';
import type { ListingContent } from './listing.js';

/** A picture of a listing, in its place: an upload's id, or the key of an image that came with an import. */
export interface GalleryItem {
  readonly id: string;
  readonly alt: string;
}

/** All files of a listing by their ids, those included that are not ready for the public. */
export interface ListingMedia {
  readonly gallery: readonly GalleryItem[];
  readonly floorplanId: string | null;
  readonly epcId: string | null;
}

/** An upload as far as it is ready; `image` and `document` are null until then, or for ever when it failed. */
export interface MadeReady {
  readonly id: string;
  readonly image: ListingImage | null;
  readonly document: ListingDocument | null;
}

/** The files of content that was never given ids: an image is called by its key, as a document is. */
export const mediaOf = ({
  images,
  floorplan,
  epc,
}: Pick<ListingContent, 'images' | 'floorplan' | 'epc'>): ListingMedia => ({
  gallery: images.map(({ key, alt }) => ({ id: key, alt })),
  floorplanId: floorplan?.key ?? null,
  epcId: epc?.key ?? null,
});

/** Every id of a listing's files. */
export const mediaIds = ({ gallery, floorplanId, epcId }: ListingMedia): readonly string[] => [
  ...gallery.map(({ id }) => id),
  ...[floorplanId, epcId].filter((id) => id !== null),
];

/**
 * What the public sees of a listing's files: those that are ready, in order. What came with an import has no upload: its id is its key, and it stays
 * as the listing shows it now.
 */
export function readyMedia(
  { gallery, floorplanId, epcId }: ListingMedia,
  uploads: readonly MadeReady[],
  shown: Pick<ListingContent, 'images' | 'floorplan' | 'epc'>,
): Pick<ListingContent, 'images' | 'floorplan' | 'epc'> {
  const made = new Map(uploads.map((upload) => [upload.id, upload]));
  const images = new Map(shown.images.map((image) => [image.key, image]));
  const document = (id: string | null, present: ListingDocument | null): ListingDocument | null => {
    const upload = id === null ? undefined : made.get(id);
    if (upload) return upload.document;
    return present?.key === id ? present : null;
  };
  return {
    images: gallery.flatMap(({ id, alt }) => {
      const upload = made.get(id);
      const image = upload ? upload.image : images.get(id);
      return image ? [{ ...image, alt }] : [];
    }),
    floorplan: document(floorplanId, shown.floorplan),
    epc: document(epcId, shown.epc),
  };
}
