import { Link } from '@lintel/web/router';
import { schemaAddress } from '../topics.js';

const builtIn = new Set(['Int', 'Float', 'String', 'Boolean', 'ID']);

/** A type as the schema writes it, `[Listing!]`, which leads to what it is. */
export function TypeLink({ type }: { readonly type: string }) {
  const name = type.replace(/[[\]!]/g, '');
  const [before = '', after = ''] = type.split(name);
  return (
    <code className="text-sm! wrap-anywhere">
      {before}
      {builtIn.has(name) ? name : <Link to={schemaAddress(name)}>{name}</Link>}
      {after}
    </code>
  );
}
