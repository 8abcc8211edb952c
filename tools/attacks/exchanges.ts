import { AsyncLocalStorage } from 'node:async_hooks';

/** What an attacker sent and what came back, as it may be printed. */
export interface Exchange {
  readonly sent: string;
  readonly cameBack: string;
}

const attempts = new AsyncLocalStorage<Exchange[]>();
const LONGEST = 600;

/** Runs an attempt; all that it sends is kept for whoever has to reproduce it. */
export async function recorded<Result>(
  work: (exchanges: readonly Exchange[]) => Promise<Result>,
): Promise<Result> {
  const exchanges: Exchange[] = [];
  return attempts.run(exchanges, () => work(exchanges));
}

export function record(sent: string, cameBack: string): void {
  attempts.getStore()?.push({ sent: printable(sent), cameBack: printable(cameBack) });
}

const SECRET = /("(?:\w*[pP]assword|\w*[tT]oken|secret|authorization)"\s*:\s*")(?:[^"\\]|\\.)*"/g;
const ECHOED = /((?:p|P)assword: \\?")[^"\\]*/g;
const SIGNED = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]*|[\w-]{43,})/g;

/** Neither passwords nor tokens, and no more than a screen of it. */
const printable = (text: string): string => {
  const bare = text.replaceAll(SECRET, '$1…"').replaceAll(ECHOED, '$1…').replaceAll(SIGNED, '…');
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)} … (${text.length} characters)` : bare;
};
