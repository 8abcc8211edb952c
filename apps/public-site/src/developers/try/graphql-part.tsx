import { Button, Textarea } from '@lintel/ui';
import { useState } from 'react';
import { CodeBlock } from '../code-block.js';
import { Answer } from './answer.js';
import { type ApiRequest, asCurl, graphqlRequest } from './api-request.js';
import { useSending } from './use-sending.js';

const example = `query ($first: Int!) {
  agencyListings(first: $first) {
    total
    listings { id title state }
  }
}`;

/** A question to GraphQL. */
export function GraphqlPart({ apiKey }: { readonly apiKey: string }) {
  const [query, setQuery] = useState(example);
  const [variables, setVariables] = useState('{ "first": 3 }');
  const { ask, busy, ...came } = useSending(apiKey);
  const request = readRequest(query, variables);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (request) void ask(request);
      }}
    >
      <Textarea
        label="Query"
        rows={8}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Textarea
        label="Variables"
        hint="JSON"
        rows={3}
        className="mt-4 [&_textarea]:font-mono [&_textarea]:text-sm"
        spellCheck={false}
        value={variables}
        error={request ? undefined : 'This is no JSON.'}
        onChange={({ target }) => setVariables(target.value)}
      />
      {request && <CodeBlock label="Request" code={asCurl(location.origin, request)} />}
      <Button type="submit" variant="primary" className="mt-4" busy={busy}>
        Ask
      </Button>
      <Answer {...came} />
    </form>
  );
}

/** Undefined while the variables are no JSON. */
function readRequest(query: string, variables: string): ApiRequest | undefined {
  try {
    return graphqlRequest(query, variables);
  } catch {
    return undefined;
  }
}
