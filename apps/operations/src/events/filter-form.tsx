import { Button, clsx, Input } from '@lintel/ui';
import { useNavigate } from '@lintel/web/router';
import { type EventsPlace, placeAddress } from './event-address.js';

export type FilterField = readonly [name: keyof EventsPlace, label: string, placeholder: string];

const time = '2026-01-31T12:00:00Z';
export const timeFields = [
  ['from', 'Came since', time],
  ['before', 'Came before', time],
] as const satisfies readonly FilterField[];

export interface FilterFormProps {
  readonly fields: readonly FilterField[];
  readonly place: EventsPlace;
  /** What stays in the address beside the fields. */
  readonly within: Partial<EventsPlace>;
}

/** What a list of events is filtered by. It asks when it is sent. */
export function FilterForm({ fields, place, within }: FilterFormProps) {
  const navigate = useNavigate();
  return (
    <form
      key={JSON.stringify(place)}
      className={clsx(
        'mb-4 grid items-end gap-2 sm:grid-cols-2',
        fields.length > 2 ? 'xl:grid-cols-[repeat(5,1fr)_auto]' : 'max-w-2xl sm:grid-cols-[1fr_1fr_auto]',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const asked = fields.map(([name]) => [name, String(given.get(name) ?? '').trim()]);
        void navigate(placeAddress({ ...within, ...Object.fromEntries(asked) }));
      }}
    >
      {fields.map(([name, label, placeholder]) => (
        <Input
          key={name}
          name={name}
          label={label}
          placeholder={placeholder}
          maxLength={300}
          defaultValue={place[name]}
        />
      ))}
      <Button type="submit" className="h-12">
        Filter
      </Button>
    </form>
  );
}
