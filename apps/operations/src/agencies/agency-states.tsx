import { clsx } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import type { AgencyStanding } from './agencies-queries.js';

export const agencyStates: readonly { readonly state: AgencyStanding; readonly label: string }[] = [
  { state: 'waiting', label: 'Waiting' },
  { state: 'held', label: 'On hold' },
  { state: 'suspended', label: 'Suspended' },
  { state: 'approved', label: 'Approved' },
];

/** From the page's address; null for one that names none. */
export const agencyStateOf = (text: string | null): AgencyStanding | null =>
  agencyStates.find(({ state }) => state === text)?.state ?? null;

export const addressOf = (q: string, state: AgencyStanding | null): Record<string, string> => ({
  ...(q === '' ? {} : { q }),
  ...(state === null ? {} : { state }),
});

/** Which agencies are listed. */
export const AgencyStates = ({ q, state }: { q: string; state: AgencyStanding | null }) => (
  <nav aria-label="Agencies by state" className="mt-4 flex flex-wrap gap-1">
    {agencyStates.map((one) => {
      const chosen = one.state === (state ?? (q === '' ? 'waiting' : null));
      return (
        <Link
          key={one.state}
          to={`?${new URLSearchParams(addressOf(q, one.state)).toString()}`}
          aria-current={chosen ? 'page' : undefined}
          className={clsx(
            'flex min-h-11 items-center rounded-control px-3 text-sm font-semibold transition-colors',
            chosen ? 'bg-sunken text-ink' : 'text-stone hover:bg-sunken hover:text-ink',
          )}
        >
          {one.label}
        </Link>
      );
    })}
  </nav>
);
