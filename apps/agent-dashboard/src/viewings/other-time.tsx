import { isViewingDay } from '@lintel/contracts';
import { Button, ChevronDown, Input, londonToday, Select } from '@lintel/ui';
import { freeViewingTimes, type AgencyViewing } from '@lintel/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeText } from '../shared/times.js';
import type { OfferedTime } from './use-proposal.js';

interface OtherTimeProps {
  readonly viewing: Pick<AgencyViewing, 'propertyId'>;
  readonly sending: OfferedTime | undefined;
  readonly onPropose: (at: OfferedTime) => void;
}

/** A time of the agent's own choice, of those that are free. */
export function OtherTime({ viewing: { propertyId }, sending, onPropose }: OtherTimeProps) {
  const today = londonToday(new Date());
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const open = date !== '' && isViewingDay(date, today);
  const free = useQuery({ ...freeViewingTimes(propertyId, date, 'reschedule'), enabled: open });
  const times = free.data?.find((day) => day.date === date)?.times ?? [];
  const chosen = times.includes(time) ? time : '';
  const problem =
    date === '' || !free.isSuccess || times.length > 0
      ? date !== '' && !open
        ? 'Choose a day from Monday to Saturday, from today on.'
        : undefined
      : 'Nothing is free on this day.';
  return (
    <details className="group mt-5 border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold text-soft [&::-webkit-details-marker]:hidden">
        Another time <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Input
          type="date"
          label="Date"
          min={today}
          value={date}
          error={problem}
          onChange={({ target }) => setDate(target.value)}
        />
        <Select
          label="Time"
          value={chosen}
          disabled={times.length === 0}
          onChange={({ target }) => setTime(target.value)}
          options={[
            { value: '', label: free.isFetching && open ? 'Loading...' : 'Choose a time' },
            ...times.map((value) => ({ value, label: timeText(value) })),
          ]}
        />
      </div>
      <Button
        className="mt-4 max-sm:w-full"
        busy={sending !== undefined && sending.date === date && sending.time === chosen}
        disabled={chosen === '' || sending !== undefined}
        onClick={() => onPropose({ date, time: chosen })}
      >
        Propose this time
      </Button>
    </details>
  );
}
