import { apiScopeNames, apiScopes } from '@lintel/contracts/api-keys';
import { Link } from '@lintel/web/router';
import { WideTable } from '../../blog/prose.js';
import { CodeBlock } from '../code-block.js';
import type { Section } from '../section.js';
import { schemaAddress } from '../topics.js';

const asking = (origin: string) => `curl ${origin}/graphql \\
  -H "Authorization: Bearer $LINTEL_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ agencyListings(first: 3) { total listings { id title } } }"}'`;

export const keys = (origin: string): readonly Section[] => [
  {
    id: 'show',
    title: 'Showing a key',
    text: (
      <>
        <p>
          Every request carries it as <code>Authorization: Bearer KEY</code>. A key begins with{' '}
          <code>lintel_</code>, so that scanners of lost secrets know one. It is shown once, when it is made:
          we keep a hash of it, and how it begins, to recognise it by.
        </p>
        <CodeBlock label="With a key that has listings:read" code={asking(origin)} />
        <p>Keep keys on servers. One in a web page or an app belongs to whoever looks inside.</p>
      </>
    ),
  },
  {
    id: 'scopes',
    title: 'Scopes',
    text: (
      <>
        <p>A key does what its scopes say, for the agency that it belongs to, and nothing else.</p>
        <WideTable label="Scopes">
          <table className="min-w-xl">
            <thead>
              <tr>
                <th scope="col">Scope</th>
                <th scope="col">What it is for</th>
                <th scope="col">What it opens in GraphQL</th>
              </tr>
            </thead>
            <tbody>
              {apiScopeNames.map((name) => (
                <tr key={name}>
                  <td>
                    <code className="whitespace-nowrap">{name}</code>
                  </td>
                  <td>{apiScopes[name].label}</td>
                  <td>
                    {apiScopes[name].fields.length === 0
                      ? 'Nothing: it is for the stream'
                      : apiScopes[name].fields.map((field, index) => (
                          <span key={field}>
                            {index > 0 && ', '}
                            <Link to={schemaAddress(field)}>{field}</Link>
                          </span>
                        ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
        <p>
          Every other field answers a key as it does a visitor. A request asks for fields that a scope opens
          or for those that anybody may ask for, not for both: it is answered in one name.
        </p>
      </>
    ),
  },
  {
    id: 'whose',
    title: 'Whose a key is',
    text: (
      <p>
        One of an agency acts for that agency, and hears its viewings and messages beside what everyone hears.
        One of the whole portal hears what is for everyone, and acts for no agency. A key makes no keys.
      </p>
    ),
  },
  {
    id: 'replace',
    title: 'Replacing and revoking',
    text: (
      <>
        <p>
          A key can be given a new secret: the one before stays good for as many hours as you say, a day
          unless you say otherwise. Put the new one in place, see its last use, done: no pause.
        </p>
        <p>
          Revoked, a key lets nobody in after two seconds, and open streams end within five. Scopes, agency
          and end are told beside each key, with when it was last used.
        </p>
      </>
    ),
  },
  {
    id: 'lost',
    title: 'If one is lost',
    text: (
      <p>
        Revoke it first, then look at what it did: each change is in the agency’s audit trail under the key.
      </p>
    ),
  },
];
