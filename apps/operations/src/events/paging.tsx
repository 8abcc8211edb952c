import { buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { type EventsPlace, placeAddress } from './event-address.js';

/** Where a list goes on. The place is in the address, so that it stays when the page is opened anew. */
export const Paging = ({ place, next }: { place: EventsPlace; next: string | null }) => (
  <p className="flex justify-center gap-3 p-3">
    {place.after && (
      <Link to={placeAddress({ ...place, after: '' })} className={buttonLook({ size: 'small' })}>
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
