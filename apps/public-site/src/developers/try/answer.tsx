import { Alert } from '@lintel/ui';
import { CodeBlock } from '../code-block.js';

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly statusText: string;
  readonly ms: number;
  /** Of all headers, those about limits. */
  readonly limits: readonly (readonly [string, string])[];
  readonly body?: string;
}

const MOST_SHOWN = 30_000;
const limitHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'];

/** @param began by `performance.now()` */
export const answeredBy = ({ status, statusText, headers }: Response, began: number): Answered => ({
  ...{ status, statusText, ms: Math.round(performance.now() - began) },
  limits: limitHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  }),
});

const readable = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
};

/** The answer, or that there was none. */
export function Answer({ answered, error }: { readonly answered?: Answered; readonly error?: unknown }) {
  if (error !== undefined)
    return <Alert className="mt-4" title="No answer came. Are you online?" error={error} />;
  if (!answered) return null;
  const { status, statusText, ms, limits, body } = answered;
  const text = body === undefined ? undefined : readable(body);
  return (
    <section aria-label="What came back">
      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-base">
        <div>
          <dt className="text-sm text-stone">Status</dt>
          <dd className={status < 400 ? 'font-semibold text-moss' : 'font-semibold text-clay'}>
            <span role="status">{`${status} ${statusText}`.trim()}</span>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-stone">Took</dt>
          <dd className="tabular-nums">{ms} ms</dd>
        </div>
        {limits.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-stone">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {text !== undefined && (
        <CodeBlock
          label={text.length > MOST_SHOWN ? `Its first ${MOST_SHOWN} of ${text.length} characters` : 'Answer'}
          code={text.slice(0, MOST_SHOWN)}
        />
      )}
    </section>
  );
}
