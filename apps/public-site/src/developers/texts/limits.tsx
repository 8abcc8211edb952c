import { Link } from '@lintel/web/router';
import { WideTable } from '../../blog/prose.js';
import { CodeBlock } from '../code-block.js';
import type { Section } from '../section.js';
import { topicAddress } from '../topics.js';

const limited = `HTTP/1.1 200 OK
RateLimit-Limit: 30000
RateLimit-Remaining: 29974
RateLimit-Reset: 1`;

const refused = `{ "data": null,
  "errors": [{ "message": "outcode: the first half of a postcode, such as SW4.",
               "extensions": { "code": "BAD_USER_INPUT", "field": "outcode" } }] }`;

const codes: readonly (readonly [string, string, string])[] = [
  [
    'BAD_USER_INPUT',
    '400',
    'Something of the question is wrong; field says what. Asking again changes nothing.',
  ],
  ['UNAUTHENTICATED', '401', 'No key, one that nobody has, one that has ended or was revoked.'],
  [
    'FORBIDDEN',
    '403',
    'The key has no scope for this; the message names the scope, and field what asked for it.',
  ],
  ['NOT_FOUND', '200', 'It is not there, or not yours: which of both is not told.'],
  ['GONE', '410', 'A position of the stream before what is kept; first is where it begins by now.'],
  [
    'TOO_LARGE',
    '400, 413',
    'The question, or the whole request, is too large; the message says how much is taken.',
  ],
  ['TOO_MANY_REQUESTS', '429', 'Wait for as many seconds as Retry-After says.'],
  ['INTERNAL', '500', 'A fault of ours. Write to us with correlationId, if it stays.'],
  ['UNAVAILABLE', '503', 'A part of the portal is away. Try again after Retry-After, or in a second or two.'],
];

export const limits = (_origin: string): readonly Section[] => [
  {
    id: 'rate',
    title: 'How much in a minute',
    text: (
      <>
        <p>
          Each key may ask for so much a minute, and every answer says how it stands. A request counts one,
          and one that asks for hundreds of objects counts more. What was used comes back steadily, not at the
          full minute.
        </p>
        <CodeBlock label="Each answer" code={limited} />
        <p>
          An open stream counts once. Beyond the limit the answer is <strong>429</strong>, with the seconds to
          wait in <code>Retry-After</code>.
        </p>
      </>
    ),
  },
  {
    id: 'bounds',
    title: 'Other bounds',
    text: (
      <ul>
        <li>500 streams open at once for one key.</li>
        <li>1000 events a page, 200 values a filter.</li>
        <li>
          GraphQL questions have a greatest depth, number of aliases and size; what exceeds one is named.
        </li>
      </ul>
    ),
  },
  {
    id: 'errors',
    title: 'Errors',
    text: (
      <>
        <p>
          All errors look alike, of the stream and of GraphQL: decide by <code>code</code>, show{' '}
          <code>message</code> to whoever runs the program. GraphQL that was executed answers 200 with what it
          found, and errors beside it.
        </p>
        <CodeBlock label="A refusal" code={refused} />
        <WideTable label="Codes of errors">
          <table className="min-w-xl">
            <thead>
              <tr>
                <th scope="col">Code</th>
                <th scope="col">Status</th>
                <th scope="col">What it means</th>
              </tr>
            </thead>
            <tbody>
              {codes.map(([code, status, means]) => (
                <tr key={code}>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{status}</td>
                  <td>{means}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <p>
          Errors of the stream’s own are under{' '}
          <Link to={`${topicAddress('stream')}#kept`}>what is kept, and 400 and 410</Link>.
        </p>
      </>
    ),
  },
];
