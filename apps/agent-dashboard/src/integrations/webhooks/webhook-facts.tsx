import { dayText, momentText } from '@lintel/kernel';
import { Badge } from '@lintel/ui';
import type { ReactNode } from 'react';
import { eventText } from './event-words.js';
import { figuresText, filterText, stateOf } from './webhook-words.js';
import type { Webhook } from './webhooks-queries.js';

export function WebhookFacts({ webhook, agency }: { webhook: Webhook; agency: string }) {
  const { eventTypes, ordered, createdAt, lastDeliveredAt, lastFailure, previousSecretUntil } = webhook;
  const { text, tone } = stateOf(webhook);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['State', <Badge tone={tone}>{text}</Badge>],
    ['Is told', eventTypes.map(eventText).join('; ')],
    ['Of', `${filterText(webhook, agency)}${ordered ? ', in order' : ''}`],
    ['Deliveries', figuresText(webhook)],
    ['Last delivered', lastDeliveredAt ? momentText(lastDeliveredAt) : 'Never'],
    ['Last failure', lastFailure],
    [
      'Secrets',
      previousSecretUntil && `Signed with the one before as well until ${momentText(previousSecretUntil)}`,
    ],
    ['Made', dayText(createdAt)],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== null)
        .map(([term, value]) => (
          <div key={term} className="sm:contents">
            <dt className="text-sm font-semibold text-stone">{term}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
