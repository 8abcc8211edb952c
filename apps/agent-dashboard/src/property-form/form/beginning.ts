import type { FormListing } from '../property-form-queries.js';
import type { Draft } from '../draft/draft-content.js';
import { earlierUpload, itemsOf, type UploadItem } from '../uploads/upload-item.js';
import { merge, type Merged } from './merge.js';
import { newProperty, valuesOf, type Contact, type PropertyValues } from './property-values.js';

/** What a form starts from. */
export interface Beginning {
  readonly base: { readonly values: PropertyValues; readonly version: number | null };
  readonly values: PropertyValues;
  readonly items: readonly UploadItem[];
  /** What somebody else has saved since the draft began, laid under it. */
  readonly since: Merged | undefined;
}

/** @param draft what was typed before and is to be continued */
export function beginningOf(listing: FormListing | null, me: Contact, draft: Draft | undefined): Beginning {
  const base = {
    values: listing ? valuesOf(listing) : newProperty(me),
    version: listing?.version ?? null,
  };
  const items = listing ? itemsOf(listing) : [];
  if (!draft) return { base, values: base.values, items, since: undefined };
  const merged = merge(draft.base ?? base.values, base.values, draft.values);
  return {
    base,
    values: merged.values,
    items: [...items, ...earlierUploads(merged.values, new Set(items.map(({ key }) => key)))],
    since: merged.taken.length + merged.clashes.length > 0 ? merged : undefined,
  };
}

const earlierUploads = (
  { images, floorplan, epc }: PropertyValues,
  known: ReadonlySet<string>,
): UploadItem[] =>
  [
    ...images.map(({ key }) => earlierUpload(key, 'image')),
    ...(floorplan === null ? [] : [earlierUpload(floorplan, 'floorplan')]),
    ...(epc === null ? [] : [earlierUpload(epc, 'epc')]),
  ].filter(({ key }) => !known.has(key));
