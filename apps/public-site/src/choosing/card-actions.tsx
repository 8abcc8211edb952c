import { Button, EyeOff } from '@lintel/ui';
import { CompareTick } from './compare-tick.js';
import { hideHome } from './hidden-homes.js';

/** What can be done with a home among others, below its card. */
export function CardActions({ home }: { home: { readonly id: number; readonly title: string } }) {
  return (
    // Above the card's stretched link.
    <div className="relative z-10 mt-2 flex items-center justify-between gap-1 print:hidden">
      <CompareTick home={home} />
      <Button
        variant="quiet"
        size="small"
        className="-mr-3"
        aria-label={`Hide ${home.title}`}
        onClick={({ currentTarget }) => {
          const card = currentTarget.closest('li');
          const next = card?.nextElementSibling ?? card?.previousElementSibling;
          // The card takes the focus with it: the keyboard goes on at its neighbour.
          if (hideHome(home)) next?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
        }}
      >
        <EyeOff className="size-4!" aria-hidden /> Hide
      </Button>
    </div>
  );
}
