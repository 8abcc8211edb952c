import { ActionMenu, Badge, Check, ChevronDown, clsx, listingStatusTone } from '@lintel/ui';
import { listingStatusText, type ListingStatus } from '@lintel/web';
import type { AgencyListing } from '../agency-listings-queries.js';
import { statusOptions } from './status-options.js';

interface StatusMenuProps {
  readonly listing: AgencyListing;
  readonly onChange: (status: ListingStatus) => void;
}

/** The status, and a menu that changes it. What was deleted keeps the status it had. */
export function StatusMenu({ listing: { title, state, status, listingType }, onChange }: StatusMenuProps) {
  const text = listingStatusText[status];
  const tone = listingStatusTone[status];
  if (state === 'removed') return <Badge tone={tone}>{text}</Badge>;
  return (
    <ActionMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${text}: change the status of ${title}`}
          className="group/status inline-flex min-h-9 items-center rounded-control pointer-coarse:min-h-11"
        >
          <Badge
            tone={tone}
            className="transition-shadow group-hover/status:ring-2 group-hover/status:ring-current/30"
          >
            {text}
            <ChevronDown className="size-4" aria-hidden />
          </Badge>
        </button>
      }
      actions={statusOptions(listingType).map((option) => ({
        label: listingStatusText[option],
        icon: <Check className={clsx(option !== status && 'invisible')} aria-hidden />,
        disabled: option === status,
        onSelect: () => onChange(option),
      }))}
    />
  );
}
