import type { UploadItem } from '../uploads/upload-item.js';
import type { GalleryItem } from './property-values.js';

/** Without the files that are not taken; the same list where there is none. */
export function withoutRefused(
  items: readonly GalleryItem[],
  uploads: ReadonlyMap<string, Pick<UploadItem, 'stage'>>,
): readonly GalleryItem[] {
  const kept = items.filter(({ key }) => uploads.get(key)?.stage !== 'refused');
  return kept.length === items.length ? items : kept;
}

/** With one item moved to another place; as it was when there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || from < 0 || to < 0 || from >= items.length || to >= items.length) return items;
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}
