import { Link } from '@lintel/web/router';
import { CodeBlock } from '../code-block.js';
import type { Section } from '../section.js';
import { topicAddress } from '../topics.js';

const firstPage = (origin: string) => `export LINTEL_KEY=lintel_...
curl "${origin}/events?after=0&limit=5" \\
  -H "Authorization: Bearer $LINTEL_KEY" \\
  -H "Accept: application/json"`;

const listening = (origin: string) => `curl -N "${origin}/events" -H "Authorization: Bearer $LINTEL_KEY"`;

/** @param origin where the portal is, such as `https://lintel.example` */
export const begin = (origin: string): readonly Section[] => [
  {
    id: 'what',
    title: 'What there is',
    text: (
      <>
        <p>
          Whatever happens to a home here is told to programs as it happens: it is published, its price or
          status changes, it leaves the market and comes back. An agency’s own programs also hear of its
          viewings and of messages to it. Nobody has to poll pages and compare them.
        </p>
        <ul>
          <li>
            <Link to={topicAddress('stream')}>The stream</Link>: all events in one order over HTTP, from any
            position of the last two weeks on, with a snapshot to begin from.
          </li>
          <li>
            <Link to={topicAddress('webhooks')}>Webhooks</Link>: the same events sent to an address of yours,
            signed, and tried again until you have them.
          </li>
          <li>
            <Link to={topicAddress('graphql')}>GraphQL</Link>: search and homes for anybody; an agency’s
            homes, viewings and webhooks with a key.
          </li>
        </ul>
        <p>
          An event names homes and agencies, never people: who asked for a viewing, and what they wrote, stays
          in the agency’s dashboard.
        </p>
      </>
    ),
  },
  {
    id: 'key',
    title: '1. Make a key',
    text: (
      <>
        <p>
          The owners of an agency make keys under <Link to="/agent/integrations">Keys and webhooks</Link> in
          their dashboard; a key for the whole portal is made by its operator. Choose the scope{' '}
          <code>events:read</code>. The key is shown once: keep it where your program keeps its secrets.
        </p>
        <p>On an installation of your own, this prints one:</p>
        <CodeBlock label="Shell" code="npm run -s key -- --scope events:read" />
      </>
    ),
  },
  {
    id: 'read',
    title: '2. Read the stream',
    text: (
      <>
        <p>The first five events that are kept, as a page:</p>
        <CodeBlock label="A page of events" code={firstPage(origin)} />
        <p>
          <code>next</code> of the answer is where you go on: <code>?after=NEXT</code>. To hear what happens
          from now on, leave the connection open:
        </p>
        <CodeBlock label="What happens from now on" code={listening(origin)} />
        <p>
          Or <Link to={topicAddress('try')}>try it from this page</Link> first. In Node and the browser the
          client library of the portal’s software, <code>@lintel/client</code>, keeps the connection and the
          position for you.
        </p>
      </>
    ),
  },
  {
    id: 'webhook',
    title: '3. Check a webhook',
    text: (
      <p>
        Webhooks follow the Standard Webhooks specification, so a library of yours may already check them. In
        Node and Python it takes{' '}
        <Link to={`${topicAddress('webhooks')}#signature`}>fifteen lines without one</Link>. Do it before
        anything else with the body: your address is known to whoever finds it.
      </p>
    ),
  },
  {
    id: 'documents',
    title: 'For programs',
    text: (
      <>
        <p>What these pages say is also there for tools that make clients, checks and mocks:</p>
        <ul>
          <li>
            <a href="/asyncapi.json">/asyncapi.json</a>: every event and how it travels, as AsyncAPI 3.
          </li>
          <li>
            <code>/schemas/TYPE.json</code>: the JSON Schema of an event’s data, such as{' '}
            <a href="/schemas/lintel.listing.published.v1.json">lintel.listing.published.v1</a>.
          </li>
          <li>
            <a href="/schema.graphql">/schema.graphql</a>: the public GraphQL schema.
          </li>
        </ul>
        <p>
          Within a major version all of them only grow. Ignore fields, values and events that you do not know,
          and your program outlives our releases.
        </p>
      </>
    ),
  },
];
