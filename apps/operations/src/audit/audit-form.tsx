import { Button, Input } from '@lintel/ui';
import type { FormEvent } from 'react';
import type { AuditFilter } from './audit-filter.js';

/** Who, what and when; asks when it is sent. */
export function AuditForm({
  filter,
  onFilter,
}: {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}) {
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string): string => String(given.get(name) ?? '').trim();
    onFilter({ q: text('q'), who: text('who'), from: text('from'), to: text('to') });
  };
  const any = Object.values(filter).some((value) => value !== '');
  return (
    <form
      // Starts again from the address whenever that changes.
      key={JSON.stringify(filter)}
      role="search"
      onSubmit={send}
      className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_10rem_10rem_auto] [&_input]:h-11"
    >
      <Input
        name="q"
        label="Done to"
        placeholder="Id of a home, an agency …"
        maxLength={200}
        defaultValue={filter.q}
      />
      <Input
        name="who"
        label="Done by"
        placeholder="Id of an account"
        maxLength={200}
        defaultValue={filter.who}
      />
      <Input name="from" type="date" label="From" defaultValue={filter.from} />
      <Input name="to" type="date" label="Up to" defaultValue={filter.to} />
      <div className="flex gap-2">
        <Button type="submit">Find</Button>
        {any && (
          <Button variant="quiet" onClick={() => onFilter({ q: '', who: '', from: '', to: '' })}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
