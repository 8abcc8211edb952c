import { momentText } from '@lintel/kernel';
import type { Tone } from '@lintel/ui';
import { numberText } from '@lintel/web';
import type { DeliveryState, Webhook } from './webhooks-queries.js';

const stopped: Readonly<Record<string, string>> = {
  gone: 'its address answered 410, which says that nobody listens there any more',
  failing: 'its address took nothing for days',
};

/** Why it was turned off, where nobody of the agency did that. */
export const stopText = ({ enabled, disabledAt, disabledReason }: Webhook): string | undefined => {
  const why = !enabled && disabledReason ? stopped[disabledReason] : undefined;
  return why && `Turned off${disabledAt ? ` on ${momentText(disabledAt)}` : ''}: ${why}.`;
};

export const stateOf = (webhook: Webhook): { readonly text: string; readonly tone: Tone } => {
  if (!webhook.enabled)
    return stopText(webhook) ? { text: 'Stopped', tone: 'clay' } : { text: 'Off', tone: 'plain' };
  return webhook.lastFailure ? { text: 'Last attempt failed', tone: 'amber' } : { text: 'On', tone: 'moss' };
};

/** Of the last day. */
export const figuresText = ({ delivered, failed, waiting }: Webhook): string =>
  `Last day: ${numberText(delivered)} delivered, ${numberText(failed)} given up. ${numberText(waiting)} waiting.`;

export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || url;

export const filterText = ({ filter }: Webhook, agency: string): string => {
  const where = filter?.outcodes?.length ? ` in ${filter.outcodes.join(', ')}` : '';
  const within = filter?.box ? `, within ${filter.box.join(', ')}` : '';
  const whose =
    filter?.agency === agency
      ? 'Homes of your agency'
      : filter?.agency
        ? `Homes of ${filter.agency}`
        : 'Homes of every agency';
  return `${whose}${where}${within}`;
};

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const satisfies readonly DeliveryState[];

export const againText = (count: number): string =>
  count === 0
    ? 'There is nothing to send again'
    : `${numberText(count)} ${count === 1 ? 'event is' : 'events are'} sent again`;

/** Undefined for all of them; what the address says and is none counts as not said. */
export const readState = (text: string | null): DeliveryState | undefined =>
  deliveryStates.find((state) => state === text);
