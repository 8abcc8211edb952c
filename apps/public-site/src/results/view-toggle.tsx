import { clsx, List, MapIcon } from '@lintel/ui';
import type { ResultsSearch } from './results-address.js';

const views = [
  { view: 'list', label: 'List', Icon: List },
  { view: 'map', label: 'Map', Icon: MapIcon },
] as const;

/** The homes as a list or on a map. */
export const ViewToggle = ({
  chosen,
  onChoose,
}: {
  chosen: ResultsSearch['view'];
  onChoose: (view: ResultsSearch['view']) => void;
}) => (
  <div
    role="group"
    aria-label="List or map"
    className="flex h-12 rounded-control border border-edge bg-surface p-1"
  >
    {views.map(({ view, label, Icon }) => (
      <button
        key={view}
        type="button"
        aria-pressed={view === chosen}
        onClick={() => onChoose(view)}
        className={clsx(
          'inline-flex min-w-11 items-center justify-center gap-2 rounded-sm px-3 font-semibold transition-colors sm:px-4',
          view === chosen ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
        )}
      >
        <Icon className="size-5 shrink-0" aria-hidden />
        <span className="max-sm:sr-only">{label}</span>
      </button>
    ))}
  </div>
);
