import { useNavigate } from '@lintel/web/router';
import { SearchBox } from '../console/search-box.js';
import { placeAddress } from './event-address.js';

/** Finds events of any topic by what they are about or came of. */
export function FindEvents({ text = '' }: { text?: string }) {
  const navigate = useNavigate();
  return (
    <SearchBox
      label="Find events"
      placeholder="The id of a listing, viewing or account, or a reference"
      sought={text}
      onSeek={(q) => void navigate(placeAddress({ q }))}
    />
  );
}
