import { buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { placeAddress, type QueuesPlace } from './queue-address.js';

/** Where a list goes on. The place is in the address, so that it stays when the page is opened anew. */
export const PagingLinks = ({ place, next }: { place: QueuesPlace; next: string | null }) => (
  <p className="flex justify-center gap-3 p-3">
    {place.after && (
      <Link to={placeAddress({ ...place, after: null })} className={buttonLook({ size: 'small' })}>
        Newest
      </Link>
    )}
    {next && (
      <Link to={placeAddress({ ...place, after: next })} className={buttonLook({ size: 'small' })}>
        Older
      </Link>
    )}
  </p>
);
