import { scopesFor } from '@lintel/contracts/api-keys';
import { Link } from '@lintel/web/router';
import { StackingTable } from '../stacking-table.js';
import { schemaAddress, topicAddress } from '../topics.js';
import type { SchemaEntry, SchemaField } from './read-schema.js';
import { Words } from '../words.js';
import { TypeLink } from './type-link.js';

const kinds: Readonly<Record<SchemaEntry['kind'], string>> = {
  ...{ query: 'A query', mutation: 'A mutation', type: 'A type', input: 'An input', enum: 'An enumeration' },
  ...{ union: 'A union', interface: 'An interface', scalar: 'A scalar' },
};

/** One thing of the schema: what it takes, what it has, and where it is used. */
export function Declared({
  entry,
  schema,
}: {
  readonly entry: SchemaEntry;
  readonly schema: readonly SchemaEntry[];
}) {
  const { name, kind, type, args, fields, description } = entry;
  const scopes = kind === 'query' || kind === 'mutation' ? scopesFor(name) : [];
  const users = schema.filter((other) => uses(other, name));
  return (
    <>
      {description
        .split('\n\n')
        .slice(1)
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
      <p>
        {kinds[kind]}
        {type && (
          <>
            {' that answers '}
            <TypeLink type={type} />
          </>
        )}
        .{' '}
        {scopes.length > 0 && (
          <>
            A key with{' '}
            {scopes.map((scope, index) => (
              <span key={scope}>
                {index > 0 && ' or '}
                <code>{scope}</code>
              </span>
            ))}{' '}
            opens it, for its agency.
          </>
        )}
        {scopes.length === 0 && (kind === 'query' || kind === 'mutation') && (
          <>No scope opens it: a key is answered as a visitor is.</>
        )}
      </p>
      <Fields heading="Takes" fields={args} />
      <Fields heading={kind === 'enum' ? 'Values' : kind === 'union' ? 'One of' : 'Fields'} fields={fields} />
      {users.length > 0 && (
        <section aria-labelledby="used">
          <h2 id="used">Used by</h2>
          <p className="max-w-none!">
            {users.map((user, index) => (
              <span key={user.name}>
                {index > 0 && ', '}
                <Link to={schemaAddress(user.name)} className="text-base">
                  {user.name}
                </Link>
              </span>
            ))}
          </p>
        </section>
      )}
      <p>
        <Link to={topicAddress('graphql')}>All of the schema</Link>
      </p>
    </>
  );
}

const uses = (entry: SchemaEntry, name: string): boolean =>
  [entry, ...entry.args, ...entry.fields, ...entry.fields.flatMap(({ args }) => args)].some(
    ({ type }) => type.replace(/[[\]!]/g, '') === name,
  );

function Fields({ heading, fields }: { readonly heading: string; readonly fields: readonly SchemaField[] }) {
  if (fields.length === 0) return null;
  const id = heading.toLowerCase().replace(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <StackingTable label={heading} columns={['Name', 'Type', 'What it says']}>
        {fields.map(({ name, type, initial, description, args }) => (
          <tr key={name}>
            <td>
              <code className="text-sm! wrap-anywhere">{name}</code>
            </td>
            <td>
              {type && <TypeLink type={type} />}
              {initial && <span className="text-sm text-stone"> = {initial}</span>}
            </td>
            <td>
              <Words text={description} />
              {args.map((arg) => (
                <span key={arg.name} className="block text-sm">
                  <code className="text-sm!">{arg.name}</code>: <TypeLink type={arg.type} />{' '}
                  <Words text={arg.description} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </StackingTable>
    </section>
  );
}
