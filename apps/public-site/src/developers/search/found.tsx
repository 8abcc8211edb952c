import { EmptyState } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useEntries } from './entries.js';
import { type Entry, excerpt, findEntries, MOST_FOUND } from './find-entries.js';

const kinds: readonly Entry['kind'][] = ['Pages', 'Events', 'GraphQL'];

/** What was found over all pages, as one types. */
export function Found({ question }: { readonly question: string }) {
  const { entries, complete } = useEntries();
  const found = findEntries(entries, question);
  const shown = found.slice(0, MOST_FOUND);
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">“{question}”</h1>
      <p role="status" className="mt-4 text-soft">
        {complete
          ? `${found.length} found${found.length > MOST_FOUND ? `, the first ${MOST_FOUND} shown` : ''}`
          : 'Looking…'}
      </p>
      {complete && found.length === 0 && (
        <EmptyState title="Nothing has all of these words">
          Try fewer, or the name of a field as it stands in an event.
        </EmptyState>
      )}
      {kinds
        .map((kind) => [kind, shown.filter((entry) => entry.kind === kind)] as const)
        .filter(([, some]) => some.length > 0)
        .map(([kind, some]) => (
          <section key={kind} aria-label={kind} className="mt-8">
            <h2 className="text-xl">{kind}</h2>
            <ul className="mt-2 divide-y divide-line">
              {some.map((entry) => (
                <li key={entry.to} className="py-3">
                  <Link
                    to={entry.to}
                    className="font-semibold wrap-anywhere text-brick underline-offset-4 hover:text-brick-deep hover:underline"
                  >
                    {entry.title}
                  </Link>
                  <p className="mt-1 max-w-measure text-sm wrap-anywhere text-soft">
                    {excerpt(entry, question)}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
