import type { AgencyViewing, ViewingMoment } from './agency-viewings-queries.js';

/** A winter's time: London's clocks show UTC. */
export const moment = (date: string, time: string): ViewingMoment => ({
  instant: `${date}T${time}:00.000Z`,
  date,
  time,
});

/** A viewing for tests. A confirmed one is arranged for its time. */
export function aViewing(
  agentStatus: AgencyViewing['agentStatus'],
  [date, time]: readonly [string, string],
  more: Partial<AgencyViewing> = {},
): AgencyViewing {
  const at = moment(date, time);
  const confirmed = agentStatus === 'confirmed';
  return {
    id: `${agentStatus}-${date}-${time}`,
    version: 1,
    propertyId: 12,
    propertyTitle: 'Garden flat',
    propertyAddress: '12 Example Road, London SW4 7AA',
    status: confirmed ? 'scheduled' : agentStatus === 'pending' ? 'pending' : 'cancelled',
    agentStatus,
    awaits: agentStatus === 'pending' ? 'agent' : null,
    actions: agentStatus === 'pending' ? ['confirm', 'propose', 'decline', 'reject', 'note'] : ['note'],
    date: at,
    start: confirmed ? at : null,
    requestedTimes: [at],
    proposal: null,
    isRescheduled: false,
    isEntered: false,
    isHonoured: false,
    declineReason: '',
    cancelledBy: null,
    message: '',
    notes: '',
    agent: { name: 'Sam Example' },
    isMine: false,
    visitor: { name: 'Vera Example', email: 'vera@example.org', verified: true, phone: '020 7946 0123' },
    requestedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  };
}
