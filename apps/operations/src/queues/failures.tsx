import { clsx } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { countText } from './job-words.js';
import { placeAddress, type QueuesPlace } from './queue-address.js';
import { failuresOf } from './queues-queries.js';

const MOST_SHOWN = 8;

/** Why jobs have failed, the most frequent first; one is chosen for the list below. */
export function Failures({ queue, place }: { queue: string; place: QueuesPlace }) {
  const { data = [] } = useQuery(failuresOf(queue));
  const shown = data.slice(0, MOST_SHOWN);
  const chosen = data.find(({ kind }) => kind === place.kind);
  if (chosen && !shown.includes(chosen)) shown.push(chosen);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Failures by kind" className="mb-4">
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface text-sm">
        {shown.map(({ kind, count }) => {
          const current = kind === place.kind;
          return (
            <li key={kind}>
              <Link
                to={placeAddress({ ...place, kind: current ? '' : kind, after: null })}
                aria-current={current || undefined}
                className={clsx(
                  'flex min-h-11 items-center justify-between gap-4 px-4 py-2 hover:bg-sunken',
                  current && 'bg-sunken font-semibold',
                )}
              >
                <span className="min-w-0 wrap-anywhere">{kind || 'No text'}</span>
                <span className="tabular-nums">{countText(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {place.kind && (
        <p className="mt-2 text-sm">
          <Link to={placeAddress({ ...place, kind: '', after: null })} className="underline">
            All kinds
          </Link>
        </p>
      )}
    </section>
  );
}
