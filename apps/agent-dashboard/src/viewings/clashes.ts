import { viewingMinutes } from '@lintel/contracts';
import type { AgencyViewing, ViewingMoment } from './agency-viewings-queries.js';

/** What stands in the way of a time, or beside it. */
export interface Clash {
  readonly past: boolean;
  /** The home is already confirmed for somebody then: the time cannot be given again. */
  readonly taken: AgencyViewing | undefined;
  /** The agency has a confirmed viewing of another home at that hour: somebody else has to go. */
  readonly elsewhere: AgencyViewing | undefined;
}

type Asked = Pick<AgencyViewing, 'id' | 'propertyId'>;

/** The arranged time that stands, also while another one is asked for or proposed; null where none does. */
export const standingStart = ({
  agentStatus,
  start,
}: Pick<AgencyViewing, 'agentStatus' | 'start'>): ViewingMoment | null =>
  agentStatus === 'confirmed' || agentStatus === 'pending' ? start : null;

/** What is known to clash with a time of a viewing, before it is given. */
export function clashOf(
  { id, propertyId }: Asked,
  time: Pick<ViewingMoment, 'instant'>,
  agency: readonly AgencyViewing[],
  now: Date,
): Clash {
  const others = agency.filter((other) => {
    const start = standingStart(other);
    return other.id !== id && start !== null && overlap(start.instant, time.instant);
  });
  return {
    past: Date.parse(time.instant) <= now.getTime(),
    taken: others.find((other) => other.propertyId === propertyId),
    elsewhere: others.find((other) => other.propertyId !== propertyId),
  };
}

/** Whether a time can be given at all. */
export const isOpen = ({ past, taken }: Clash): boolean => !past && !taken;

const overlap = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < viewingMinutes * 60_000;
