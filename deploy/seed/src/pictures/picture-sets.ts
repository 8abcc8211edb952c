import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentSchema, imageSchema } from '@lintel/contracts';
import type { ObjectStore } from '@lintel/platform/object-store';
import { z } from 'zod';

/** Where the build draws the pictures of the demonstration listings. */
export const picturesFolder = fileURLToPath(new URL('../../pictures/', import.meta.url));
export const manifestName = 'picture-sets.json';

const pictureSetSchema = z.object({
  images: z.array(imageSchema),
  floorplan: documentSchema.nullable(),
  epc: documentSchema.nullable(),
});
/** The pictures and plans of one demonstration listing. */
export type PictureSet = z.infer<typeof pictureSetSchema>;

const manifestSchema = z.record(z.string(), pictureSetSchema);
/** By the id of the listing. */
export type PictureSets = z.infer<typeof manifestSchema>;

/** @throws when the pictures were not drawn: `npm run build` does not, `npm start` does. */
export async function readPictureSets(folder = picturesFolder): Promise<PictureSets> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(
      `The demonstration pictures are not drawn yet. Run npx nx run @lintel/seed:pictures first.`,
    );
  });
  return manifestSchema.parse(JSON.parse(text));
}

/** Every object of a set with the type it is stored as. */
export function objectsOf({
  images,
  floorplan,
  epc,
}: PictureSet): { readonly key: string; readonly contentType: string }[] {
  return [
    ...images.flatMap(({ key, widths }) =>
      widths.map((width) => ({ key: `${key}-${width}.webp`, contentType: 'image/webp' })),
    ),
    ...[floorplan, epc].filter((document) => document !== null),
  ];
}

/** Puts a set's files into the store, as the object keys name them below the folder. */
export async function storePictureSet(
  set: PictureSet,
  objects: ObjectStore,
  folder = picturesFolder,
): Promise<void> {
  await Promise.all(
    objectsOf(set).map(async ({ key, contentType }) =>
      objects.put(key, await readFile(join(folder, key)), { contentType }),
    ),
  );
}
