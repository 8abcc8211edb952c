import { Checkbox, Spinner } from '@lintel/ui';
import { numberText } from '@lintel/web';
import { useEffect, useRef } from 'react';
import { selectionLimit } from './selection.js';
import type { SelectionControl } from './use-selection.js';

interface SelectAllProps {
  readonly selection: SelectionControl;
  /** All that match; undefined until they are known. */
  readonly total: number | undefined;
}

/** Selects all that match, those that are not loaded yet included. */
export function SelectAll({ selection: { selection, selectAll, clear, busy }, total }: SelectAllProps) {
  const box = useRef<HTMLDivElement>(null);
  const most = total === undefined ? undefined : Math.min(total, selectionLimit);
  const all = most !== undefined && selection.size >= most;
  const some = selection.size > 0 && !all;
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input) input.indeterminate = some;
  }, [some]);
  return (
    <div ref={box} className="flex items-center gap-4">
      <Checkbox
        label={
          total === undefined
            ? 'Select all'
            : total > selectionLimit
              ? `Select the first ${numberText(selectionLimit)} of ${numberText(total)}`
              : `Select all ${numberText(total)}`
        }
        disabled={total === undefined}
        checked={all}
        onChange={() => {
          if (all) clear();
          else if (!busy) selectAll();
        }}
        className="text-sm font-semibold"
      />
      {busy && <Spinner label="Selecting" className="text-sm" />}
    </div>
  );
}
