import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface TableProps {
  /** What the table lists; read before it. */
  readonly caption: string;
  readonly hideCaption?: boolean;
  /** `<thead>` and `<tbody>`; heads are `<th scope="col">`, the cell that names a row `<th scope="row">`. Right-align figures. */
  readonly children: ReactNode;
  /** A height belongs here when its head is to stay while the rows scroll. */
  readonly className?: string;
}

/**
 * A table of many rows. It scrolls inside its frame, both ways, and its head stays.
 *
 * - **Keyboard**: the frame takes the focus, so that the arrow keys scroll it; links and buttons in rows come in their order.
 * - **Screen readers**: a region and a table named `caption`.
 */
export function Table({ caption, hideCaption = false, children, className }: TableProps) {
  const id = useId();
  return (
    <div
      role="region"
      aria-labelledby={id}
      tabIndex={0}
      className={clsx('overflow-auto rounded-card border border-line bg-surface', className)}
    >
      <table
        className={clsx(
          'w-full border-separate border-spacing-0 text-left [&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3',
          '[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-10 [&_thead_th]:border-b [&_thead_th]:border-edge [&_thead_th]:bg-surface [&_thead_th]:text-sm [&_thead_th]:font-semibold [&_thead_th]:whitespace-nowrap [&_thead_th]:text-stone',
          '[&_tbody_td]:tabular-nums [&_tbody_th]:font-semibold [&_tbody_tr]:transition-colors [&_tbody_tr:hover]:bg-sunken',
          '[&_tbody_tr:not(:last-child)_td]:border-b [&_tbody_tr:not(:last-child)_td]:border-line [&_tbody_tr:not(:last-child)_th]:border-b [&_tbody_tr:not(:last-child)_th]:border-line',
        )}
      >
        <caption
          id={id}
          className={hideCaption ? 'sr-only' : 'px-4 pt-4 pb-1 text-left text-lg font-semibold'}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
