import { setTimeout as pause } from 'node:timers/promises';
import type { Cookies } from './cookies.ts';

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
  'EMAIL_NOT_CONFIRMED',
  'TOO_MANY_REQUESTS',
]);

/** Who asks, and from which address of the network, where the product trusts us as a proxy. */
export interface Asking {
  readonly token?: string;
  readonly from?: string;
  /** Of the browser that it is asked with. */
  readonly cookies?: Cookies;
}

/** Asks the product's one address; again, when it is too busy to listen. Never rejects. */
export function ask<Data>(
  origin: string,
  query: string,
  variables: object = {},
  who: Asking = {},
): Promise<Answer<Data>> {
  return unlessSentAway(() => post<Data>(`${origin}/graphql`, { query, variables }, who));
}

/** Signs in, as the page does; as `ask`. The browser's cookies keep the session. */
export function signIn(
  origin: string,
  credentials: { readonly email: string; readonly password: string },
  who: Asking & { readonly cookies: Cookies },
): Promise<Answer<unknown>> {
  return unlessSentAway(() => post(`${origin}/session`, credentials, who));
}

async function unlessSentAway<Data>(once: () => Promise<Answer<Data>>): Promise<Answer<Data>> {
  const until = performance.now() + SENT_AWAY_MS;
  for (;;) {
    const answer = await once();
    if (answer.code !== 'TOO_MANY_REQUESTS' || performance.now() > until) return answer;
    await pause(COME_BACK_MS);
  }
}

async function post<Data>(
  url: string,
  body: object,
  { token, from, cookies }: Asking,
): Promise<Answer<Data>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(from && { 'x-forwarded-for': from }),
        ...(cookies && { cookie: cookies.header }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    cookies?.take(response.headers);
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: GraphqlError[] };
    const error = errors?.[0];
    if (error) return { code: error.extensions?.code ?? 'lost', message: error.message };
    return data ? { data } : { code: 'lost', message: `status ${response.status}` };
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string }; message: string };
    return { code: cause?.code === 'ECONNREFUSED' ? 'unreached' : 'lost', message };
  }
}

/** As `untilAnswered`, of a question to the graph. */
export function askUntilAnswered<Data>(
  origin: string,
  query: string,
  variables: object,
  { onLost, ...who }: Asking & { readonly onLost: () => void },
): Promise<Answer<Data>> {
  return untilAnswered(() => ask<Data>(origin, query, variables, who), onLost);
}

/**
 * Asks until there is an answer, for what can be sent again without being done again. `onLost` is called for each time that it may have been done though
 * no answer came. Resolves with the last answer when there was none for minutes.
 */
export async function untilAnswered<Data>(
  once: () => Promise<Answer<Data>>,
  onLost: () => void,
): Promise<Answer<Data>> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await once();
    if (answer.code === undefined || certainRefusals.has(answer.code) || performance.now() > until)
      return answer;
    if (answer.code !== 'unreached') onLost();
    await pause(AGAIN_MS);
  }
}
