import { Button, Dialog, SlidersHorizontal } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useMedia } from './use-media.js';

/** The filters of a narrow screen: a button and the sheet it opens, whose own button tells how many homes there are. */
export function FilterSheet({
  active,
  showText,
  onReset,
  everywhere = false,
  children,
}: {
  /** How many filters are on. */
  active: number;
  /** Such as 'Show 128 homes'. */
  showText: string;
  onReset: () => void;
  /** On wide screens too, as where a map takes the panel's place. */
  everywhere?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const panel = useMedia('(min-width: 1024px)');
  return (
    <div className={everywhere ? undefined : 'lg:hidden'}>
      <Button className="min-h-12" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        Filters
        {active > 0 && (
          <span className="grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1.5 text-sm text-paper tabular-nums">
            {active}
            <span className="sr-only"> in use</span>
          </span>
        )}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        side={panel ? 'right' : 'bottom'}
        title="Filters"
        footer={
          <div className="flex gap-3">
            <Button onClick={onReset}>Reset Filters</Button>
            <Button variant="primary" className="min-w-0 flex-1" onClick={() => setOpen(false)}>
              {showText}
            </Button>
          </div>
        }
      >
        {children}
      </Dialog>
    </div>
  );
}
