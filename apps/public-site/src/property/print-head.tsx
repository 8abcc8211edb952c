import { brand } from '@lintel/web';
import { Picture } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';
import { propertyAddress } from './page-actions.js';

/**
 * What paper has in place of the navigation and the gallery: where this is from, and up to five pictures. They are lazy, so that they load
 * when somebody prints and not before.
 */
export function PrintHead({ id, images }: Pick<ListingDetail, 'id' | 'images'>) {
  const shown = images.slice(0, images.length >= 5 ? 5 : 1);
  return (
    <div className="hidden print:block">
      <p className="flex items-baseline justify-between border-b border-line pb-2 text-sm">
        <span className="font-display text-xl font-semibold">{brand().name}</span>
        <span>{propertyAddress(id)}</span>
      </p>
      {shown.length > 0 && (
        <div className="mt-4 grid h-64 grid-cols-4 grid-rows-2 gap-2">
          {shown.map((image, index) => (
            <div
              key={image.url}
              className={
                index > 0 ? 'min-h-0' : shown.length > 1 ? 'col-span-2 row-span-2' : 'col-span-4 row-span-2'
              }
            >
              <Picture image={image} sizes={index === 0 ? '700px' : '240px'} className="rounded-sm" />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
