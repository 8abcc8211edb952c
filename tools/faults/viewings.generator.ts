import { setTimeout as pause } from 'node:timers/promises';
import { bookingTimes } from '@lintel/contracts';
import { addDays, isSunday, type LondonTime, londonTimeOf } from '@lintel/kernel';
import { type Answer, askUntilAnswered } from './asker.ts';
import type { QuietHome } from './homes.ts';
import { Random } from './random.ts';
import type { ViewingLine, ViewingsLedger } from './viewings.ledger.ts';

export interface ViewingsGeneratorOptions {
  readonly origin: string;
  /** Of an agent of the homes. */
  readonly token: string;
  readonly seed: number;
  /** Of all agents together, while they are answered at once. */
  readonly perSecond: number;
  readonly homes: readonly QuietHome[];
  readonly ledger: ViewingsLedger;
}

/** Below the limit of requests for one home in an hour, those that are counted again after a kill included. */
export const REQUESTS_OF_A_HOME = 45;
const AGENTS = 4;
/** No reminder falls due within a run. */
const FIRST_DAY = 7;

const REQUEST =
  'mutation ($input: ViewingRequestInput!) { outcome: requestViewing(input: $input) { accepted id } }';
const CONFIRM =
  'mutation ($input: ConfirmViewingInput!) { outcome: confirmViewing(input: $input) { version } }';
const CANCEL = 'mutation ($input: CancelViewingInput!) { outcome: cancelViewing(input: $input) { version } }';

interface Change {
  readonly outcome: { readonly version: number };
}

/** Visitors who ask for viewings and agents who answer them, two of them at once for one slot now and then. Each agent has homes of its own. */
export class ViewingsGenerator {
  readonly #options: ViewingsGeneratorOptions;
  readonly #days = daysFrom(londonTimeOf(new Date()).date);
  readonly #requests = new Map<number, number>();
  readonly #agents: Promise<void>[];
  #keys = 0;
  #stopped = false;

  constructor(options: ViewingsGeneratorOptions) {
    this.#options = options;
    this.#agents = Array.from({ length: AGENTS }, (_, agent) => this.#work(agent));
  }

  /** Resolves when everything that was begun has an answer. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#agents);
  }

  async #work(agent: number): Promise<void> {
    const { seed, perSecond, homes, ledger } = this.#options;
    const random = new Random(seed * 2000 + agent);
    const own = homes.filter((_, n) => n % AGENTS === agent);
    const lines: ViewingLine[] = [];
    while (!this.#stopped) {
      await pause(random.exponential((AGENTS / perSecond) * 1000));
      const open = own.filter(({ id }) => (this.#requests.get(id) ?? 0) + 2 <= REQUESTS_OF_A_HOME);
      const pending = lines.filter(({ state }) => state === 'requested');
      const confirmed = lines.filter(({ state }) => state === 'confirmed');
      const change = random.weighted({
        wait: 0.01,
        ...(open.length > 0 ? { request: 3, race: 2 } : {}),
        ...(pending.length > 0 ? { confirm: 2, withdraw: 0.5 } : {}),
        ...(confirmed.length > 0 ? { cancel: 2 } : {}),
      });
      if (change === 'request') lines.push(...(await this.#ask(random.pick(open), 1)));
      else if (change === 'race') {
        const rivals = await this.#ask(random.pick(open), 2);
        lines.push(...rivals);
        if (rivals.length === 2) await this.#race(rivals);
      } else if (change === 'confirm') {
        const line = random.pick(pending);
        const taken = ledger.holderOf(line) !== undefined;
        const won = await this.#confirm(line);
        if (won === taken) ledger.contradictions.push(`viewing ${line.id}: ${won ? 'won' : 'lost'} its slot`);
      } else if (change === 'withdraw') await this.#cancel(random.pick(pending));
      else if (change === 'cancel') await this.#cancel(random.pick(confirmed));
    }
  }

  /** So many requests at once for one slot that nobody has asked for before. */
  async #ask({ id }: QuietHome, count: number): Promise<ViewingLine[]> {
    const requests = this.#requests.get(id) ?? 0;
    this.#requests.set(id, requests + count);
    const slot = this.#slot(requests);
    const asked = await Promise.all(Array.from({ length: count }, () => this.#request(id, slot)));
    return asked.filter((line) => line !== undefined);
  }

  async #request(listingId: number, slot: LondonTime): Promise<ViewingLine | undefined> {
    const { seed, ledger } = this.#options;
    const n = this.#keys++;
    const email = `viewer-${seed}-${n}@example.org`;
    const input = {
      listingId,
      name: 'A. Viewer',
      email,
      phone: '020 7946 0001',
      date: slot.date,
      times: [slot.time],
      idempotencyKey: `request-${seed}-${n}`,
    };
    const { data, message } = await this.#send<{ outcome: { accepted: boolean; id: string } }>(
      'viewing request',
      REQUEST,
      input,
      // One address of the network may ask a few times an hour only.
      { from: `10.${64 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` },
    );
    if (data?.outcome.accepted) return ledger.requested({ id: data.outcome.id, listingId, email, slot });
    ledger.contradictions.push(`the request of ${email} was not taken: ${message}`);
    return undefined;
  }

  /** Both are confirmed at the same moment: one wins. */
  async #race(rivals: readonly ViewingLine[]): Promise<void> {
    const won = await Promise.all(rivals.map((line) => this.#confirm(line)));
    const winners = won.filter(Boolean).length;
    const { ledger } = this.#options;
    ledger.races++;
    if (winners !== 1)
      ledger.contradictions.push(
        `${winners} of viewings ${rivals.map(({ id }) => id).join(' and ')} were confirmed at once`,
      );
  }

  /** Whether it got its slot. */
  async #confirm(line: ViewingLine): Promise<boolean> {
    const { seed, token, ledger } = this.#options;
    const input = { id: line.id, idempotencyKey: `confirm-${seed}-${this.#keys++}` };
    const { data, code, message } = await this.#send<Change>('viewing confirmation', CONFIRM, input, {
      token,
    });
    if (data) ledger.confirmed(line, data.outcome.version);
    else if (code !== 'CONFLICT')
      ledger.contradictions.push(`viewing ${line.id}: the confirmation was refused: ${message}`);
    return data !== undefined;
  }

  /** Needs no key: what is cancelled cannot be cancelled again. */
  async #cancel(line: ViewingLine): Promise<void> {
    const { token, ledger } = this.#options;
    const { data, message } = await this.#send<Change>(
      'viewing cancellation',
      CANCEL,
      { id: line.id },
      { token },
    );
    if (data) ledger.cancelled(line, data.outcome.version);
    else ledger.contradictions.push(`viewing ${line.id}: the cancellation was refused: ${message}`);
  }

  #send<Data>(
    what: string,
    query: string,
    input: object,
    who: { readonly token?: string; readonly from?: string },
  ): Promise<Answer<Data>> {
    const { origin, ledger } = this.#options;
    const onLost = () => ledger.tally.sentAgain(what);
    return askUntilAnswered<Data>(origin, query, { input }, { ...who, onLost });
  }

  #slot(n: number): LondonTime {
    return {
      date: this.#days[Math.floor(n / bookingTimes.length)]!,
      time: bookingTimes[n % bookingTimes.length]!,
    };
  }
}

/** Enough for all that is asked for at one home. */
function daysFrom(today: string): readonly string[] {
  const days = Array.from({ length: 14 }, (_, n) => addDays(today, FIRST_DAY + n));
  return days.filter((day) => !isSunday(day));
}
