import { PlaceInput } from './place-input.js';
import { withCriteria } from './search-changes.js';
import type { ChangeSearch } from './use-search.js';

export const LocationFilter = ({
  location = '',
  change,
}: {
  location: string | undefined;
  change: ChangeSearch;
}) => (
  <PlaceInput
    label="Location"
    placeholder="Such as Clapham"
    value={location}
    onCommit={(place) =>
      change((search) => withCriteria(search, { location: place || undefined }), { replace: true })
    }
  />
);
