import { setTimeout as pause } from 'node:timers/promises';
import { ask, askUntilAnswered, certainRefusals } from './asker.ts';
import type { BulkEdit, BulkLedger, BulkLine } from './bulk.ledger.ts';
import { listAnother } from './homes.ts';
import { type Ledger, type Line, statuses } from './ledger.ts';
import { Random } from './random.ts';

/** The only one of an agency, with homes that nobody else changes. */
export interface BulkAgent {
  readonly agency: string;
  readonly token: string;
  readonly homes: Line[];
}

export interface BulkGeneratorOptions {
  readonly origin: string;
  readonly agents: readonly BulkAgent[];
  /** Where the homes are entered. */
  readonly homes: Ledger;
  readonly seed: number;
  /** Of all agents together, while they are answered and done at once. */
  readonly perSecond: number;
  readonly ledger: BulkLedger;
}

const LEAST_HOMES = 3;
const MOST_HOMES = 8;
const UNREACHED_MS = 100;
const LOOK_AGAIN_MS = 250;
/** A change whose job was lost goes on after half a minute. */
const DONE_WITHIN_MS = 180_000;

const START = 'mutation ($input: BulkChangeInput!) { outcome: startBulkChange(input: $input) { id } }';
const UNDO = 'mutation ($id: ID!) { outcome: undoBulkChange(id: $id) { id } }';
const LOOK = 'query ($id: ID!) { bulkChange(id: $id) { state total done failed { listingId message } } }';

interface Progress {
  readonly bulkChange: {
    readonly state: string;
    readonly total: number;
    readonly done: number;
    readonly failed: readonly unknown[];
  } | null;
}

/** Agents who change the prices or states of several homes at once, and take some of it back. */
export class BulkGenerator {
  readonly #options: BulkGeneratorOptions;
  readonly #writers: Promise<void>[];
  #stopped = false;

  constructor(options: BulkGeneratorOptions) {
    this.#options = options;
    this.#writers = options.agents.map((_, writer) => this.#write(writer));
  }

  /** Resolves when everything that was begun is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
  }

  async #write(writer: number): Promise<void> {
    const { origin, seed, perSecond, agents } = this.#options;
    const { agency, token, homes } = agents[writer]!;
    let listed = homes.length;
    const random = new Random(seed * 6000 + writer);
    while (!this.#stopped) {
      await pause(random.exponential((agents.length / perSecond) * 1000));
      const usable = homes.filter(({ possible }) => possible === undefined);
      if (usable.length < LEAST_HOMES) {
        const another = await listAnother(origin, token, this.#options.homes, `${agency}-${listed++}`);
        if (another) homes.push(another);
        continue;
      }
      const first = Math.floor(random.between(0, usable.length - LEAST_HOMES + 1));
      const count = Math.floor(random.between(LEAST_HOMES, MOST_HOMES + 1));
      const chosen = usable.slice(first, first + count);
      const edit =
        random.next() < 0.5 ? { status: random.pick(statuses) } : { pricePercent: priceStep(random) };
      const before = new Map(chosen.map((home) => [home, home.certain]));
      const line = await this.#change(token, chosen, edit);
      if (line && line.made.size > 0 && random.next() < 0.4) await this.#undo(token, line, chosen, before);
    }
  }

  async #change(token: string, homes: readonly Line[], edit: BulkEdit): Promise<BulkLine | undefined> {
    const { origin, ledger } = this.#options;
    const input = { ids: homes.map(({ id }) => id), ...edit };
    const { data, code, message } = await ask<{ readonly outcome: { readonly id: string } }>(
      origin,
      START,
      { input },
      { token },
    );
    if (code === 'unreached') return void (await pause(UNREACHED_MS));
    if (!data) {
      if (certainRefusals.has(code))
        ledger.contradictions.push(`a change of several homes was refused: ${message}`);
      // Nobody knows its id, and a price that is changed again is another.
      else ledger.maybe(edit, homes);
      return undefined;
    }
    const { id } = data.outcome;
    if (await this.#is('done', id, token, homes.length)) return ledger.done(id, edit, homes);
    for (const home of homes) home.possible = home.certain;
    return undefined;
  }

  /** Asked again, it is undone once. */
  async #undo(
    token: string,
    line: BulkLine,
    homes: readonly Line[],
    before: ReadonlyMap<Line, Line['certain']>,
  ): Promise<void> {
    const { origin, ledger } = this.#options;
    const { id } = line;
    const { code, message } = await askUntilAnswered(
      origin,
      UNDO,
      { id },
      { token, onLost: () => ledger.tally.sentAgain('undoing of a change of several homes') },
    );
    if (code !== undefined) ledger.contradictions.push(`change ${id} could not be undone: ${message}`);
    else if (await this.#is('undone', id, token, line.made.size)) ledger.undone(line, homes, before);
  }

  /** Whether it comes to that with every home. */
  async #is(state: string, id: string, token: string, homes: number): Promise<boolean> {
    const { origin, ledger } = this.#options;
    const until = performance.now() + DONE_WITHIN_MS;
    let last: string;
    do {
      const { data, message } = await ask<Progress>(origin, LOOK, { id }, { token });
      const progress = data?.bulkChange;
      last = progress ? JSON.stringify(progress) : (message ?? 'not there');
      if (progress?.state === state) {
        if (progress.done === homes && progress.total === homes && progress.failed.length === 0) return true;
        break;
      }
      await pause(LOOK_AGAIN_MS);
    } while (performance.now() < until);
    ledger.contradictions.push(`change ${id} of ${homes} homes is not ${state}: ${last}`);
    return false;
  }
}

/** Small enough that a night of them leaves a price. */
const priceStep = (random: Random): number =>
  (random.next() < 0.5 ? 1 : -1) * Math.ceil(random.between(0.01, 6));
