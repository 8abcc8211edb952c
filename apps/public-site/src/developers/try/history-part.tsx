import { Button } from '@lintel/ui';
import { useState } from 'react';
import { CodeBlock } from '../code-block.js';
import { Answer } from './answer.js';
import { asCurl, streamRequest } from './api-request.js';
import { StreamFields, unfiltered } from './stream-fields.js';
import { useSending } from './use-sending.js';

/** A page of the stream. */
export function HistoryPart({ apiKey }: { readonly apiKey: string }) {
  const [question, setQuestion] = useState(unfiltered);
  const { ask, busy, ...came } = useSending(apiKey);
  const request = streamRequest(question, 'application/json');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask(request);
      }}
    >
      <StreamFields question={question} change={(part) => setQuestion({ ...question, ...part })} withLimit />
      <CodeBlock label="Request" code={asCurl(location.origin, request)} />
      <Button type="submit" variant="primary" className="mt-4" busy={busy}>
        Read
      </Button>
      <Answer {...came} />
    </form>
  );
}
