import { scopesFor } from '@lintel/contracts/api-keys';
import { usePageTitle } from '@lintel/web';
import { Link, Navigate, useSearchParams } from '@lintel/web/router';
import { useSchema } from '../contracts.js';
import { Frame } from '../frame.js';
import { schemaAddress, topicAddress, topics } from '../topics.js';
import { Waiting } from '../waiting.js';
import { Words } from '../words.js';
import type { SchemaEntry } from './read-schema.js';
import { Declared } from './declared.js';

const { title, description } = topics.find(({ slug }) => slug === 'graphql')!;

/** `/developers/graphql`: all that the schema declares, or with `?name=` one thing of it. */
export function SchemaPage() {
  const [params] = useSearchParams();
  const name = params.get('name');
  usePageTitle(name ?? title);
  const { data: schema, error, refetch } = useSchema();
  const one = schema?.find((entry) => entry.name === name);
  if (schema && name !== null && !one) return <Navigate to={topicAddress('graphql')} replace />;
  return (
    <Frame
      title={name === null ? title : <span className="text-xl md:text-2xl">{name}</span>}
      lead={<Words text={name === null ? description : (one?.description.split('\n\n')[0] ?? '')} />}
      topic="graphql"
    >
      {!schema && <Waiting error={error} again={() => void refetch()} />}
      {one && <Declared entry={one} schema={schema!} />}
      {schema && name === null && <Contents schema={schema} />}
    </Frame>
  );
}

const parts: readonly (readonly [string, string, readonly SchemaEntry['kind'][]])[] = [
  ['queries', 'Queries', ['query']],
  ['mutations', 'Mutations', ['mutation']],
  ['types', 'Types', ['type', 'interface', 'union', 'enum', 'scalar']],
  ['inputs', 'Inputs', ['input']],
];

function Contents({ schema }: { readonly schema: readonly SchemaEntry[] }) {
  const opened = schema.filter(
    ({ kind, name }) => (kind === 'query' || kind === 'mutation') && scopesFor(name).length > 0,
  );
  return (
    <>
      <p>
        Questions go to <code>POST /graphql</code>, as JSON with <code>query</code> and <code>variables</code>
        . What a scope opens is asked with a key, in its agency’s name; what is public needs none. The rest is
        for people who are signed in: pages of the portal use it, and keys are answered as visitors are. The
        schema as a file is <a href="/schema.graphql">/schema.graphql</a>.
      </p>
      <Names id="opened" heading="What a key opens" entries={opened} />
      {parts.map(([id, heading, kinds]) => (
        <Names
          key={id}
          id={id}
          heading={heading}
          entries={schema.filter(({ kind }) => kinds.includes(kind))}
        />
      ))}
    </>
  );
}

interface NamesProps {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly SchemaEntry[];
}

const Names = ({ id, heading, entries }: NamesProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <ul className="list-none! columns-1 gap-x-8 pl-0! sm:columns-2 xl:columns-3">
      {entries
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ name }) => (
          <li key={name} className="mt-0! break-inside-avoid">
            <Link to={schemaAddress(name)} className="inline-block py-1 wrap-anywhere">
              <code className="text-sm! text-inherit!">{name}</code>
            </Link>
          </li>
        ))}
    </ul>
  </section>
);
