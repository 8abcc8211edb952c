import { specifiedTime } from '@lintel/kernel';
import { isViewingDay } from '@lintel/contracts';
import { Input, londonToday, Select } from '@lintel/ui';
import { freeViewingTimes } from '@lintel/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferedTime } from './use-proposal.js';

/** A day and one of the times of it that are free, as the agent chooses them; `chosen` is null until there are both. */
export function useFreeTime(propertyId: number) {
  const today = londonToday(new Date());
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const open = date !== '' && isViewingDay(date, today);
  const free = useQuery({ ...freeViewingTimes(propertyId, date, 'reschedule'), enabled: open });
  const times = free.data?.find((day) => day.date === date)?.times ?? [];
  const chosen: OfferedTime | null = times.includes(time) ? { date, time } : null;
  const problem =
    date === '' || !free.isSuccess || times.length > 0
      ? date !== '' && !open
        ? 'Choose a day from Monday to Saturday, from today on.'
        : undefined
      : 'Nothing is free on this day.';
  const fields = (
    <div className="grid gap-4 sm:grid-cols-2">
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
        value={chosen?.time ?? ''}
        disabled={times.length === 0}
        onChange={({ target }) => setTime(target.value)}
        options={[
          { value: '', label: free.isFetching && open ? 'Loading...' : 'Choose a time' },
          ...times.map((value) => ({ value, label: specifiedTime(value) })),
        ]}
      />
    </div>
  );
  return { chosen, fields, again: () => void free.refetch() };
}
