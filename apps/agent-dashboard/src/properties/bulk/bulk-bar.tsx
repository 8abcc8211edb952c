import { ActionMenu, Archive, ArchiveRestore, Button, ChevronDown, type Action } from '@lintel/ui';
import { listingStatusText, numberText } from '@lintel/web';
import type { AgencyListingChoice } from '../agency-listings-queries.js';
import { useMemo, useState } from 'react';
import { statuses } from '../filters/stock-filters.js';
import { statusOptions } from '../card/status-options.js';
import type { Leaving } from '../../leaving/use-leaving.js';
import type { BulkKind } from './bulk-change.js';
import { questionOf } from './bulk-question.js';
import { PriceDialog } from './price-dialog.js';
import type { BulkChangeControl } from './use-bulk-change.js';
import type { SelectionControl } from './use-selection.js';

interface BulkBarProps {
  readonly selection: SelectionControl;
  readonly bulk: BulkChangeControl;
  readonly leaving: Leaving;
}

/** What can be done with all that is selected. */
export function BulkBar({ selection: { selection, clear }, bulk, leaving }: BulkBarProps) {
  const [pricing, setPricing] = useState(false);
  const chosen = useMemo(() => [...selection.values()], [selection]);
  const waits = bulk.running || bulk.starting;

  const start = async (change: BulkKind, listings: readonly AgencyListingChoice[]): Promise<boolean> => {
    const question = questionOf(change, listings.length);
    if (question) {
      const ids = question.leaves ? listings.map(({ id }) => id) : [];
      if (!(await leaving.ask(ids, question.action, question.about))) return false;
    }
    const begun = await bulk.start(change, listings);
    if (begun) clear();
    return begun;
  };
  const archivable = chosen.filter(({ state }) => state !== 'archived');
  const archived = chosen.filter(({ state }) => state === 'archived');
  const statusActions = statuses.flatMap((status): Action[] => {
    const fitting = chosen.filter(({ listingType }) => statusOptions(listingType).includes(status));
    if (fitting.length === 0) return [];
    // Sold is for sales and let for rentals: where both are selected, each applies to its own kind.
    const some = fitting.length < chosen.length ? ` (${numberText(fitting.length)})` : '';
    return [
      {
        label: `${listingStatusText[status]}${some}`,
        onSelect: () => void start({ kind: 'status', status }, fitting),
      },
    ];
  });

  return (
    <section
      aria-label="Selected properties"
      className="flex animate-arrive flex-wrap items-center gap-2 rounded-card border border-ink bg-surface p-3 pl-4 shadow-float"
    >
      <p className="mr-2 font-semibold tabular-nums" role="status">
        {numberText(chosen.length)} selected
      </p>
      <ActionMenu
        align="start"
        trigger={
          <Button size="small" disabled={waits}>
            Status <ChevronDown aria-hidden />
          </Button>
        }
        actions={statusActions}
      />
      <Button size="small" disabled={waits} onClick={() => setPricing(true)}>
        Change prices
      </Button>
      {archivable.length > 0 && (
        <Button size="small" disabled={waits} onClick={() => void start({ kind: 'archive' }, archivable)}>
          <Archive aria-hidden /> Archive{archived.length > 0 && ` (${numberText(archivable.length)})`}
        </Button>
      )}
      {archived.length > 0 && (
        <Button size="small" disabled={waits} onClick={() => void start({ kind: 'unarchive' }, archived)}>
          <ArchiveRestore aria-hidden /> Bring back
          {archivable.length > 0 && ` (${numberText(archived.length)})`}
        </Button>
      )}
      <Button variant="quiet" size="small" className="ml-auto" onClick={clear}>
        Clear
      </Button>
      {waits && (
        <p className="basis-full text-sm text-stone">The next change can begin when this one is done.</p>
      )}
      <PriceDialog
        listings={chosen}
        open={pricing}
        onClose={() => setPricing(false)}
        onChange={(percent) =>
          start(
            { kind: 'price', percent },
            chosen.filter(({ price }) => price),
          )
        }
      />
    </section>
  );
}
