import { buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';

export interface PagingLinksProps {
  /** Addresses; null where there is nothing to go to. */
  readonly newest: string | null;
  readonly older: string | null;
}

/** Where a list goes on. The place is in the address, so that it stays when the page is opened anew. */
export const PagingLinks = ({ newest, older }: PagingLinksProps) => (
  <p className="flex justify-center gap-3 p-3">
    {newest && (
      <Link to={newest} className={buttonLook({ size: 'small' })}>
        Newest
      </Link>
    )}
    {older && (
      <Link to={older} className={buttonLook({ size: 'small' })}>
        Older
      </Link>
    )}
  </p>
);
