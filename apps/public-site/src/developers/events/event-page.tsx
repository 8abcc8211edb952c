import { usePageTitle } from '@lintel/web';
import { Link, Navigate } from '@lintel/web/router';
import { CodeBlock } from '../code-block.js';
import { type DescribedEvent, useEvents } from '../contracts.js';
import { Frame } from '../frame.js';
import { topicAddress } from '../topics.js';
import { Waiting } from '../waiting.js';
import { Words } from '../words.js';
import { fieldRows } from './field-rows.js';
import { FieldTable } from './field-table.js';

/** `/developers/events/{type}`; a type that does not leave the portal leads to those that do. */
export function EventPage({ type }: { readonly type: string }) {
  usePageTitle(type);
  const { data: events, error, refetch } = useEvents();
  const event = events?.find((one) => one.type === type);
  if (events && !event) return <Navigate to={topicAddress('events')} replace />;
  return (
    <Frame
      title={<span className="text-xl md:text-2xl">{type}</span>}
      lead={<Words text={event?.summary ?? ''} />}
      topic="events"
    >
      {event ? <Described event={event} /> : <Waiting error={error} again={() => void refetch()} />}
    </Frame>
  );
}

const Described = ({ event: { type, audience, schema, example } }: { readonly event: DescribedEvent }) => (
  <>
    <p>
      {audience === 'everyone'
        ? 'For every key that may read events.'
        : 'For keys of the agency that it is about, and nobody else.'}{' '}
      The JSON Schema of its data is <a href={`/schemas/${type}.json`}>/schemas/{type}.json</a>; what stands
      around the data is <Link to={`${topicAddress('events')}#attributes`}>the same for every event</Link>.
    </p>
    <section aria-labelledby="fields">
      <h2 id="fields">Its data</h2>
      <FieldTable label="Fields" rows={fieldRows(schema.properties?.['data'] ?? {})} />
    </section>
    <section aria-labelledby="example">
      <h2 id="example">An example</h2>
      <CodeBlock label="The whole event" code={JSON.stringify(example, null, 2)} />
    </section>
  </>
);
