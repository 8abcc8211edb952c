import { Link } from '@lintel/web/router';
import { WideTable } from '../../blog/prose.js';
import { CodeBlock } from '../code-block.js';
import type { Section } from '../section.js';
import { topicAddress } from '../topics.js';
import { nodeExample, pythonExample } from './webhook-examples.js';

const created = (origin: string) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $LINTEL_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"mutation { createWebhook(input: { url: \\"https://example.org/hooks\\", eventTypes: [\\"lintel.listing.published.v1\\"] }) { webhook { id } secret } }"}'`;

const headers: readonly (readonly [string, string])[] = [
  [
    'webhook-id',
    'The event’s id: the same at each attempt, and in the stream. Keep those that you have dealt with.',
  ],
  ['webhook-timestamp', 'When this attempt was made, in seconds since 1970.'],
  [
    'webhook-signature',
    '“v1,” and the base64 of an HMAC-SHA256. Several, apart by spaces, while a secret is replaced: one that fits is enough.',
  ],
];

export const webhooks = (origin: string): readonly Section[] => [
  {
    id: 'make',
    title: 'Making one',
    text: (
      <>
        <p>
          An endpoint is an address of yours with the types of events that it wants. The owners of an agency
          make it under <Link to="/agent/integrations">Keys and webhooks</Link>; a program with the scope{' '}
          <code>webhooks:write</code> by GraphQL. Its secret, <code>whsec_…</code>, is shown once.
        </p>
        <CodeBlock label="By GraphQL" code={created(origin)} />
        <p>
          <code>filter</code> narrows it to an agency, outcodes or a box, as{' '}
          <Link to={`${topicAddress('stream')}#filters`}>in the stream</Link>. With <code>ordered</code> an
          event waits until the one before it was taken or given up; without, one that is tried again may come
          after a later one. It hears what happens from then on: for what was before, read the stream.
        </p>
      </>
    ),
  },
  {
    id: 'request',
    title: 'What you get',
    text: (
      <>
        <p>
          A <code>POST</code> whose body is one <Link to={topicAddress('events')}>event</Link>, a CloudEvent
          in JSON, as the stream has it. Its headers are those of the{' '}
          <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification:
        </p>
        <WideTable label="Headers">
          <table className="min-w-md">
            <thead>
              <tr>
                <th scope="col">Header</th>
                <th scope="col">What it says</th>
              </tr>
            </thead>
            <tbody>
              {headers.map(([name, says]) => (
                <tr key={name}>
                  <td>
                    <code className="whitespace-nowrap">{name}</code>
                  </td>
                  <td>{says}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      </>
    ),
  },
  {
    id: 'signature',
    title: 'Checking the signature',
    text: (
      <>
        <p>
          What is signed is <code>id.timestamp.body</code>, with the bytes that the secret’s base64 after{' '}
          <code>whsec_</code> stands for. Check it over the body as it came, before you parse it, and refuse
          what is more than five minutes old: else somebody who once saw a webhook could send it again.
        </p>
        <CodeBlock label="Node" code={nodeExample} />
        <CodeBlock label="Python" code={pythonExample} />
        <p>Libraries of Standard Webhooks for these and other languages do the same.</p>
      </>
    ),
  },
  {
    id: 'answer',
    title: 'How to answer',
    text: (
      <>
        <p>
          With any status from 200 to 299 within 15 seconds, answer included, once you have put the event
          where it cannot be lost. Do the work after that. Everything else, redirects included, is a failed
          attempt.
        </p>
        <p>
          An event comes at least once: when your answer is lost on its way, it comes again under the same{' '}
          <code>webhook-id</code>. Of one home, what has the higher <code>sequence</code> is newer.
        </p>
      </>
    ),
  },
  {
    id: 'attempts',
    title: 'Attempts',
    text: (
      <>
        <p>
          At once, then after 5 seconds, 5 minutes, 30 minutes, 2 hours, 5, 10, 14, 20 and 24 hours, each a
          little off, so that not all come at one moment. <code>Retry-After</code> of your answer is honoured.
        </p>
        <ul>
          <li>
            <strong>410</strong> disables the endpoint at once: it is how you say that you want no more.
          </li>
          <li>
            So does giving up an event after ten attempts, when nothing else was taken for five days. The
            owners of the agency are told by e-mail. One that is enabled again hears from then on.
          </li>
          <li>
            What was sent and what you answered is listed for each endpoint. One delivery, or those of a range
            of time, can be sent again for 30 days, under the same <code>webhook-id</code>.
          </li>
          <li>
            A test event is of the type <code>lintel.webhook.test.v1</code>. It is signed and sent like any
            other, and is in no stream.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'secret',
    title: 'Replacing the secret',
    text: (
      <p>
        Give the endpoint a new one: for 24 hours, or as many as you say, each webhook is signed with both.
        Put the new one in place, and nothing is refused in between.
      </p>
    ),
  },
  {
    id: 'addresses',
    title: 'Which addresses are taken',
    text: (
      <p>
        <code>https:</code> addresses that the internet reaches. Private, loopback and link-local ones, and
        those where clouds tell machines about themselves, are refused however they are written. A name is
        looked up at each attempt, and every address that it has must be public. Redirects are not followed.
        To develop on your own machine, run an installation with <code>LINTEL_WEBHOOKS_LOOPBACK=1</code>,
        which takes <code>http:</code> to it as well.
      </p>
    ),
  },
];
