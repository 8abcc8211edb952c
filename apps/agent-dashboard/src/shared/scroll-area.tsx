import { clsx } from '@lintel/ui';
import type { ReactNode } from 'react';

const heights = { 400: 'max-h-[400px]', 600: 'max-h-[600px]' } as const;

interface ScrollAreaProps {
  /** What it lists, for screen readers. */
  readonly label: string;
  /** In pixels, at most (specification, section 2: scroll areas are 400 and 600 px). */
  readonly height: keyof typeof heights;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A list that scrolls by itself. The keyboard reaches it, so that the arrow keys scroll it. */
export const ScrollArea = ({ label, height, children, className }: ScrollAreaProps) => (
  <div
    role="region"
    aria-label={label}
    tabIndex={0}
    className={clsx('relative overflow-y-auto overscroll-contain', heights[height], className)}
  >
    {children}
  </div>
);
