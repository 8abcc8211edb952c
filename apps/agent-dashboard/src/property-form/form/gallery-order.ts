import type { UploadItem } from '../uploads/upload-item.js';
import type { GalleryItem } from './property-values.js';

/** Without the files that were refused; the same list where there are none. */
export function withoutRefused(
  items: readonly GalleryItem[],
  uploads: ReadonlyMap<string, Pick<UploadItem, 'stage'>>,
): readonly GalleryItem[] {
  const kept = items.filter(({ key }) => uploads.get(key)?.stage !== 'refused');
  return kept.length === items.length ? items : kept;
}
