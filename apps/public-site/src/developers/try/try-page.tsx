import { Button, Input, Tabs } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { Frame } from '../frame.js';
import { topicAddress, topics } from '../topics.js';
import { GraphqlPart } from './graphql-part.js';
import { HistoryPart } from './history-part.js';
import { ListenPart } from './listen-part.js';
import { useOwnKey } from './own-key.js';

const { title, description } = topics.find(({ slug }) => slug === 'try')!;

/** `/developers/try` */
export function TryPage() {
  usePageTitle(title);
  const { key, typed, change } = useOwnKey();
  return (
    <Frame title={title} lead={description} topic="try" plain>
      <div className="flex max-w-measure flex-wrap items-end gap-3">
        <Input
          label="Your key"
          type="password"
          autoComplete="off"
          spellCheck={false}
          className="min-w-56 flex-1"
          value={typed}
          onChange={({ target }) => change(target.value)}
        />
        <Button disabled={typed === ''} onClick={() => change('')}>
          Forget it
        </Button>
      </div>
      <p className="mt-3 max-w-measure text-soft">
        It stays in the memory of this page until you close or reload it, and is sent to {location.host}{' '}
        alone. You are not signed in by it, nor does it matter here who you are signed in as.{' '}
        <Link
          to={topicAddress('keys')}
          className="text-brick underline underline-offset-4 hover:text-brick-deep"
        >
          How to have a key
        </Link>
      </p>
      <Tabs
        label="What to try"
        className="mt-8"
        tabs={[
          { value: 'history', label: 'Read a page', content: <HistoryPart apiKey={key} /> },
          { value: 'listen', label: 'Listen', content: <ListenPart apiKey={key} /> },
          { value: 'graphql', label: 'Ask GraphQL', content: <GraphqlPart apiKey={key} /> },
        ]}
      />
    </Frame>
  );
}
