import { Link } from '@lintel/web/router';
import { WideTable } from '../../blog/prose.js';
import { CodeBlock } from '../code-block.js';
import type { Section } from '../section.js';
import { topicAddress } from '../topics.js';

const history = (origin: string) => `curl "${origin}/events?after=1041&limit=2" \\
  -H "Authorization: Bearer $LINTEL_KEY" \\
  -H "Accept: application/json"

{ "events": [{ "type": "lintel.listing.updated.v1", "position": 1042, ... }, ...],
  "next": 1043, "first": 1, "last": 5120 }`;

const live = (origin: string) => `curl -N "${origin}/events" \\
  -H "Authorization: Bearer $LINTEL_KEY" \\
  -H "Last-Event-ID: 1041"

id: 1042
data: {"specversion":"1.0","type":"lintel.listing.updated.v1","position":1042, ... }`;

const snapshot = (origin: string) => `curl -D headers.txt "${origin}/events/snapshot" \\
  -H "Authorization: Bearer $LINTEL_KEY" > homes.ndjson
grep -i lintel-position headers.txt   # Lintel-Position: 5120: go on with ?after=5120`;

const filters: readonly (readonly [string, string, string])[] = [
  ['type', 'Types of events', 'lintel.listing.published.v1'],
  ['agency', 'Ids of agencies', 'example-and-daughters'],
  ['outcode', 'First halves of postcodes', 'SW4,SW11'],
  ['box', 'West, south, east and north in degrees', '-0.2,51.4,0,51.6'],
];

export const stream = (origin: string): readonly Section[] => [
  {
    id: 'positions',
    title: 'Positions',
    text: (
      <>
        <p>
          Every event has a position, a whole number: 1, 2, 3 and so on, over all homes and agencies. Once you
          have seen a position, nothing will come to stand before it. So one number says how far you are: keep
          it with what you made of the events, in one transaction if you can.
        </p>
        <p>
          Events that are not for your key, or not what you asked for, leave gaps in what you see. They are no
          loss.
        </p>
      </>
    ),
  },
  {
    id: 'resume',
    title: 'Listening, and going on',
    text: (
      <>
        <p>
          <code>GET /events</code> answers server-sent events and never ends. The id of each is its position,
          its data a <a href="https://cloudevents.io">CloudEvent</a>. Without more it begins now; with the
          header <code>Last-Event-ID</code>, or <code>?after=</code>, after that position. An event is heard
          about a quarter of a second after it happened.
        </p>
        <CodeBlock label="Listening" code={live(origin)} />
        <p>
          Every 15 seconds something comes even where nothing happens: a comment, or an id alone, which says
          that everything up to there was not for you. If nothing comes for 30 seconds, connect again with the
          last id that you had. Do the same whenever the connection ends; what you had already may come again,
          and <code>position</code> tells.
        </p>
        <p>
          Browsers’ own <code>EventSource</code> cannot send a key. That is well so: keys do not belong in
          browsers.
        </p>
      </>
    ),
  },
  {
    id: 'pages',
    title: 'Pages of history',
    text: (
      <>
        <p>
          Asked for <code>application/json</code>, the same address answers pages of the same positions.{' '}
          <code>limit</code> is 1 to 1000, 100 unless told. Go on after <code>next</code> until it is{' '}
          <code>last</code>. A page may be empty and go on: nothing in a long stretch was for you.
        </p>
        <CodeBlock label="Two events after a position" code={history(origin)} />
      </>
    ),
  },
  {
    id: 'filters',
    title: 'Filters',
    text: (
      <>
        <p>
          All filters that are given have to fit. Each takes several values, apart by commas or given again;
          the box is one. A home that moves to another agency or area is told to both.
        </p>
        <WideTable label="Filters">
          <table className="min-w-md">
            <thead>
              <tr>
                <th scope="col">Filter</th>
                <th scope="col">Takes</th>
                <th scope="col">Such as</th>
              </tr>
            </thead>
            <tbody>
              {filters.map(([name, takes, example]) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  <td>{takes}</td>
                  <td>
                    <code>
                      ?{name}={example}
                    </code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <p>
          Outcode and box leave out what has no place of its own, such as messages. Positions mean the same
          whatever the filter is, so you may change it and go on.
        </p>
      </>
    ),
  },
  {
    id: 'snapshot',
    title: 'Beginning with what is there',
    text: (
      <>
        <p>
          <code>GET /events/snapshot</code> answers every home that the public sees, a line of JSON each, as
          the last event that told of it. The header <code>Lintel-Position</code> says of which moment that
          is: load the lines, then go on after that position, and nothing is missing or out of order. It takes
          the filters too.
        </p>
        <CodeBlock label="A snapshot, and where to go on" code={snapshot(origin)} />
      </>
    ),
  },
  {
    id: 'removed',
    title: 'Homes that leave',
    text: (
      <p>
        A home that leaves the public’s sight is told by <code>lintel.listing.removed.v1</code>, once, to all
        whose filters it fitted: take it off. One that comes back is told by{' '}
        <code>lintel.listing.restored.v1</code>.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'What is kept, and 400 and 410',
    text: (
      <>
        <p>
          Of homes the last event of each is kept for good; what it replaced, and everything else, for two
          weeks.
        </p>
        <ul>
          <li>
            <strong>410</strong>: the position lies before what is kept. <code>extensions.first</code> is the
            first that is there. Begin anew with the snapshot: you cannot know what you missed.
          </li>
          <li>
            <strong>400</strong>: something of the question is wrong, and <code>extensions.field</code> says
            what. A position beyond the end is refused as well: it is from another installation, or from a
            backup that was brought back.
          </li>
          <li>
            <strong>503</strong>: the stream cannot be read just now. Try again after <code>Retry-After</code>
            .
          </li>
        </ul>
        <p>
          One key has at most 500 streams open. The others are in{' '}
          <Link to={topicAddress('limits')}>limits and errors</Link>.
        </p>
      </>
    ),
  },
];
