import { Select } from '@lintel/ui';
import type { Commute } from '@lintel/contracts/search';
import type { ReactNode } from 'react';
import { PlaceInput } from '../place-input.js';
import type { ChangeSearch } from '../use-search.js';
import { withCommute } from '../wishes/wish-changes.js';

const usualMinutes = 30;
const choices = [15, 20, 25, 30, 40, 45, 60, 75, 90, 120];
/** A part of a name is no place: it waits for Enter, a choice or the next field. The longest that a timer knows. */
const untilLeft = 2 ** 31 - 1;

/** To be at a place within some minutes of leaving home. */
export function CommuteFilter({ commute, change }: { commute: Commute | undefined; change: ChangeSearch }) {
  const set = (to: string): void =>
    change((search) =>
      withCommute(search, to === '' ? null : { to, minutes: commute?.minutes ?? usualMinutes }),
    );
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">Commute</legend>
      <div className="flex flex-col gap-3">
        <PlaceInput
          label="Travel to"
          placeholder="Such as Bank"
          value={commute?.to ?? ''}
          onCommit={set}
          pause={untilLeft}
        />
        {commute && <CommuteMinutes commute={commute} change={change} />}
        <p className="text-sm text-stone">Door to door, on foot and by train. Times are estimated.</p>
      </div>
    </fieldset>
  );
}

/** Within how many minutes of leaving home. */
export function CommuteMinutes({
  commute: { to, minutes },
  label = 'Within',
  change,
}: {
  commute: Commute;
  label?: ReactNode;
  change: ChangeSearch;
}) {
  const offered = choices.includes(minutes) ? choices : [...choices, minutes].sort((a, b) => a - b);
  return (
    <Select
      label={label}
      options={offered.map((each) => ({ value: String(each), label: `${each} minutes` }))}
      value={String(minutes)}
      onChange={({ target }) =>
        change((search) => withCommute(search, { to, minutes: Number(target.value) }))
      }
    />
  );
}
