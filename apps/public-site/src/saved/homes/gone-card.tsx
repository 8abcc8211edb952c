import { Button, House } from '@lintel/ui';
import { dayText } from '@lintel/kernel';
import { shell } from '@lintel/web';
import type { SavedHome } from '../saved-queries.js';

/** A saved home that the public cannot see any more: what it was called, and the way to be rid of it. It cannot be saved again, so there is no undo. */
export function GoneCard({ home: { id, title, savedAt } }: { home: SavedHome }) {
  const { savedProperties, toast } = shell();
  const remove = (): void => {
    savedProperties.remove(id);
    toast({ title: 'Property removed from saved list' });
  };
  return (
    <article className="flex h-full flex-col">
      <div className="grid aspect-4/3 place-content-center justify-items-center gap-2 rounded-card border border-dashed border-edge text-stone">
        <House className="size-7" aria-hidden />
        <p className="font-semibold">No longer available</p>
      </div>
      <h3 className="mt-4 line-clamp-2 text-lg leading-snug text-balance text-soft">{title}</h3>
      <p className="mt-1 text-sm text-stone">Saved on {dayText(savedAt)}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-3 -ml-3 self-start"
        aria-label={`Remove ${title}`}
        onClick={remove}
      >
        Remove
      </Button>
    </article>
  );
}
