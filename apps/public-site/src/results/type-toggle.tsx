import { clsx } from '@lintel/ui';
import { listingTypeText, type ListingType } from '@lintel/web';

const types: readonly ListingType[] = ['sale', 'rent'];

/** 'For Sale' or 'To Rent'. */
export function TypeToggle({
  chosen,
  onChoose,
}: {
  chosen: ListingType;
  onChoose: (type: ListingType) => void;
}) {
  return (
    <div
      role="group"
      aria-label="For sale or to rent"
      className="flex rounded-control border border-edge bg-surface p-1 max-sm:w-full"
    >
      {types.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
          className={clsx(
            'min-h-11 flex-1 rounded-sm px-5 font-semibold whitespace-nowrap transition-colors sm:px-7',
            type === chosen ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {listingTypeText[type]}
        </button>
      ))}
    </div>
  );
}
