import { Button } from '@lintel/ui';
import { useState } from 'react';
import { CodeBlock } from '../code-block.js';
import { Answer } from './answer.js';
import { asCurl, streamRequest } from './api-request.js';
import { StreamFields, unfiltered } from './stream-fields.js';
import { useListening } from './use-listening.js';

/** The stream as it comes. */
export function ListenPart({ apiKey }: { readonly apiKey: string }) {
  const [question, setQuestion] = useState({ ...unfiltered, after: '' });
  const { listen, stop, open, heard, count, position, answered, error } = useListening(apiKey);
  const request = streamRequest({ ...question, limit: '' }, 'text/event-stream');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (open) stop();
        else void listen(request);
      }}
    >
      <StreamFields
        question={question}
        change={(part) => setQuestion({ ...question, ...part })}
        withLimit={false}
      />
      <CodeBlock label="Request" code={asCurl(location.origin, request)} />
      <Button type="submit" variant={open ? 'secondary' : 'primary'} className="mt-4">
        {open ? 'Stop' : 'Listen'}
      </Button>
      <Answer answered={answered} error={error} />
      {answered && answered.status < 400 && (
        <p role="status" className="mt-4 text-base tabular-nums">
          {open ? 'Listening' : 'Ended'}: {count} {count === 1 ? 'event' : 'events'}
          {position !== undefined && `, up to position ${position}`}
        </p>
      )}
      <ul aria-label="Heard" className="mt-4">
        {heard.map(({ position: at, type, subject, text }) => (
          <li key={at} className="border-t border-line py-1">
            <details>
              <summary className="min-h-11 cursor-pointer py-2 text-base wrap-anywhere">
                <span className="font-semibold text-ink tabular-nums">{at}</span> {type}{' '}
                <span className="text-stone">{subject}</span>
              </summary>
              <CodeBlock label={`Event ${at}`} code={JSON.stringify(JSON.parse(text), null, 2)} />
            </details>
          </li>
        ))}
      </ul>
    </form>
  );
}
