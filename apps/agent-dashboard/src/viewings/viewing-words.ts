import type { Tone } from '@lintel/ui';
import type { AgencyViewing, AgentViewingStatus } from './agency-viewings-queries.js';

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

/** The agent has offered a time, and there is nothing to answer until the client has. */
export const waitsForClient = ({ awaits }: Pick<AgencyViewing, 'awaits'>): boolean => awaits === 'visitor';

/** What the card of a request says to do where none of the times asked for can be given any more; null where nothing is to be done. */
export function adviceOf(
  { awaits, proposal }: Pick<AgencyViewing, 'awaits' | 'proposal'>,
  now: Date,
): string | null {
  if (awaits === 'agent') return 'None of these times can be given any more. Propose another one.';
  const passed = proposal && Date.parse(proposal.time.instant) <= now.getTime();
  return passed ? 'The time that you proposed has passed without an answer. Propose another one.' : null;
}

/** The client's name, or a word in its place once their data was erased. */
export const clientName = ({ visitor }: Pick<AgencyViewing, 'visitor'>): string =>
  visitor?.name ?? 'Erased at their request';
