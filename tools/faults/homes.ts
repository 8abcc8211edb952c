import { ask } from './asker.ts';
import { type Ledger, type Line, statuses } from './ledger.ts';

export const CREATE =
  'mutation ($input: ListingInput!) { outcome: createListing(input: $input) { id version } }';

export interface Outcome {
  readonly outcome: { readonly id: number; readonly version: number };
}

/** What an agent says of a home. */
export const home = (title: string, price: number, email = 'sales@example.org') => ({
  title,
  description: 'A home that is written about a great deal.',
  address: '12 Example Road, Clapham, London SW4 7AA',
  price,
  bedrooms: 2,
  bathrooms: 1,
  agent: { agency: 'Thistle & Marl', name: 'Sam Example', position: '', phone: '020 7946 0000', email },
});

/** A home that nobody changes, for visitors to ask about. */
export interface QuietHome {
  readonly id: number;
  /** Its agent's address, which no other home has, so that e-mails can be counted by it. */
  readonly agent: string;
}

/** Below every price that a writer gives. */
const PRICE = 50_000;

/** Lists homes before anything is killed. Rejects when one cannot be. */
export async function listQuietHomes(
  origin: string,
  token: string,
  ledger: Ledger,
  names: readonly string[],
): Promise<QuietHome[]> {
  const homes: QuietHome[] = [];
  for (const name of names) {
    const title = `Home ${name}`;
    const agent = `agent-${name}@example.org`;
    const input = home(title, PRICE, agent);
    const { data, message } = await ask<Outcome>(origin, CREATE, { input }, { token });
    if (!data) throw new Error(`${title} was not listed before the kills: ${message}`);
    const { id, version } = data.outcome;
    ledger.created({ id, title, certain: { version, price: PRICE, status: statuses[0], removed: false } });
    homes.push({ id, agent });
  }
  return homes;
}

/** Lists one more in the middle of the run. Undefined without an answer: it may be there, and nobody knows by which id. */
export async function listAnother(
  origin: string,
  token: string,
  ledger: Ledger,
  name: string,
): Promise<Line | undefined> {
  const title = `Home ${name}`;
  const input = home(title, PRICE, `agent-${name}@example.org`);
  const { data, code } = await ask<Outcome>(origin, CREATE, { input }, { token });
  if (!data) {
    if (code !== 'unreached') ledger.possibleTitles.add(title);
    return undefined;
  }
  const { id, version } = data.outcome;
  const line: Line = { id, title, certain: { version, price: PRICE, status: statuses[0], removed: false } };
  ledger.created(line);
  return line;
}
