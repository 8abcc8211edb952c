import { Link } from '@lintel/web/router';
import { placeAddress } from './event-address.js';
import { shortName } from './event-words.js';

/** Leads to the page that this one belongs to. */
export const Up = ({ topic, consumer }: { topic?: string; consumer?: string }) => (
  <p className="mb-4 flex flex-wrap gap-x-4">
    <Way to={placeAddress({})} name="All topics" />
    {topic && <Way to={placeAddress({ topic })} name={shortName(topic)} />}
    {topic && consumer && <Way to={placeAddress({ topic, consumer })} name={consumer} />}
  </p>
);

const Way = ({ to, name }: { to: string; name: string }) => (
  <Link to={to} className="underline decoration-edge underline-offset-4 hover:decoration-ink">
    {name}
  </Link>
);
