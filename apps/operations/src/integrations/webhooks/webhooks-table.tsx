import { Badge, EmptyState, LinkIcon } from '@lintel/ui';
import { Link, useLocation } from '@lintel/web/router';
import { ConsoleTable } from '../../console/console-table.js';
import { consolePageSize } from '../../console/page-size.js';
import { Owner } from '../owner.js';
import { lastDayText, standingOf } from './webhook-words.js';
import type { Webhook } from './webhooks-queries.js';

/** Webhooks that were found, a row each, with how they are. */
export function WebhooksTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { search } = useLocation();
  const to = (id: string): string => {
    const address = new URLSearchParams(search);
    address.set('id', id);
    return `?${address}`;
  };
  if (webhooks.length === 0)
    return (
      <div className="rounded-card border border-line bg-surface">
        <EmptyState icon={<LinkIcon />} title="No webhook is found">
          Part of its address, of what it is for, or of its agency finds a webhook.
        </EmptyState>
      </div>
    );
  return (
    <>
      <ConsoleTable caption="Webhooks" heads={['Webhook', 'Standing']}>
        {webhooks.map((webhook) => (
          <tr key={webhook.id}>
            <th scope="row" className="max-md:w-full md:w-1/2">
              <Link
                to={to(webhook.id)}
                className="wrap-anywhere underline decoration-edge underline-offset-4 pointer-coarse:py-2"
              >
                {webhook.url}
              </Link>
              {webhook.description && (
                <span className="block font-normal wrap-anywhere text-soft">{webhook.description}</span>
              )}
              <span className="block font-normal">
                <Owner agencyId={webhook.agencyId} />
              </span>
              <span className="mt-2 block font-normal md:hidden">
                <Standing webhook={webhook} />
              </span>
            </th>
            <td className="max-md:hidden">
              <Standing webhook={webhook} />
            </td>
          </tr>
        ))}
      </ConsoleTable>
      {webhooks.length === consolePageSize && (
        <p className="mt-3 text-sm text-stone">
          These are the newest {consolePageSize}: say more of the address.
        </p>
      )}
    </>
  );
}

export function Standing({ webhook }: { webhook: Webhook }) {
  const { word, tone, why } = standingOf(webhook);
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {why && <span className="mt-1 block wrap-anywhere text-soft">{why}</span>}
      <span className="mt-1 block text-soft tabular-nums">{lastDayText(webhook)}</span>
    </>
  );
}
