import type { Viewing } from './viewings-queries.js';

const moment = (date: string, time: string) => ({ instant: `${date}T${time}:00.000Z`, date, time });

/** A viewing for tests, asked for on a winter's day. */
export function aViewing(
  status: Viewing['status'],
  [date, time]: readonly [string, string],
  more: Partial<Viewing> = {},
): Viewing {
  const at = moment(date, time);
  const arranged = status === 'scheduled' || status === 'completed';
  return {
    id: `${status}-${date}-${time}`,
    listing: null,
    propertyId: 12,
    propertyTitle: 'Garden flat',
    propertyAddress: '12 Example Road, London SW4 7AA',
    status,
    awaits: status === 'pending' ? 'agent' : null,
    actions: ['reschedule', 'cancel', 'note'],
    date: at,
    start: arranged ? at : null,
    requestedTimes: [at],
    proposal: null,
    declineReason: '',
    cancelledBy: null,
    notes: '',
    agent: { agency: 'Example & Daughters', name: 'Sam Example', phone: '020 7946 0000' },
    ...more,
  };
}
