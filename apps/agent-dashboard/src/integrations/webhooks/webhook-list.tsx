import { momentText } from '@lintel/kernel';
import { Badge } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { figuresText, nameOf, stateOf, stopText } from './webhook-words.js';
import type { Webhook } from './webhooks-queries.js';

export const webhookAddress = (id: string): string =>
  `/agent/integrations/webhooks/${encodeURIComponent(id)}`;

/** Webhooks, how each is and how its last day went. */
export const WebhookList = ({ webhooks }: { webhooks: readonly Webhook[] }) => (
  <ul aria-label="Webhooks" className="divide-y divide-line rounded-card border border-line bg-surface">
    {webhooks.map((webhook) => {
      const { id, url, description, lastDeliveredAt } = webhook;
      const { text, tone } = stateOf(webhook);
      const stop = stopText(webhook);
      return (
        <li key={id} className="animate-arrive px-4 py-4">
          <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
            <Link
              to={webhookAddress(id)}
              className="font-semibold wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {nameOf(webhook)}
            </Link>
            <Badge tone={tone}>{text}</Badge>
          </p>
          {description && <p className="text-sm wrap-anywhere text-soft">{url}</p>}
          {stop !== undefined && <p className="mt-1 text-sm text-clay">{stop}</p>}
          <p className="mt-2 text-sm text-stone tabular-nums">
            {figuresText(webhook)}{' '}
            {lastDeliveredAt ? `Last delivered on ${momentText(lastDeliveredAt)}.` : 'Nothing delivered yet.'}
          </p>
        </li>
      );
    })}
  </ul>
);
