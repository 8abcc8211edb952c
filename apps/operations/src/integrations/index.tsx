import { apiKeyPrefix, isApiKey } from '@lintel/contracts';
import { Button, Plus } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccessPage } from '../console/access-page.js';
import { Choice, chosenOf } from '../console/choice.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { Freshness } from '../console/freshness.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { KeysList } from './keys/keys-list.js';
import { findKeys } from './keys/keys-queries.js';
import { isTarget } from './target.js';
import { WebhooksList } from './webhooks/webhooks-list.js';
import { findWebhooks } from './webhooks/webhooks-queries.js';

const title = 'Integrations';
const views = { keys: 'Keys', webhooks: 'Webhooks' } as const;
const states = { all: 'All', failing: 'Failing' } as const;

/**
 * `/operations/integrations`, with `?q=` for what is looked for, `?view=webhooks`, of those `?state=failing`, and `?id=` for one with its `?deliveries=`
 * in a state. What looks like an address is looked for among webhooks.
 */
export default function IntegrationsPage() {
  const [address, setAddress] = useSearchParams();
  const [making, setMaking] = useState(false);
  const q = address.get('q')?.trim() ?? '';
  const view = chosenOf(views, address.get('view') ?? (isTarget(q) ? 'webhooks' : null));
  const state = chosenOf(states, address.get('state'));
  const keys = useQuery({ ...findKeys(q), enabled: view === 'keys' });
  const webhooks = useQuery({ ...findWebhooks(q, state === 'failing'), enabled: view === 'webhooks' });
  const list = { keys, webhooks }[view];
  const show = (change: Readonly<Record<string, string>>): void => {
    const next = { view, q, state: view === 'webhooks' && state !== 'all' ? state : '', ...change };
    const plain = next.view === 'keys' && !isTarget(next.q);
    setAddress(Object.entries({ ...next, view: plain ? '' : next.view }).filter(([, value]) => value !== ''));
  };
  const seek = (text: string): void => {
    if (isApiKey(text)) return show({ q: apiKeyPrefix(text), view: 'keys', state: '' });
    return show({ q: text, view: isTarget(text) ? 'webhooks' : view });
  };

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame
      title={title}
      lead="What lets programs of others in, and whom we tell what happens: of every agency and of the portal."
      tools={
        <Freshness
          updatedAt={list.dataUpdatedAt}
          failed={list.isRefetchError}
          onRefresh={() => list.refetch()}
        />
      }
    >
      <SearchBox
        label="A name, an agency, how a secret begins, or where a webhook goes"
        placeholder="lintel_Ab3dE6gH, or hooks.example.org"
        sought={q}
        onSeek={seek}
      />
      <div className="my-4 flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap gap-3">
          <Choice
            label="What"
            value={view}
            options={views}
            onChoose={(chosen) => show({ view: chosen, state: '', q: '' })}
          />
          {view === 'webhooks' && (
            <Choice
              label="Which webhooks"
              value={state}
              options={states}
              onChoose={(chosen) => show({ state: chosen === 'all' ? '' : chosen })}
            />
          )}
        </div>
        {view === 'keys' && (
          <Button variant="primary" onClick={() => setMaking(true)}>
            <Plus aria-hidden /> Make a key
          </Button>
        )}
      </div>
      {view === 'keys' ? (
        <KeysList list={keys} making={making} onMakingEnds={() => setMaking(false)} />
      ) : (
        <WebhooksList list={webhooks} />
      )}
    </ConsoleFrame>
  );
}
