import type { ListingDocument, ListingImage } from '@lintel/contracts';
import type { DemonstrationListing } from '../demonstration/index.js';
import { drawEpc, drawFloorplan, pictureWidths, renderPicture, scenesFor } from '@lintel/drawings';
import type { PictureSet } from './picture-sets.js';

type Store = (key: string, bytes: Buffer | string) => Promise<void>;

/** Draws one listing's pictures, floorplan and energy chart from its data and hands each file to `store`. */
export async function drawPictureSet(
  { listing, drawing, epc, floorplan }: DemonstrationListing,
  store: Store,
): Promise<PictureSet> {
  const prefix = `demo/${listing.id}`;
  const home = { ...listing, seed: drawing.seed, squareFeet: listing.squareFeet ?? undefined };
  const images: ListingImage[] = [];
  const { imageCount: count, ...wishes } = drawing;
  const scenes = scenesFor({ ...home, ...wishes, features: listing.keyFeatures, count });
  for (const [index, scene] of scenes.entries()) {
    const key = `${prefix}/${String(index + 1).padStart(2, '0')}-${scene.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
    const picture = await renderPicture(scene.svg);
    for (const { width, bytes } of picture.images) await store(`${key}-${width}.webp`, bytes);
    const width = pictureWidths.at(-1)!;
    images.push({
      key,
      widths: [...pictureWidths],
      width,
      height: (width * 3) / 4,
      alt: scene.alt,
      placeholder: picture.placeholder,
    });
  }
  return {
    images,
    floorplan: floorplan
      ? await storeDrawing(`${prefix}/floorplan.svg`, drawFloorplan({ ...home, floors: floorplan }), store)
      : null,
    epc: epc
      ? await storeDrawing(
          `${prefix}/epc.svg`,
          drawEpc({ currentRating: epc.current, potentialRating: epc.potential, address: listing.address }),
          store,
        )
      : null,
  };
}

async function storeDrawing(key: string, svg: string, store: Store): Promise<ListingDocument> {
  await store(key, svg);
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { key, contentType: 'image/svg+xml', width: toPixels(width), height: toPixels(height) };
}

const toPixels = (length: string | undefined): number | null => (length ? Math.round(Number(length)) : null);
