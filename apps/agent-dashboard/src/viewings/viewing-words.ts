import type { Tone } from '@lintel/ui';
import type { AgencyViewing, AgentViewingStatus } from '@lintel/web';

/** Specification, section 3: viewing status labels. */
export const statusText: Readonly<Record<AgentViewingStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
};

export const statusTone: Readonly<Record<AgentViewingStatus, Tone>> = {
  pending: 'amber',
  confirmed: 'moss',
  cancelled: 'clay',
  rejected: 'clay',
};

/** Of somebody whose data was erased, a word. */
export const clientName = ({ visitor }: Pick<AgencyViewing, 'visitor'>): string =>
  visitor?.name ?? 'Erased at their request';
