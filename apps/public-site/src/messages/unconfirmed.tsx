import { Alert } from '@lintel/ui';
import { myUnconfirmedConversations } from './messages-queries.js';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';

/** What somebody typed with the account's address, until its owner says whether it was they. */
export function Unconfirmed({ account }: { account: string }) {
  const { data } = useQuery(myUnconfirmedConversations(account));
  if (!data || data.total === 0) return null;
  return (
    <Alert className="mb-5" title="Messages that wait for your confirmation">
      <p>
        Somebody used your e-mail address to write to an agent or to ask for a viewing, without signing in.
      </p>
      <ul className="mt-1">
        {data.conversations.map(({ id, property }) => (
          <li key={id}>
            <Link
              to={`/messages?id=${encodeURIComponent(id)}`}
              className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {property.title}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
