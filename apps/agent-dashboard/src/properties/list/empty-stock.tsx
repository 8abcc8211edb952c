import { brand } from '@lintel/web';
import { Archive, Building2, Button, buttonLook, EmptyState, Pencil, Search, Trash2 } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { newPropertyAddress } from '../addresses.js';
import { isNarrowed, noFilters, type StockFilters } from '../filters/stock-filters.js';
import type { ChangeFilters } from '../filters/use-filters.js';

const add = (
  <Link to={newPropertyAddress} className={buttonLook({ variant: 'primary' })}>
    Add Property
  </Link>
);

/** No home to show: why, and what to do next. */
export function EmptyStock({ filters, onChange }: { filters: StockFilters; onChange: ChangeFilters }) {
  const all = <Button onClick={() => onChange(noFilters)}>Show all properties</Button>;
  return (
    <div className="rounded-card border border-line bg-surface">
      {isNarrowed(filters) ? (
        <EmptyState headingLevel="h3" icon={<Search />} title="No properties match" action={all}>
          {filters.search === ''
            ? 'None of your properties is like that.'
            : `Neither a title, nor an address, nor a number has “${filters.search}” in it.`}
        </EmptyState>
      ) : filters.state === undefined ? (
        <EmptyState headingLevel="h3" icon={<Building2 />} title="No properties yet" action={add}>
          Add your first one. It is public as soon as it says what a buyer or tenant must know; until then it
          is kept as a draft.
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel="h3"
          {...emptyOf[filters.state]}
          action={filters.state === 'published' ? add : all}
        />
      )}
    </div>
  );
}

const emptyOf = {
  published: {
    icon: <Building2 />,
    title: 'Nothing is public',
    children: `What the public sees on ${brand().name} stands here.`,
  },
  draft: {
    icon: <Pencil />,
    title: 'No drafts',
    children: 'A property that still lacks something waits here until it is complete.',
  },
  archived: {
    icon: <Archive />,
    title: 'Nothing is archived',
    children: 'Archive what you want to keep but not to show. You can bring it back whenever you like.',
  },
  removed: {
    icon: <Trash2 />,
    title: 'Nothing was deleted',
    children: 'What you delete stands here for 30 days, and can be restored as long.',
  },
} as const;
