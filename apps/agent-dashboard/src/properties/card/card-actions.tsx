import {
  ActionMenu,
  Archive,
  ArchiveRestore,
  Button,
  buttonLook,
  Ellipsis,
  ExternalLink,
  RotateCcw,
  type Action,
} from '@lintel/ui';
import type { AgencyListing } from '../agency-listings-queries.js';
import { Link, useNavigate } from '@lintel/web/router';
import { formAddress, publicAddress } from '../addresses.js';
import type { Move } from '../changes/use-listing-changes.js';

export interface CardActionsProps {
  readonly listing: AgencyListing;
  readonly onDetails: () => void;
  readonly onDelete: () => void;
  readonly onMove: (move: Move) => void;
}

/** What can be done with one listing. */
export function CardActions({
  listing: { id, title, state },
  onDetails,
  onDelete,
  onMove,
}: CardActionsProps) {
  const navigate = useNavigate();
  const details = (
    <Button size="small" aria-label={`View Details of ${title}`} onClick={onDetails}>
      View Details
    </Button>
  );
  if (state === 'removed')
    return (
      <>
        {details}
        <Button size="small" aria-label={`Restore ${title}`} onClick={() => onMove('restore')}>
          <RotateCcw aria-hidden /> Restore
        </Button>
      </>
    );
  const more: Action[] = [
    state === 'archived'
      ? { label: 'Bring back', icon: <ArchiveRestore aria-hidden />, onSelect: () => onMove('unarchive') }
      : { label: 'Archive', icon: <Archive aria-hidden />, onSelect: () => onMove('archive') },
    ...(state === 'published'
      ? [
          {
            label: 'See its public page',
            icon: <ExternalLink aria-hidden />,
            onSelect: () => void navigate(publicAddress(id)),
          },
        ]
      : []),
  ];
  return (
    <>
      {details}
      <Link
        to={formAddress(id)}
        aria-label={`Edit ${title}`}
        className={buttonLook({ variant: 'quiet', size: 'small' })}
      >
        Edit
      </Link>
      <Button
        variant="quiet"
        size="small"
        className="text-clay!"
        aria-label={`Delete ${title}`}
        onClick={onDelete}
      >
        Delete
      </Button>
      <ActionMenu
        trigger={
          <Button variant="quiet" size="small" className="ml-auto px-2!" aria-label={`More for ${title}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
        actions={more}
      />
    </>
  );
}
