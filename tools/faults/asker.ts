import { setTimeout as pause } from 'node:timers/promises';

const ANSWER_WITHIN_MS = 15_000;
/** Before the next try where nobody listens, and where an answer got lost. */
const AGAIN_MS = 100;
/** How long a question that may be repeated is asked again. */
const PATIENCE_MS = 180_000;
/** A busy product turns callers away for a moment, before anything is done, and says how soon to come back. It may keep that up for this long. */
const SENT_AWAY_MS = 60_000;
const COME_BACK_MS = 1000;

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

/** `data` when the answer had no error; else the code of the first error, or `unreached` when nobody took the question, or `lost` when there was no answer that means anything. */
export type Answer<Data> =
  | { readonly data: Data; readonly code?: undefined; readonly message?: undefined }
  | { readonly data?: undefined; readonly code: string; readonly message: string };

/** Refusals that say for certain that nothing was done. */
export const certainRefusals = new Set([
  'CONFLICT',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
]);

/**
 * Asks the product's one address, as if from an address of the network where the product trusts us as a proxy; again, when it is too busy to listen.
 * Never rejects.
 */
export async function ask<Data>(
  origin: string,
  query: string,
  variables: object = {},
  who: { readonly token?: string; readonly from?: string } = {},
): Promise<Answer<Data>> {
  const until = performance.now() + SENT_AWAY_MS;
  for (;;) {
    const answer = await askOnce<Data>(origin, query, variables, who);
    if (answer.code !== 'TOO_MANY_REQUESTS' || performance.now() > until) return answer;
    await pause(COME_BACK_MS);
  }
}

async function askOnce<Data>(
  origin: string,
  query: string,
  variables: object,
  { token, from }: { readonly token?: string; readonly from?: string },
): Promise<Answer<Data>> {
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
    const error = errors?.[0];
    if (error) return { code: error.extensions?.code ?? 'lost', message: error.message };
    return data ? { data } : { code: 'lost', message: `status ${response.status}` };
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string }; message: string };
    return { code: cause?.code === 'ECONNREFUSED' ? 'unreached' : 'lost', message };
  }
}

/**
 * Asks until there is an answer, for what can be sent again without being done again. `onLost` is called for each time that it may have been done though
 * no answer came. Resolves with the last answer when there was none for minutes.
 */
export async function askUntilAnswered<Data>(
  origin: string,
  query: string,
  variables: object,
  { onLost, ...who }: { readonly token?: string; readonly from?: string; readonly onLost: () => void },
): Promise<Answer<Data>> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask<Data>(origin, query, variables, who);
    if (answer.code === undefined || certainRefusals.has(answer.code) || performance.now() > until)
      return answer;
    if (answer.code !== 'unreached') onLost();
    await pause(AGAIN_MS);
  }
}
