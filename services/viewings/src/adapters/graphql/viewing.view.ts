import { nobodysAddress, type ViewingSide } from '@lintel/contracts';
import { londonTimeOf } from '@lintel/kernel';
import type { Home } from '../../domain/home.js';
import { actionsOf, dateOf, labelsOf, stateAt, type Viewing } from '../../domain/viewing.js';
import type * as schema from './schema.generated.js';

/** What the fields of a viewing are worked out from. */
export interface ViewingView extends Omit<schema.Viewing, 'isMine'> {
  readonly home: Home;
}

export const toTimeView = (instant: Date): schema.ViewingTime => ({
  instant: instant.toISOString(),
  ...londonTimeOf(instant),
});

/** A viewing as one of its sides sees it. */
export function toViewingView(
  viewing: Viewing,
  home: Home,
  sides: readonly ViewingSide[],
  now: Date,
): ViewingView {
  const { id, version, proposal, start, visitor } = viewing;
  const labels = labelsOf(stateAt(viewing, now));
  const { agency, name, phone } = home.agent;
  return {
    id,
    version,
    listing: home.published ? { id: home.id } : null,
    propertyId: home.id,
    propertyTitle: home.title,
    propertyAddress: home.address,
    status: labels.visitor,
    agentStatus: labels.agent,
    awaits: labels.awaits,
    actions: actionsOf(viewing, sides, now),
    date: toTimeView(dateOf(viewing)),
    start: start && toTimeView(start),
    requestedTimes: viewing.requestedTimes.map(toTimeView),
    proposal: proposal && { id: proposal.id, time: toTimeView(proposal.start) },
    isRescheduled: viewing.rescheduled,
    isEntered: viewing.entered ?? false,
    isHonoured: viewing.honoured ?? false,
    declineReason: viewing.reason,
    cancelledBy: viewing.cancelledBy,
    message: viewing.message,
    notes: sides.includes('agent') ? viewing.agentNotes : viewing.visitorNotes,
    visitor: visitor && {
      name: visitor.name,
      email: visitor.email === nobodysAddress ? '' : visitor.email,
      phone: visitor.phone,
      verified: visitor.verified ?? false,
    },
    agent: { agency, name, phone },
    home,
    requestedAt: viewing.createdAt.toISOString(),
  };
}
