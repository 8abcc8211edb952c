import { type Answer, askUntilAnswered, certainRefusals } from './asker.ts';
import { type Ledger, type Line, statuses } from './ledger.ts';

export const CREATE =
  'mutation ($input: ListingInput!, $idempotencyKey: String) { outcome: createListing(input: $input, idempotencyKey: $idempotencyKey) { id version } }';

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
    const { data: line, message } = await list(origin, token, ledger, name);
    if (!line) throw new Error(`${titleOf(name)} was not listed before the kills: ${message}`);
    homes.push({ id: line.id, agent: agentOf(name) });
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
  return (await list(origin, token, ledger, name)).data;
}

const list = (origin: string, token: string, ledger: Ledger, name: string): Promise<Answer<Line>> =>
  listHome({ origin, token, ledger }, home(titleOf(name), PRICE, agentOf(name)));

/** As often as there is no answer, which its key keeps from being another home, and enters it in the ledger. @param input its title is no other's */
export async function listHome(
  { origin, token, ledger }: { readonly origin: string; readonly token: string; readonly ledger: Ledger },
  input: ReturnType<typeof home>,
): Promise<Answer<Line>> {
  const { title, price } = input;
  const onLost = () => ledger.count('again', 'create');
  const variables = { input, idempotencyKey: title.replaceAll(' ', '-') };
  const answer = await askUntilAnswered<Outcome>(origin, CREATE, variables, { token, onLost });
  if (!answer.data) {
    if (!certainRefusals.has(answer.code)) ledger.possibleTitles.add(title);
    return answer;
  }
  const { id, version } = answer.data.outcome;
  const line: Line = { id, title, certain: { version, price, status: statuses[0], removed: false } };
  ledger.created(line);
  return { data: line };
}

const titleOf = (name: string): string => `Home ${name}`;
const agentOf = (name: string): string => `agent-${name}@example.org`;
