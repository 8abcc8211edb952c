import { buttonLook, Popover } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';

interface ReasonsPopoverProps {
  /** What the button says. */
  readonly button: ReactNode;
  readonly label: string;
  readonly lead: string;
  readonly reasons: readonly { readonly key: string; readonly text: ReactNode }[];
  /** The way to put it right. */
  readonly to: string;
  readonly action: string;
  readonly className?: string;
}

/** A line of a card that says more when it is pressed, and where it is put right. */
export const ReasonsPopover = ({
  button,
  label,
  lead,
  reasons,
  to,
  action,
  className = '',
}: ReasonsPopoverProps) => (
  <Popover
    label={label}
    align="start"
    trigger={
      <button
        type="button"
        className={`-mx-2 flex min-h-9 items-center gap-2 rounded-control px-2 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11 ${className}`}
      >
        {button}
      </button>
    }
  >
    <p className="text-sm font-semibold">{lead}</p>
    <ul className="mt-2 max-h-56 list-disc space-y-1 overflow-y-auto pl-5 text-sm text-soft wrap-anywhere marker:text-stone">
      {reasons.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
    <Link to={to} className={`${buttonLook({ size: 'small' })} mt-3`}>
      {action}
    </Link>
  </Popover>
);
