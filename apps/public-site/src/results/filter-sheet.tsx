import { Button, Dialog, SlidersHorizontal } from '@lintel/ui';
import { useState, type ReactNode } from 'react';

/** The filters of a narrow screen: a button and the sheet it opens, whose own button tells how many homes there are. */
export function FilterSheet({
  active,
  showText,
  onReset,
  children,
}: {
  /** How many filters are on. */
  active: number;
  /** Such as 'Show 128 homes'. */
  showText: string;
  onReset: () => void;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
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
        side="bottom"
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
